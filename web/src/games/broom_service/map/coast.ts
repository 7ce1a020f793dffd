// The hand that draws the coasts: every point of the board is moved by one seeded function of its place alone,
// so that neighbours share each wobble of their border exactly.

import { dice } from '../../../parts/clouds';
import type { Board, Point } from '../types';

export const MARGIN = 18; // the sea round the realm
const STEP = 12; // between two points of a drawn line
const SEED = 1789;

export type Warp = (point: Point) => Point;

export function warping(board: Board): Warp {
  const roll = dice(SEED);
  const phases = Array.from({ length: 24 }, () => roll() * Math.PI * 2);
  const { width, height } = board;
  const wave = (x: number, y: number, length: number, first: number): number => {
    const at = (i: number): number => phases[(first + i) % phases.length]!;
    return (
      (Math.sin(x / length + at(0) + 1.3 * Math.sin((y / length) * 0.8 + at(1))) +
        Math.sin(y / length + at(2) + 1.3 * Math.sin((x / length) * 0.7 + at(3)))) /
      2
    );
  };
  const sway = (x: number, y: number, first: number): number =>
    8.5 * wave(x, y, 82, first) + 3.2 * wave(x, y, 21, first + 4) + 1.3 * wave(x, y, 8, first + 7);
  // Near the edge of the sheet the land draws back, now more, now less.
  const ebb = (depth: number, along: number, first: number): number => {
    const near = Math.max(0, 1 - depth / 70) ** 2;
    return near * (6 + 5 * Math.sin(along / 31 + phases[first]!) + 3 * Math.sin(along / 13 + phases[first + 1]!));
  };
  return ([x, y]) => {
    const left = ebb(x, y, 11);
    const right = ebb(width - x, y, 13);
    const top = ebb(y, x, 15);
    const foot = ebb(height - y, x, 17);
    // and corners are cut.
    const cx = x < width / 2 ? 0 : width;
    const cy = y < height / 2 ? 0 : height;
    const cut = 15 * Math.max(0, 1 - Math.hypot(x - cx, y - cy) / 95) ** 2;
    return [
      x + sway(x, y, 0) * 0.75 + left - right + (cx ? -cut : cut),
      y + sway(x, y, 9) * 0.75 + top - foot + (cy ? -cut : cut),
    ];
  };
}

export const near = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 0.75 && Math.abs(a[1] - b[1]) < 0.75;
const fixed = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

// The points of one straight side, drawn by hand.
export function side(p: Point, q: Point, warp: Warp): Point[] {
  const steps = Math.max(2, Math.round(Math.hypot(q[0] - p[0], q[1] - p[1]) / STEP));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return warp([p[0] * (1 - t) + q[0] * t, p[1] * (1 - t) + q[1] * t]);
  });
}

// A smooth line through its points, the same whichever way it is walked.
export function curve(points: Point[]): string {
  let path = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const before = points[i - 1] ?? a;
    const after = points[i + 2] ?? b;
    const out: Point = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6];
    const back: Point = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6];
    path += `C${fixed(out)} ${fixed(back)} ${fixed(b)}`;
  }
  return path;
}

const sides = (polygon: Point[]): [Point, Point][] => polygon.map((p, i) => [p, polygon[(i + 1) % polygon.length]!]);

export type Shape = { path: string; points: Point[] };

export function shape(polygon: Point[], warp: Warp): Shape {
  const lines = sides(polygon).map(([p, q]) => side(p, q, warp));
  const start = lines[0]?.[0] ?? [0, 0];
  return { path: `M${fixed(start)}${lines.map(curve).join('')}Z`, points: lines.flatMap((line) => line.slice(1)) };
}

export type Outlines = {
  regions: Record<string, Shape>;
  water: Record<string, Point[][]>; // drawn by nobody: to know what was tapped
  coast: string; // where land meets water or the sea round the sheet
  borders: string; // where land meets land
};

export function outlines(board: Board, warp: Warp): Outlines {
  const regions = Object.fromEntries(Object.entries(board.regions).map(([id, region]) => [id, shape(region.polygon, warp)]));
  const water = Object.fromEntries(board.water.map(({ id, polygons }) => [id, polygons.map((one) => shape(one, warp).points)]));
  const draw = (p: Point, q: Point): string => {
    const line = side(p, q, warp);
    return `M${fixed(line[0]!)}${curve(line)}`;
  };
  let coast = '';
  let borders = '';
  for (const { a, b, p, q } of board.borders) {
    const lands = Number(a in board.regions) + Number(b in board.regions);
    if (lands === 2) borders += draw(p, q);
    else if (lands === 1) coast += draw(p, q);
  }
  for (const region of Object.values(board.regions))
    for (const [p, q] of sides(region.polygon)) if (outer(p, q, board)) coast += draw(p, q);
  return { regions, water, coast, borders };
}

// Whether a side lies along the edge of the sheet.
function outer(p: Point, q: Point, { width, height }: Board): boolean {
  const along = (axis: 0 | 1, value: number): boolean => Math.abs(p[axis] - value) < 0.75 && Math.abs(q[axis] - value) < 0.75;
  return along(0, 0) || along(0, width) || along(1, 0) || along(1, height);
}

export function inside([x, y]: Point, polygon: Point[]): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!;
    const [bx, by] = polygon[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

// How far a point is from the nearest point of an outline.
export function depth([x, y]: Point, polygon: Point[]): number {
  let least = Infinity;
  for (const [px, py] of polygon) least = Math.min(least, (px - x) ** 2 + (py - y) ** 2);
  return Math.sqrt(least);
}
