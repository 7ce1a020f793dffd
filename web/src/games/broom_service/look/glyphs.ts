// Outlines shared by the map, the cards and the people's shelves.  Each stands in a square of 24 units.

// Every potion has its own glass: told apart without colour.
export const FLASKS: Record<string, string> = {
  violet: 'M9.4 1.8H14.6V4L13.9 4.6V8.3A7.3 7.3 0 1 1 10.1 8.3V4.6L9.4 4Z',
  green: 'M9 1.8H15V4L14.2 4.6V7.6H18A1.8 1.8 0 0 1 19.8 9.4V20.4A1.8 1.8 0 0 1 18 22.2H6A1.8 1.8 0 0 1 4.2 20.4V9.4A1.8 1.8 0 0 1 6 7.6H9.8V4.6L9 4Z',
  orange: 'M9 1.8H15V4L14.2 4.6V8.8L21.3 19.4A1.8 1.8 0 0 1 19.8 22.2H4.2A1.8 1.8 0 0 1 2.7 19.4L9.8 8.8V4.6L9 4Z',
};

// What light leaves on each glass.
export const SHINES: Record<string, string> = {
  violet: 'M7.3 15.2A4.8 4.8 0 0 1 10.4 10.8',
  green: 'M7.2 11V18.4',
  orange: 'M11 11.6 6.4 18.8',
};

export const BOLT = 'M14.5 1 5 13.8H10.8L8.3 23 19 9.6H12.9Z';
export const WAND = 'M3.2 21.6 14 10.6';

export function star(points: number, outer: number, inner: number, x = 12, y = 12): string {
  return (
    Array.from({ length: points * 2 }, (_, i) => {
      const radius = i % 2 ? inner : outer;
      const angle = (i * Math.PI) / points - Math.PI / 2;
      return `${i ? 'L' : 'M'}${(x + Math.cos(angle) * radius).toFixed(2)} ${(y + Math.sin(angle) * radius).toFixed(2)}`;
    }).join('') + 'Z'
  );
}

// A fat star with room for a number.
export const STAR = star(8, 12, 9);
export const SPARK = star(5, 7.2, 3, 16.4, 7.8);

// A witch's hat, brim at the foot of its square.
export const HAT = 'M6.2 18Q6.6 8.5 12.3 3.6Q15.8 1 20.6 3.9Q16.6 4.5 17 8.6Q17.3 13 18 18Z';
export const BRIM = 'M.8 20.4Q5.8 16.6 12 16.6T23.2 20.4Q17.8 22.6 12 22.6T.8 20.4Z';
export const BAND = 'M6.4 14.8Q12 12.6 17.5 14.8L17.9 17.6Q12 15.4 6.2 17.6Z';
