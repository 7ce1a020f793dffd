// Where things lie.  One unit is a 120th of a cell; a card is LONG by SHORT and lies in the middle of its cell.

import type { Face, Side } from './types';

export const LONG = 120;
export const SHORT = 80;
export const HALF = LONG / 2;
export const REACH = SHORT / 2; // from the middle to the ports of the centre square
export const FLAP = HALF - REACH;
export const CASTLE = 62; // how deep the castles stand
export const MARGIN = 8; // sky around the castles, for light and shadow

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
export const BIT: Record<string, number> = { N: 1, E: 2, S: 4, W: 8 };
export const UNIT: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export type Point = readonly [number, number];

export const frame = (size: number): number => size * LONG + 2 * (CASTLE + MARGIN);

// The middle of a cell.
export const centre = (cell: number, size: number): [number, number] => [
  CASTLE + MARGIN + ((cell % size) + 0.5) * LONG,
  CASTLE + MARGIN + (Math.floor(cell / size) + 0.5) * LONG,
];

// The foot of a castle: the middle of its long side, on the edge of its cell.
export function foot(side: Side, index: number, size: number): [number, number] {
  const near = CASTLE + MARGIN;
  const far = near + size * LONG;
  const along = near + (index + 0.5) * LONG;
  if (side === 'N') return [along, near];
  if (side === 'S') return [along, far];
  return side === 'W' ? [near, along] : [far, along];
}

export const castleCell = (side: Side, index: number, size: number): number =>
  side === 'N' ? index : side === 'S' ? size * (size - 1) + index : side === 'W' ? index * size : index * size + size - 1;

export const cellName = (cell: number, size: number): string =>
  String.fromCharCode(97 + (cell % size)) + (Math.floor(cell / size) + 1);

// The cell under a point of the board, or null.
export function cellAt(x: number, y: number, size: number): number | null {
  const col = Math.floor((x - CASTLE - MARGIN) / LONG);
  const row = Math.floor((y - CASTLE - MARGIN) / LONG);
  return col >= 0 && row >= 0 && col < size && row < size ? row * size + col : null;
}

// The next cell in a direction (0 north … 3 west), or null at the frame.
export function neighbour(cell: number, direction: number, size: number): number | null {
  const [dx, dy] = UNIT[direction & 3]!;
  const col = (cell % size) + dx;
  const row = Math.floor(cell / size) + dy;
  return col >= 0 && row >= 0 && col < size && row < size ? row * size + col : null;
}

export const rotate = (mask: number, turn: number): number => ((mask << turn) | (mask >> (4 - turn))) & 15;

export const mask = (ports: string): number => [...ports].reduce((all, port) => all | (BIT[port] ?? 0), 0);

export const ports = (set: number): number[] => [0, 1, 2, 3].filter((side) => set & (1 << side));

export type Shape = { blocks: number[]; flaps: number; art: string };

export const shape = (face: Face | undefined): Shape => ({
  blocks: (face?.blocks ?? []).map(mask),
  flaps: mask(face?.flaps ?? ''),
  art: face?.art ?? '',
});
