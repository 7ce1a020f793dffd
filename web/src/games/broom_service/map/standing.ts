// Which towers stand, and how pawns that share a region make room for each other.

import type { Point, Stat, Tower, View } from '../types';
import type { Layout } from './layout';

export type Standing = { id: string; colour: string; square: boolean; vp: number; wands: number; closed: boolean };

// A mountain tile laid in its region covers a tower; the orange tower stands where its hill tile lies.
export function standing(stat: Stat, view: View): Standing[] {
  const list = Object.entries(stat.board.towers).flatMap(([id, tower]: [string, Tower & { covered?: boolean }]) => {
    if (tower.covered && tower.regions.some((region) => stat.board.regions[region]?.tile === 'mountain' && region in view.tiles)) return [];
    const { colour, square, vp, wands } = tower;
    return [{ id, colour, square, vp, wands, closed: view.closed.includes(id) }];
  });
  for (const [region, tile] of Object.entries(view.tiles)) {
    const kind = stat.hill_tiles[tile];
    if (kind && !kind.circles) list.push({ id: `hill_${region}`, colour: kind.colour ?? 'orange', square: true, vp: kind.vp, wands: 0, closed: false });
  }
  return list;
}

export type Standee = { seat: number; pawn: number; at: Point; scale: number };

const ROWS = [[], [1], [2], [1, 2], [2, 2], [2, 3], [3, 3], [3, 4], [4, 4], [4, 5], [5, 5]];
const SCALES = [1, 1, 0.86, 0.7, 0.68, 0.62, 0.6, 0.54, 0.54, 0.48, 0.48];

// Back row first; one's own pawns stand in front.
export function crowd(who: { seat: number; pawn: number }[], [x, y]: Point, mine: number | null, grow: number): Standee[] {
  const order = [...who].sort((a, b) => Number(a.seat === mine) - Number(b.seat === mine) || a.seat - b.seat || a.pawn - b.pawn);
  const rows = ROWS[order.length] ?? [Math.ceil(order.length / 2), Math.floor(order.length / 2)];
  const scale = (SCALES[order.length] ?? 0.46) * (order.length < 4 ? grow : 1);
  const [wide, high] = [38 * scale, 36 * scale];
  const foot = y + 29 * scale + ((rows.length - 1) * high) / 2;
  let index = 0;
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      ...order[index++]!,
      at: [x + (i - (count - 1) / 2) * wide, foot - (rows.length - 1 - row) * high] as Point,
      scale,
    })),
  );
}

// Where everybody's pawns stand, back to front.
export function standees(pawns: readonly (readonly string[])[], plan: Layout, mine: number | null, grow = 1): Standee[] {
  const regions = new Map<string, { seat: number; pawn: number }[]>();
  pawns.forEach((both, seat) =>
    both.forEach((region, pawn) => regions.set(region, [...(regions.get(region) ?? []), { seat, pawn }])),
  );
  return [...regions]
    .flatMap(([region, who]) => (plan.pawns[region] ? crowd(who, plan.pawns[region], mine, grow) : []))
    .sort((a, b) => a.at[1] - b.at[1]);
}
