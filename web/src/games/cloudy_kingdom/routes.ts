// What is drawn on a card: from the ways its face joins to stems, leaves, bridges, holes and thorns.

import { HALF, REACH, UNIT, ports, type Shape } from './geometry';
import { branch, onFlap, through, type Stem } from './twine';

export type Mark =
  | { is: 'stem'; stem: Stem; ways: number } // the ways it belongs to
  | { is: 'leaf'; x: number; y: number; angle: number; size: number }
  | { is: 'hub'; leaves: number[]; size: number }
  | { is: 'bud' }
  | { is: 'bridge' }
  | { is: 'shade' }
  | { is: 'hole'; size: number }
  | { is: 'fray'; x: number; y: number; angle: number }
  | { is: 'thorns'; x: number; y: number; angle: number }
  | { is: 'fire' };

const ENDS = [0, 2]; // a face is described lying north-south
const STUB = 25; // how near to the middle a torn stem comes

const on = (side: number, far: number): { x: number; y: number } => ({
  x: UNIT[side]![0] * far,
  y: UNIT[side]![1] * far,
});

const leaf = (x: number, y: number, angle: number, size = 1): Mark => ({ is: 'leaf', x, y, angle, size });

// Leaves beside a stem that goes straight through or bends.
function leaves(a: number, b: number, crowded: boolean): Mark[] {
  if ((a + 2) % 4 === b)
    return a % 2
      ? [leaf(21, -5, -58, 0.9), leaf(-21, 5, 122, 0.9)]
      : [leaf(5, -21, -32), leaf(-5, 21, 148), leaf(-5, -27, 212, 0.7), leaf(5, 27, 32, 0.7)];
  const [ax, ay] = UNIT[a]!;
  const [bx, by] = UNIT[b]!;
  const away = (Math.atan2(-(ay + by), -(ax + bx)) * 180) / Math.PI;
  const [x, y] = [(ax + bx) * 9, (ay + by) * 9];
  const outer = leaf(x * 1.9, y * 1.9, away + 180, 0.65);
  return crowded ? [outer] : [leaf(x, y, away, 1.1), outer];
}

// A place where three or four ways meet.
function meeting(block: number, flaps: number): Mark[] {
  const sides = ports(block);
  const straight = (block & 5) === 5 ? 0 : 1;
  const marks: Mark[] = [];
  for (const side of sides)
    if (side % 2 !== straight) marks.push({ is: 'stem', stem: branch(side, flaps), ways: block });
  marks.push({ is: 'stem', stem: through(straight, straight + 2, flaps), ways: block });
  const free = [0, 1, 2, 3].filter((side) => !(block & (1 << side)));
  const away = free[0] === undefined ? 0 : free[0] * 90 - 90;
  const hub: Mark = free.length
    ? { is: 'hub', leaves: [away - 38, away + 38], size: 0.86 }
    : { is: 'hub', leaves: [-45, 45, 135, 225], size: 1 };
  return [...marks, hub];
}

function centre({ blocks, flaps, art }: Shape): Mark[] {
  const marks: Mark[] = [];
  const bridge = art === 'rope_bridge';
  for (const block of blocks) {
    const sides = ports(block);
    const [a, b] = sides;
    if (sides.length > 2) marks.push(...meeting(block, flaps));
    else if (a !== undefined && b !== undefined) {
      if (bridge && block === 5) continue; // drawn last, it leads over everything
      marks.push({ is: 'stem', stem: through(a, b, flaps), ways: block }, ...leaves(a, b, blocks.length > 1));
    }
  }
  if (bridge && blocks.includes(5)) {
    if (blocks.length > 1) marks.push({ is: 'shade' });
    for (const side of ENDS)
      if (flaps & (1 << side)) marks.push({ is: 'stem', stem: branch(side, flaps, 30), ways: 5 });
    marks.push({ is: 'bridge' });
  }
  return marks;
}

// Ways that begin at an edge and lead nowhere.
function loose({ blocks, flaps, art }: Shape): Mark[] {
  const joined = blocks.reduce((all, block) => all | block, 0);
  const sides = art === 'frayed' ? [0, 1, 2, 3] : ENDS.filter((side) => flaps & ~joined & (1 << side));
  const torn = art === 'hole' || art === 'frayed' || sides.length > 1;
  const marks: Mark[] = torn && sides.length ? [{ is: 'hole', size: art === 'frayed' ? 1.12 : 1 }] : [];
  for (const side of sides) {
    marks.push({ is: 'stem', stem: branch(side, flaps, torn ? STUB : 4), ways: 1 << side });
    if (torn) marks.push({ is: 'fray', ...on(side, STUB - 1), angle: side * 90 });
    else marks.push({ is: 'bud' }, leaf(4, -18, -30), leaf(-4, -24, 205, 0.8));
  }
  return marks;
}

function thorns({ blocks, flaps }: Shape): Mark[] {
  const joined = blocks.reduce((all, block) => all | block, 0);
  return ENDS.filter((side) => joined & ~flaps & (1 << side)).flatMap((side): Mark[] => [
    { is: 'stem', stem: onFlap(side), ways: 1 << side },
    { is: 'thorns', ...on(side, (HALF + REACH) / 2 - 3), angle: side * 90 },
  ]);
}

const known = new Map<string, Mark[]>();

function once(key: string, make: () => Mark[]): Mark[] {
  let marks = known.get(key);
  if (!marks) known.set(key, (marks = make()));
  return marks;
}

const key = (face: Shape): string => `${face.blocks.join('.')}/${face.flaps}/${face.art}`;

// The whole picture of a face, lying north-south.
export const picture = (face: Shape): Mark[] =>
  once(key(face), () => [
    ...loose(face),
    ...centre(face),
    ...thorns(face),
    ...(face.art === 'fire' ? [{ is: 'fire' } as const] : []),
  ]);

// What is still seen of a face under another card: its two flaps.
export const flapPicture = (face: Shape): Mark[] =>
  once(`${key(face)}|`, () => [
    ...ENDS.filter((side) => face.flaps & (1 << side)).map((side): Mark => ({ is: 'stem', stem: onFlap(side), ways: 1 << side })),
    ...thorns(face),
  ]);

// Flames, thorns and frayed ends as drawn shapes around their own middle.
export const LEAF = 'M0 0C3 -7 12 -9 20 -3C21.5 -1.8 21.5 -.6 20 .6C13 7 4 7 0 0Z';
export const VEIN = 'M1 0C7 -2.5 13 -2.5 18 -1.4';
export const FLAME = 'M0 11C-8 10 -10 3 -7 -3C-5.5 -6 -5.8 -9 -4 -13C-2 -9 0 -10 1 -17C5 -12 9 -5 8.5 2C8 8 4 11 0 11Z';
export const TORN =
  'M-21 -3L-17.5 -8.5L-18 -13L-11.5 -15L-8.5 -19.5L-3 -17.6L2 -20.5L7 -17.4L12.5 -17.6L14.6 -12L20 -8.6L18.6 -3L21.4 2.4L17.6 7L17.4 12.5L12 14.4L9 19.6L3.4 17.8L-1.4 20.6L-6 17.4L-12 18L-14 12.6L-19.4 9.4L-18.2 4Z';
