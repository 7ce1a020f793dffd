// What grows on the land: trees, mounds, peaks and heather, strewn by one seed and kept clear of towers and tiles.

import { dice } from '../../../parts/clouds';
import type { Point, Terrain } from '../types';
import { depth, inside } from './coast';
import type { Box } from './ground';

export type Layer = { ink: string; path: string }; // a class of the sheet, and everything painted with it
type Draw = (x: number, y: number, size: number, roll: () => number) => Record<string, string>;

const n = (value: number): string => value.toFixed(1);
const ring = (x: number, y: number, r: number): string => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

const tree: Draw = (x, y, s, roll) => {
  if (roll() < 0.42) {
    const r = 5.6 * s;
    return {
      trunk: `M${n(x)} ${n(y)}v${n(-6 * s)}`,
      crown: ring(x, y - 9 * s, r),
      gleam: `M${n(x - r * 0.55)} ${n(y - 9 * s)}a${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${n(r * 0.6)} ${n(-r * 0.6)}`,
    };
  }
  return {
    trunk: `M${n(x)} ${n(y)}v${n(-4 * s)}`,
    crown: `M${n(x)} ${n(y - 18 * s)}l${n(4.6 * s)} ${n(7 * s)}h${n(-1.8 * s)}l${n(4 * s)} ${n(7.6 * s)}h${n(-13.6 * s)}l${n(4 * s)} ${n(-7.6 * s)}h${n(-1.8 * s)}Z`,
    gleam: `M${n(x - 1.6 * s)} ${n(y - 11.4 * s)}l${n(-2.6 * s)} ${n(5.4 * s)}`,
  };
};

const mound: Draw = (x, y, s) => ({
  mound: `M${n(x - 13 * s)} ${n(y)}Q${n(x - 10 * s)} ${n(y - 13 * s)} ${n(x)} ${n(y - 13 * s)}T${n(x + 13 * s)} ${n(y)}`,
  ridge: `M${n(x + 3 * s)} ${n(y - 10 * s)}q${n(4 * s)} ${n(2 * s)} ${n(5.5 * s)} ${n(6 * s)}M${n(x - 1 * s)} ${n(y - 9 * s)}q${n(4 * s)} ${n(2 * s)} ${n(5 * s)} ${n(6 * s)}`,
});

const peak: Draw = (x, y, s, roll) => {
  const lean = (roll() - 0.5) * 5 * s;
  const [top, wide] = [24 * s, 12.5 * s];
  const cut = 0.36;
  const [ax, ay] = [x + lean, y - top];
  return {
    peak: `M${n(x - wide)} ${n(y)}L${n(ax)} ${n(ay)}L${n(x + wide)} ${n(y)}Z`,
    snow: `M${n(ax - (ax - x + wide) * cut)} ${n(ay + top * cut)}L${n(ax)} ${n(ay)}L${n(ax + (x + wide - ax) * cut)} ${n(ay + top * cut)}l${n(-3 * s)} ${n(-2.4 * s)}l${n(-2 * s)} ${n(3.4 * s)}l${n(-2.6 * s)} ${n(-2.8 * s)}Z`,
    dusk: `M${n(ax)} ${n(ay)}L${n(x + wide)} ${n(y)}H${n(x + wide * 0.25)}Z`,
  };
};

const tuft: Draw = (x, y, s, roll) => ({
  grass: `M${n(x - 4 * s)} ${n(y - 6 * s)}q${n(3.4 * s)} ${n(2 * s)} ${n(4 * s)} ${n(6 * s)}v${n(-9 * s)}M${n(x)} ${n(y)}q${n(0.6 * s)} ${n(-4.6 * s)} ${n(4 * s)} ${n(-6.6 * s)}`,
  ...(roll() < 0.45 ? { bloom: ring(x, y - 10 * s, 1.9 * s) + ring(x + 4.6 * s, y - 7.2 * s, 1.5 * s) + ring(x - 4.6 * s, y - 6.8 * s, 1.5 * s) } : {}),
});

const GROWTH: Record<Terrain, { draw: Draw; space: number; high: number; rim: number; order: string[] }> = {
  forest: { draw: tree, space: 16, high: 9, rim: 9, order: ['trunk', 'crown', 'gleam'] },
  hill: { draw: mound, space: 27, high: 6, rim: 14, order: ['mound', 'ridge'] },
  mountain: { draw: peak, space: 25, high: 12, rim: 15, order: ['peak', 'dusk', 'snow'] },
  heath: { draw: tuft, space: 18, high: 5, rim: 8, order: ['grass', 'bloom'] },
};

export function scatter(terrain: Terrain, polygon: Point[], taken: Box[], seed: number): Layer[] {
  const { draw, space, high, rim, order } = GROWTH[terrain];
  const roll = dice(seed * 2654435761 + 97);
  for (let i = 0; i < 5; i++) roll();
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const layers: Record<string, string> = {};
  let row = 0;
  for (let y = Math.min(...ys) + rim; y < Math.max(...ys); y += space * 0.86, row++)
    for (let x = Math.min(...xs) + (row % 2) * (space / 2); x < Math.max(...xs); x += space) {
      const at: Point = [x + (roll() - 0.5) * space * 0.42, y + (roll() - 0.5) * space * 0.36];
      const size = 0.82 + roll() * 0.34;
      const parts = draw(at[0], at[1] + high, size, roll);
      const hidden = taken.some((box) => Math.abs(at[0] - box.x) < box.w / 2 + rim * 0.5 && Math.abs(at[1] - box.y) < box.h / 2 + rim * 0.4);
      if (hidden || !inside(at, polygon) || depth(at, polygon) < rim) continue;
      for (const [ink, path] of Object.entries(parts)) layers[ink] = (layers[ink] ?? '') + path;
    }
  return order.flatMap((ink) => (layers[ink] ? [{ ink, path: layers[ink] }] : []));
}
