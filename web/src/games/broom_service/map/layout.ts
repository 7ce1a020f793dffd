// Where things find room: what stands on borders stays, all else in a region moves until nothing hides anything.

import type { Board, Point, Tower } from '../types';
import { outlines, warping, type Outlines } from './coast';
import { Ground, type Box } from './ground';

export type Spot = { at: Point; scale: number };

export type Layout = {
  drawn: Outlines;
  towers: Record<string, Spot>; // their feet
  tethers: { tower: string; from: Point; to: Point }[];
  tiles: Record<string, Point>; // by region
  landmarks: Record<string, Point>; // castles and stone circles, by region
  clouds: Record<string, Spot>; // by cloud space
  pawns: Record<string, Point>; // by region
  centres: Record<string, Point>; // by region
  waters: Record<string, Point>;
  things: Box[]; // all of these, where they lie
  taken: Record<string, Box[]>; // what no tree may hide, by region
  grounds: Record<string, Ground>; // by region
};

const WAND = 18; // what a wand adds to a tower's side
const UP = 29; // from a tower's foot to its middle
const CLOUD = { w: 88, h: 58 };
const PAWNS = { w: 64, h: 58 };
const MARK = { w: 64, h: 54 };
const ROUNDS = 3;
const SPILL: Record<Item['kind'], number> = { tower: 420, tile: 420, mark: 420, cloud: 250, pawns: 260 };

// What a tower with its wands covers.
export function towerBox({ at: [x, y], scale }: Spot, wands = 0): Box {
  const wide = wands ? WAND : 0;
  return { x: x + (wide / 2) * scale, y: y - UP * scale, w: (48 + wide) * scale, h: 68 * scale };
}

type Item = { kind: 'tower' | 'tile' | 'mark' | 'cloud' | 'pawns'; id: string; sizes: Box[]; wanted: Point };

export function layout(board: Board): Layout {
  const warp = warping(board);
  const drawn = outlines(board, warp);
  const plan: Layout = {
    drawn,
    towers: {},
    tethers: [],
    tiles: {},
    landmarks: {},
    clouds: {},
    pawns: {},
    centres: {},
    waters: {},
    things: [],
    taken: {},
    grounds: Object.fromEntries(Object.entries(drawn.regions).map(([id, { points }]) => [id, new Ground(points)])),
  };
  const towers = Object.entries(board.towers);
  for (const [id, tower] of towers)
    if (tower.regions.length > 1) {
      const [x, y] = warp(tower.pos);
      plan.towers[id] = { at: [x, y + 6], scale: 1 };
    }
  spread(Object.values(plan.towers));
  const shared = Object.entries(plan.towers).map(([id, spot]) => towerBox(spot, board.towers[id]!.wands));
  plan.things.push(...shared);
  for (const id of Object.keys(board.regions)) plan.things.push(...furnish(id, board, plan, shared, warp));
  for (const [id, tower] of towers) if (tower.regions.length > 1) tie(id, tower, plan);
  for (const { id, center } of board.water) plan.waters[id] = warp(center);
  return plan;
}

// Moves towers that stand on borders apart, until none hides another; their threads show where they belong.
function spread(spots: Spot[]): void {
  for (let round = 0; round < 8; round++)
    spots.forEach((one, i) => {
      for (const other of spots.slice(0, i)) {
        const across = other.at[0] - one.at[0];
        const room = 50 - Math.abs(across);
        if (room <= 0 || Math.abs(other.at[1] - one.at[1]) >= 62) continue;
        const push = (across < 0 ? -room : room) / 2;
        one.at = [one.at[0] - push, one.at[1]];
        other.at = [other.at[0] + push, other.at[1]];
      }
    });
}

const at = (size: { w: number; h: number }, [x, y]: Point): Box => ({ ...size, x, y });

function items(id: string, board: Board, warp: (point: Point) => Point): Item[] {
  const region = board.regions[id]!;
  const [x, y] = warp(region.center);
  const list: Item[] = [];
  const spaces = Object.entries(board.spaces).filter(([, space]) => space.region === id);
  for (const [space, { pos }] of spaces) {
    const [cx, cy] = warp(pos);
    const scales = spaces.length > 1 ? [0.8, 0.7, 0.6] : [1.05, 0.92, 0.8, 0.7];
    const sizes = scales.map((scale) => at({ w: CLOUD.w * scale, h: CLOUD.h * scale }, [0, 0]));
    list.push({ kind: 'cloud', id: space, sizes, wanted: [cx, cy - 6] });
  }
  for (const [tower, one] of Object.entries(board.towers)) {
    if (one.regions.length !== 1 || one.regions[0] !== id) continue;
    const [tx, ty] = warp(one.pos);
    const sizes = [1, 0.88, 0.76].map((scale) => towerBox({ at: [0, 0], scale }, one.wands));
    list.push({ kind: 'tower', id: tower, sizes, wanted: [tx + sizes[0]!.x, ty + 8] });
  }
  if (region.tile) {
    const size = at({ w: 46, h: region.tile === 'mountain' ? 60 : 48 }, [0, 0]); // amulets hang below
    list.push({ kind: 'tile', id, sizes: [size], wanted: warp(region.tile_pos ?? region.center) });
  }
  if (region.castle || region.circle) list.push({ kind: 'mark', id, sizes: [at(MARK, [0, 0])], wanted: [x, y - 26] });
  // Pawns never stand below a cloud: where one lies, they use its room later.
  if (!spaces.length) list.push({ kind: 'pawns', id, sizes: [at(PAWNS, [0, 0])], wanted: [x, y + 6] });
  return list;
}

function furnish(id: string, board: Board, plan: Layout, shared: Box[], warp: (point: Point) => Point): Box[] {
  const ground = plan.grounds[id]!;
  const list = items(id, board, warp);
  const boxes: Box[] = list.map(({ sizes, wanted }) => at(sizes.at(-1)!, wanted));
  let moved = true;
  for (let round = 0; round < ROUNDS && moved; round++) {
    moved = false;
    list.forEach(({ kind, sizes, wanted }, i) => {
      const others = [...boxes.filter((_, j) => j !== i), ...shared];
      const [before, box] = [boxes[i]!, ground.best(sizes, wanted, others, { spill: SPILL[kind], far: 3, small: kind === 'tower' ? 900 : 360 })];
      moved ||= before.x !== box.x || before.y !== box.y || before.w !== box.w;
      boxes[i] = box;
    });
  }
  list.forEach((item, i) => {
    const box = boxes[i]!;
    const middle: Point = [box.x, box.y];
    if (item.kind === 'tower') {
      const scale = box.h / 68;
      plan.towers[item.id] = { at: [box.x - item.sizes[0]!.x * scale, box.y + UP * scale], scale };
    } else if (item.kind === 'tile') plan.tiles[id] = [box.x, box.y - (box.h > 50 ? 7 : 0)];
    else if (item.kind === 'mark') plan.landmarks[id] = middle;
    else if (item.kind === 'cloud') plan.clouds[item.id] = { at: middle, scale: box.w / CLOUD.w };
  });
  const of = (...kinds: Item['kind'][]): Box[] => boxes.filter((_, i) => kinds.includes(list[i]!.kind));
  const fixed = [...of('tower', 'tile', 'mark'), ...shared];
  const [x, y] = warp(board.regions[id]!.center);
  const pawns = of('pawns')[0] ?? ground.best([at(PAWNS, [0, 0])], [x, y + 6], fixed, { spill: 220, far: 3, small: 0 });
  plan.taken[id] = fixed;
  plan.pawns[id] = [pawns.x, pawns.y];
  plan.centres[id] = [x, y];
  return [...of('tower', 'tile', 'mark', 'cloud'), { ...pawns, weight: 0.3 }];
}

// A thread from a tower on a border into each region that it serves.
function tie(id: string, tower: Tower, plan: Layout): void {
  const from = plan.towers[id]!.at;
  for (const region of tower.regions) {
    const ground = plan.grounds[region];
    const pawns = plan.pawns[region];
    if (!ground || !pawns) continue;
    const far = Math.hypot(pawns[0] - from[0], pawns[1] - from[1]) || 1;
    const on = (reach: number): Point => [from[0] + ((pawns[0] - from[0]) / far) * reach, from[1] + ((pawns[1] - from[1]) / far) * reach];
    let reach = Math.min(far, 42);
    while (reach < far && !ground.has(...on(reach))) reach += 4;
    plan.tethers.push({ tower: id, from, to: on(reach) });
  }
}
