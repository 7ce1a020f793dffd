// The five players' colours; their emblems are moon, star, sun, cat and feather (signs.svg).

export const COLOURS = ['#c2314b', '#1f6fb5', '#e0a90f', '#2b2733', '#2c9c8f'] as const;
export const INKS = ['#ffffff', '#ffffff', '#1d1400', '#ffffff', '#ffffff'] as const;

export const colour = (seat: number): string => COLOURS[seat % COLOURS.length]!;
export const ink = (seat: number): string => INKS[seat % INKS.length]!;
