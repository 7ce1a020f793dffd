// A region as a grid of small squares: what fits where, quickly asked.

import type { Point } from '../types';

// Round its middle; the weight says how ill it takes being hidden.
export type Box = { x: number; y: number; w: number; h: number; weight?: number };
export type Weights = { spill: number; far: number; small: number };

const CELL = 4;

export function overlap(a: Box, b: Box): number {
  const wide = (a.w + b.w) / 2 - Math.abs(a.x - b.x);
  const high = (a.h + b.h) / 2 - Math.abs(a.y - b.y);
  return wide > 0 && high > 0 ? wide * high * (b.weight ?? 1) : 0;
}

// Where a level line crosses an outline, from left to right.
function crossings(y: number, points: Point[]): number[] {
  const found: number[] = [];
  let [bx, by] = points.at(-1)!;
  for (const [ax, ay] of points) {
    if (ay > y !== by > y) found.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
    [bx, by] = [ax, ay];
  }
  return found.sort((a, b) => a - b);
}

export class Ground {
  #left: number;
  #top: number;
  #wide: number;
  #high: number;
  #land: boolean[];

  constructor(points: Point[]) {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    this.#left = Math.min(...xs);
    this.#top = Math.min(...ys);
    this.#wide = Math.ceil((Math.max(...xs) - this.#left) / CELL) + 1;
    this.#high = Math.ceil((Math.max(...ys) - this.#top) / CELL) + 1;
    this.#land = new Array<boolean>(this.#wide * this.#high).fill(false);
    for (let j = 0; j < this.#high; j++) {
      const cuts = crossings(this.#top + j * CELL, points);
      for (let k = 0; k + 1 < cuts.length; k += 2) {
        const from = Math.ceil((cuts[k]! - this.#left) / CELL);
        const to = Math.floor((cuts[k + 1]! - this.#left) / CELL);
        for (let i = from; i <= to; i++) this.#land[j * this.#wide + i] = true;
      }
    }
  }

  has(x: number, y: number): boolean {
    const i = Math.round((x - this.#left) / CELL);
    const j = Math.round((y - this.#top) / CELL);
    return i >= 0 && j >= 0 && i < this.#wide && j < this.#high && this.#land[j * this.#wide + i]!;
  }

  get area(): number {
    return this.#land.filter(Boolean).length;
  }

  // The first place where a thing lies wholly inside and touches nothing, the middle first.
  fits(size: Box, taken: Box[]): Box | null {
    const wanted: Point = [this.#left + (this.#wide * CELL) / 2, this.#top + (this.#high * CELL) / 2];
    const box = this.best([size], wanted, taken, { spill: 500, far: 0.1, small: 0 });
    return this.#spill(box) || taken.some((other) => overlap(box, other)) ? null : box;
  }

  // How much of a box's rim hangs over the border.
  #spill(box: Box): number {
    let out = 0;
    for (let i = -2; i <= 2; i++)
      for (let j = -2; j <= 2; j++) if (!this.has(box.x + (i / 4) * box.w, box.y + (j / 4) * box.h)) out++;
    return out;
  }

  // The best place for a thing of one of these sizes, the largest first: inside, clear of others, near where it is wanted.
  best(sizes: Box[], wanted: Point, taken: Box[], weights: Weights): Box {
    const [wide, high] = [(this.#wide - 1) * CELL, (this.#high - 1) * CELL];
    const middle = { x: this.#left + wide / 2, y: this.#top + high / 2 };
    let best: Box = { ...sizes[0]!, x: wanted[0], y: wanted[1] };
    let least = Infinity;
    // Thousands of squares are looked at, so nothing is made for any of them.
    sizes.forEach((size, step) => {
      const near = taken.filter(
        (one) => Math.abs(middle.x - one.x) < (wide + size.w + one.w) / 2 && Math.abs(middle.y - one.y) < (high + size.h + one.h) / 2,
      );
      const box = { ...size };
      let [x, y] = [0, 0];
      let found = false;
      const look = (i: number, j: number): void => {
        box.x = this.#left + i * CELL;
        box.y = this.#top + j * CELL;
        const [dx, dy] = [box.x - wanted[0], box.y - wanted[1]];
        let cost = step * weights.small + weights.far * Math.sqrt(dx * dx + dy * dy); // faster by far than hypot
        for (let k = 0; k < near.length && cost < least; k++) cost += overlap(box, near[k]!);
        if (cost >= least) return;
        cost += weights.spill * this.#spill(box);
        if (cost < least) [x, y, least, found] = [box.x, box.y, cost, true];
      };
      // Every other square first, row by row from where it is wanted, as far as one could still be better; then round
      // the best of them.
      const dear = (from: number, k: number, value: number): boolean =>
        step * weights.small + weights.far * Math.abs(from + k * CELL - value) >= least;
      const row = (j: number): void => {
        if (dear(this.#top, j, wanted[1])) return;
        for (let i = 0; i < this.#wide; i += 2) if (!dear(this.#left, i, wanted[0])) look(i, j);
      };
      const middleRow = Math.max(0, Math.min(2 * Math.round((wanted[1] - this.#top) / CELL / 2), this.#high));
      for (let j = middleRow; j < this.#high; j += 2) row(j);
      for (let j = middleRow - 2; j >= 0; j -= 2) row(j);
      const [cx, cy] = found ? [x, y] : [best.x, best.y];
      const [ci, cj] = [Math.round((cx - this.#left) / CELL), Math.round((cy - this.#top) / CELL)];
      for (let j = cj - 1; j <= cj + 1; j++) for (let i = ci - 1; i <= ci + 1; i++) look(i, j);
      if (found) best = { ...size, x, y };
    });
    return best;
  }
}
