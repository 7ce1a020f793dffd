// What the legal words light up on the map, and what lies under a finger.

import type { Word } from '../../../wire';
import type { Point, Stat, Target, View } from '../types';
import { inside } from './coast';
import type { Box } from './ground';
import { towerBox, type Layout, type Spot } from './layout';
import type { Standing } from './standing';

export type Choice = {
  key: string;
  target: Target;
  region: string; // where it lies
  at: Point; // its middle
  box: Box | null; // null: the whole region
  pawns: number[]; // who can do it
};

export type Thing = { kind: 'region' | 'tower' | 'space' | 'water'; id: string; at: Point };

const CLOUD = { w: 88, h: 58 };
const EXTRA = /^hill_(.+)$/; // the orange tower of a hill tile

// Where a tower's foot stands; the orange tower of a hill tile stands on its tile.
export function footOf(tower: string, plan: Layout): Spot | null {
  const found = plan.towers[tower];
  if (found) return found;
  const tile = plan.tiles[EXTRA.exec(tower)?.[1] ?? ''];
  return tile ? { at: [tile[0], tile[1] + 27], scale: 0.9 } : null;
}

export const regionsOf = (tower: string, stat: Stat): string[] =>
  stat.board.towers[tower]?.regions ?? [EXTRA.exec(tower)?.[1] ?? ''].filter(Boolean);

export function choices(legal: Word[], stat: Stat, view: View, mine: number | null, plan: Layout): Choice[] {
  const found = new Map<string, Choice>();
  const add = (target: Target, region: string, at: Point | null | undefined, box: Box | null, pawn?: number): void => {
    if (!at) return;
    const key = `${target.kind}:${target.id}`;
    const known = found.get(key);
    if (!known) found.set(key, { key, target, region, at, box, pawns: pawn === undefined ? [] : [pawn] });
    else if (pawn !== undefined && !known.pawns.includes(pawn)) known.pawns.push(pawn);
  };
  for (const word of legal) {
    const pawn = (word.pawn as number | undefined) ?? 0;
    if (word.type === 'Fly') {
      const id = String(word.region);
      add({ kind: 'region', id, pawn }, id, plan.pawns[id], null, pawn);
    } else if (word.type === 'Deliver') {
      const id = String(word.tower);
      const foot = footOf(id, plan);
      const here = mine === null ? undefined : view.seats[mine]?.pawns[pawn];
      const served = regionsOf(id, stat);
      const region = here && served.includes(here) ? here : (served[0] ?? '');
      const box = foot && towerBox(foot, stat.board.towers[id]?.wands);
      add({ kind: 'tower', id, pawn }, region, box && [box.x, box.y], box, pawn);
    } else if (word.type === 'Dispel') {
      const id = String(word.space);
      const spot = plan.clouds[id];
      const box = spot && { x: spot.at[0], y: spot.at[1], w: CLOUD.w * spot.scale, h: CLOUD.h * spot.scale };
      add({ kind: 'space', id }, stat.board.spaces[id]?.region ?? '', spot?.at, box ?? null);
    } else if (word.type === 'Circle') {
      const id = String(word.circle);
      const region = Object.entries(stat.board.regions).find(([, one]) => one.circle === id)?.[0] ?? '';
      add({ kind: 'circle', id }, region, plan.landmarks[region], null);
    }
  }
  return [...found.values()].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

const away = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const within = ([x, y]: Point, box: Box): boolean => Math.abs(x - box.x) <= box.w / 2 && Math.abs(y - box.y) <= box.h / 2;
const nearest = <T extends { at: Point }>(list: T[], point: Point): T | undefined =>
  list.reduce<T | undefined>((best, one) => (best && away(best.at, point) <= away(one.at, point) ? best : one), undefined);

// The choice meant by a tap: what it hits, else the region it is in, else whatever a finger's breadth reaches.
export function meant(list: Choice[], point: Point, plan: Layout, reach: number): Choice | undefined {
  const hit = list.filter((one) => one.box && within(point, one.box));
  if (hit.length) return nearest(hit, point);
  const lying = (one: Choice): boolean => inside(point, plan.drawn.regions[one.region]?.points ?? []);
  const open = list.filter((one) => !one.box && lying(one));
  if (open.length) return nearest(open, point);
  const clouds = list.filter((one) => one.target.kind === 'space' && lying(one));
  if (clouds.length) return nearest(clouds, point);
  return nearest(
    list.filter((one) => away(one.at, point) <= reach + (one.box ? Math.min(one.box.w, one.box.h) / 3 : 0)),
    point,
  );
}

// Whatever lies there, legal or not.
export function under(point: Point, view: View, plan: Layout, towers: Standing[]): Thing | null {
  const things = towers.flatMap(({ id, wands }): (Thing & { box: Box })[] => {
    const foot = footOf(id, plan);
    const box = foot && towerBox(foot, wands);
    return box ? [{ kind: 'tower', id, at: [box.x, box.y], box }] : [];
  });
  const tower = nearest(things.filter((one) => within(point, one.box)), point);
  if (tower) return tower;
  const clouds = Object.keys(view.clouds).flatMap((id): (Thing & { box: Box })[] => {
    const spot = plan.clouds[id];
    if (!spot) return [];
    const box = { x: spot.at[0], y: spot.at[1], w: CLOUD.w * spot.scale, h: CLOUD.h * spot.scale };
    return [{ kind: 'space', id, at: spot.at, box }];
  });
  const cloud = nearest(clouds.filter((one) => within(point, one.box)), point);
  if (cloud) return cloud;
  return land(point, plan);
}

// The region or the water there, whatever stands on it.
export function land(point: Point, plan: Layout): Thing | null {
  for (const [id, { points }] of Object.entries(plan.drawn.regions))
    if (inside(point, points)) return { kind: 'region', id, at: plan.pawns[id] ?? point };
  for (const [id, polygons] of Object.entries(plan.drawn.water))
    if (polygons.some((one) => inside(point, one))) return { kind: 'water', id, at: point };
  return null;
}
