// The five players' colours and emblems.

export const COLOURS = ['#c2314b', '#1f6fb5', '#e0a90f', '#2b2733', '#2c9c8f'] as const;
export const INKS = ['#ffffff', '#ffffff', '#1d1400', '#ffffff', '#ffffff'] as const;

// 24 units square: moon, star, sun, cat, feather.
export const EMBLEMS = [
  'M15.500 3.200A9.200 9.200 0 1 0 20.800 14.500 7.400 7.400 0 0 1 15.500 3.200Z',
  'M12 2.500 14.700 9l7 .500-5.400 4.500 1.800 6.800L12 17.100 5.900 20.800 7.700 14 2.300 9.500l7-.500Z',
  'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM11 1.500h2v3.600h-2ZM11 18.900h2v3.600h-2ZM1.500 11h3.600v2H1.500ZM18.900 11h3.600v2h-3.600ZM4.600 6 6 4.600l2.500 2.500-1.400 1.400ZM15.500 16.900l1.400-1.400L19.400 18 18 19.400ZM4.600 18l2.500-2.500 1.400 1.400L6 19.400ZM15.500 7.100 18 4.600 19.400 6l-2.500 2.500Z',
  'M4 3.500 8.500 7.300Q12 6.200 15.500 7.300L20 3.500V14q0 7-8 7t-8-7ZM8.600 11.500a1.400 1.900 0 1 0 .01 0ZM15.400 11.500a1.400 1.900 0 1 0 .01 0ZM10.700 16.500h2.600L12 18Z',
  'M20.500 2.500C10 3 5.500 9 6 16.500L3 21.500l1.500.800L8 17.500C15.500 17.500 20 12 20.500 2.500ZM8.500 15.500 16 7',
] as const;

export const colour = (seat: number): string => COLOURS[seat % COLOURS.length]!;
export const ink = (seat: number): string => INKS[seat % INKS.length]!;
