// Where along the map's lower edge a button hides least.

import { overlap, type Box } from './ground';

const STEP = 8;

// How far from the left a square of this size stands best, all in the map's units.
export function quiet(things: Box[], size: number, width: number, bottom: number): number {
  let best = width - size;
  let least = Infinity;
  for (let left = width - size; left >= 0; left -= STEP) {
    const place = { x: left + size / 2, y: bottom - size / 2, w: size, h: size };
    const hidden = things.reduce((sum, thing) => sum + overlap(place, thing), 0);
    if (hidden >= least) continue;
    least = hidden;
    best = left;
  }
  return best;
}
