// Where the clouds of a round float: rows as full as the sky is wide, a little out of line.

export type Spot = { x: number; y: number; size: number }; // the centre and the edge of a square, in pixels

const LUSH = 1.14; // a cloud leaves the rim of its picture empty, so that pictures may overlap
const MOST = 420; // pixels; the pictures have 512

const wobble = (number: number): number => {
  const turn = Math.sin(number * 127.1) * 43758.5453;
  return (turn - Math.floor(turn)) * 2 - 1;
};

// The spots of *count* clouds in a sky of this width and height; *seed* lets every round float a little differently.
export function spots(count: number, width: number, height: number, seed: number): Spot[] {
  if (!count || width <= 0 || height <= 0) return [];
  let rows = 1;
  let best = 0;
  for (let tried = 1; tried <= count; tried++) {
    const fits = Math.min(width / Math.ceil(count / tried), height / tried);
    if (fits > best) [rows, best] = [tried, fits];
  }
  const size = Math.min(best * LUSH, width, height, MOST);
  const high = height / rows;
  return Array.from({ length: rows }, (_, row) => {
    const from = Math.floor((row * count) / rows);
    const many = Math.floor(((row + 1) * count) / rows) - from;
    // a row of fewer clouds is drawn together, as wide as the fullest row leaves them
    const wide = Math.min(width / many, Math.max(width / Math.ceil(count / rows), size) * 1.12);
    return Array.from({ length: many }, (_, column) => {
      const key = seed * 31 + from + column;
      const slack = (room: number): number => Math.max(0, (room - size * 0.86) / 2) * 0.62;
      const x = width / 2 + (column - (many - 1) / 2) * wide + wobble(key) * slack(wide);
      const y = (row + 0.5) * high + wobble(key + 0.5) * slack(high);
      return { x: clamp(x, size, width), y: clamp(y, size, height), size };
    });
  }).flat();
}

const clamp = (at: number, size: number, room: number): number => Math.min(Math.max(at, size / 2), room - size / 2);

// The place beside *from* that an arrow key leads to.
export function beside(all: Spot[], from: number, key: string): number {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  const start = all[from];
  let [found, least] = [from, Infinity];
  all.forEach((spot, place) => {
    if (!start || place === from) return;
    const along = (spot.x - start.x) * dx! + (spot.y - start.y) * dy!;
    const aside = Math.abs((spot.x - start.x) * dy!) + Math.abs((spot.y - start.y) * dx!);
    const far = along + 2 * aside;
    if (along > 1 && far < least) [found, least] = [place, far];
  });
  return found;
}
