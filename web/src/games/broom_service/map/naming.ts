// Where the regions' names are written: clear of all that stands there, in one line or two.

import type { Board, Lang, Point } from '../types';
import { MARGIN } from './coast';
import type { Box } from './ground';
import type { Layout } from './layout';

export type Label = { id: string; at: Point; rows: string[] };

export const LINE_HIGH = 14;
const WIDE = 7; // a letter
const FAR = 200;

// A name of several words may stand in two lines.
function broken(name: string): string[] {
  const cuts = [...name.matchAll(/[ -]/g)].map(({ index }) => index);
  if (!cuts.length) return [name];
  const off = (cut: number): number => Math.abs(cut - name.length / 2);
  const cut = cuts.reduce((best, one) => (off(one) < off(best) ? one : best));
  return [name.slice(0, cut + (name[cut] === '-' ? 1 : 0)), name.slice(cut + 1)];
}

const box = (rows: string[]): Box => ({
  x: 0,
  y: 0,
  w: Math.max(...rows.map((row) => row.length)) * WIDE + 4,
  h: rows.length * LINE_HIGH + 2,
});

export function naming(board: Board, plan: Layout, lang: Lang): Label[] {
  const [w, h] = [board.width, board.height];
  const rim = FAR / 2 + MARGIN;
  const beyond: Box[] = [
    { x: -rim, y: h / 2, w: FAR, h: h * 2, weight: 9 },
    { x: w + rim, y: h / 2, w: FAR, h: h * 2, weight: 9 },
    { x: w / 2, y: -rim, w: w * 2, h: FAR, weight: 9 },
    { x: w / 2, y: h + rim, w: w * 2, h: FAR, weight: 9 },
  ];
  const taken = [...plan.things.map((one) => ({ ...one, weight: (one.weight ?? 1) * 3 })), ...beyond];
  return Object.entries(board.regions).map(([id, region]) => {
    const name = region.names[lang] ?? region.names.en ?? '';
    const ways = [[name], broken(name)];
    const sizes = ways.map(box);
    const [x, y] = plan.centres[id]!;
    const best = plan.grounds[id]!.best(sizes, [x, y + 40], taken, { spill: 45, far: 0.8, small: 30 });
    taken.push({ ...best, weight: 3 });
    return { id, at: [best.x, best.y], rows: ways[best.h === sizes[0]!.h ? 0 : 1]! };
  });
}
