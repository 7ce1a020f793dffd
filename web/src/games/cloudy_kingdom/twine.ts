// Two strands wound around each other along a line.
//
// Strands meet at every edge because all lines keep the same beat: a crossing at
// the card's edge, the next one at the centre square, and so on.  A twist looks
// the same from both ends, so cards may lie any way round.

import { FLAP, HALF, REACH, UNIT, type Point } from './geometry';

export type Stem = { back: string; front: string; over: string };

// A piece of a line: a place and a heading for every u from 0 to 1, and how many crossings it is long.
type Piece = { at: (u: number) => [x: number, y: number, heading: number]; beats: number };

export const SWING = 4.9; // how far a strand swings out
const OVERLAP = 2; // lines run a little beyond the edge; the card cuts them off
const STEPS = 9; // points between two crossings

const straight = (from: Point, to: Point, beats: number): Piece => {
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return { at: (u) => [from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u, heading], beats };
};

// A bend around the corner of the centre square between two neighbouring sides.
function bend(from: number, to: number): Piece {
  const [ax, ay] = UNIT[from]!;
  const [bx, by] = UNIT[to]!;
  const [cx, cy] = [(ax + bx) * REACH, (ay + by) * REACH];
  return {
    at: (u) => {
      const [c, s] = [Math.cos((u * Math.PI) / 2), Math.sin((u * Math.PI) / 2)];
      const x = cx - REACH * (bx * c + ax * s);
      const y = cy - REACH * (by * c + ay * s);
      return [x, y, Math.atan2(by * s - ay * c, bx * s - ax * c)];
    },
    beats: 4,
  };
}

const out = (side: number, far: number): Point => [UNIT[side]![0] * far, UNIT[side]![1] * far];

// From the card's edge to the centre square (beat 0 to 1), or the other way.
const inward = (side: number): Piece => straight(out(side, HALF), out(side, REACH), 1);
const outward = (side: number): Piece => straight(out(side, REACH), out(side, HALF), 1);

function wind(pieces: Piece[], start: number): Stem {
  const last = pieces.length - 1;
  const beats = pieces.reduce((sum, piece) => sum + piece.beats, 0);
  const place = (beat: number): [number, number, number] => {
    let left = beat;
    let index = 0;
    while (index < last && left > pieces[index]!.beats) left -= pieces[index++]!.beats;
    return pieces[index]!.at(left / pieces[index]!.beats);
  };
  const point = (beat: number, sign: number): string => {
    const inside = Math.min(Math.max(beat, 0), beats);
    const [x, y, heading] = place(inside);
    const beyond = (beat - inside) * FLAP;
    const swing = sign * SWING * Math.sin((start + beat) * Math.PI);
    const px = x + Math.cos(heading) * beyond - Math.sin(heading) * swing;
    const py = y + Math.sin(heading) * beyond + Math.cos(heading) * swing;
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  const run = (from: number, to: number, sign: number): string => {
    const steps = Math.max(2, Math.round((to - from) * STEPS));
    const points = Array.from({ length: steps + 1 }, (_, i) => point(from + ((to - from) * i) / steps, sign));
    return `M${points.join('L')}`;
  };
  const [head, tail] = [-OVERLAP / FLAP, beats + OVERLAP / FLAP];
  let over = '';
  for (let beat = 0; beat <= beats; beat++)
    if ((start + beat) % 2) over += run(Math.max(head, beat - 0.5), Math.min(tail, beat + 0.5), -1);
  return { back: run(head, tail, -1), front: run(head, tail, 1), over };
}

// Through the card from one side to another; *flaps* says on which sides it runs on to the short edge.
export function through(from: number, to: number, flaps: number): Stem {
  const middle =
    (from + 2) % 4 === to ? straight(out(from, REACH), out(to, REACH), 4) : bend(from, to);
  const pieces = [middle];
  if (flaps & (1 << from)) pieces.unshift(inward(from));
  if (flaps & (1 << to)) pieces.push(outward(to));
  return wind(pieces, flaps & (1 << from) ? 0 : 1);
}

// From one side to *depth* short of the middle.
export function branch(side: number, flaps: number, depth = 0): Stem {
  const arm = straight(out(side, REACH), out(side, depth), (REACH - depth) / FLAP);
  return flaps & (1 << side) ? wind([inward(side), arm], 0) : wind([arm], 1);
}

// Only what lies on the flap.
export const onFlap = (side: number): Stem => wind([inward(side)], 0);

// The bare middle line of a cell's block, out to the cell's edges: for light.  *meet*: its ways meet in the middle.
export function line(sides: number[], meet = false): string {
  const [a, b] = sides;
  if (!meet && sides.length === 2 && a !== undefined && b !== undefined && (a + 2) % 4 !== b) {
    const [from, to] = [out(a, REACH), out(b, REACH)];
    const sweep = (a + 1) % 4 === b ? 0 : 1;
    return `M${out(a, HALF).join(' ')}L${from.join(' ')}A${REACH} ${REACH} 0 0 ${sweep} ${to.join(' ')}L${out(b, HALF).join(' ')}`;
  }
  if (!meet && sides.length === 2) return `M${out(a!, HALF).join(' ')}L${out(b!, HALF).join(' ')}`;
  return sides.map((side) => `M${out(side, HALF).join(' ')}L0 0`).join('');
}
