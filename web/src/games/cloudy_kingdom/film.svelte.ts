// The film: what happened, shown card by card, before the board settles in the true view.

import type { Block, GameEvent } from '../../wire';
import { Film } from '../film.svelte';
import { CASTLE, centre, frame } from './geometry';
import type { Laid, View } from './types';

export type Flyer = { id: number; face: string | null; turn: number; x: number; y: number; scale: number; opacity: number };
type Spot = { x: number; y: number; scale: number; opacity: number };

const QUICK = 220;
const EASY = 340;
const SLOW = 450;

const ease = (t: number): number => 1 - (1 - t) ** 3;

// What an event does to the piles, or null if it leaves them alone.
function after(cells: Laid[][], event: GameEvent): Laid[][] | null {
  const next = [...cells];
  const cell = event.cell as number;
  const pile = cells[cell] ?? [];
  switch (event.type) {
    case 'Placed':
      next[cell] = [...pile, [event.face as string, event.turn as number]];
      return next;
    case 'Removed':
      next[cell] = pile.slice(0, -1);
      return next;
    case 'Turned':
      next[cell] = pile.map(([face, turn]) => [face, (turn + (event.quarters as number)) % 4]);
      return next;
    case 'Swapped':
      [next[cell], next[event.other as number]] = [cells[event.other as number] ?? [], pile];
      return next;
    case 'Moved': {
      const moved = event.pile ? pile : pile.slice(-1);
      next[cell] = pile.slice(0, pile.length - moved.length);
      next[event.to as number] = [...(cells[event.to as number] ?? []), ...moved];
      return next;
    }
  }
  return null;
}

// Symmetric faces may be kept in either of two equal turns.
const alike = (a: Laid[][], b: Laid[][]): boolean =>
  a.length === b.length &&
  a.every((pile, i) => pile.length === b[i]!.length && pile.every(([face, turn], j) => face === b[i]![j]![0] && (turn - b[i]![j]![1]) % 2 === 0));

export class BeanstalkFilm extends Film<View> {
  flyers = $state<Flyer[]>([]);
  spin = $state.raw<{ cell: number; angle: number } | null>(null);
  ring = $state<number | null>(null);
  spell = $state<string | null>(null);

  // Whether the events lead from what is shown (or waits to be) to the new view.
  protected override follows(block: Block): boolean {
    const from = this.ahead;
    const view = block.view as View;
    if (!block.events.length || from.size !== view.size) return false;
    return alike(block.events.reduce((cells, event) => after(cells, event) ?? cells, from.cells), view.cells);
  }

  protected clear(): void {
    this.flyers = [];
    this.spin = null;
    this.ring = null;
    this.spell = null;
  }

  protected async play(event: GameEvent, block: Block, going: () => boolean): Promise<void> {
    await this.#show(event, block.view as View);
    const cells = after(this.view.cells, event);
    if (cells && going()) this.view = { ...this.view, cells, last: { cell: (event.to ?? event.cell) as number } };
    this.flyers = [];
    this.spin = null;
  }

  async #show(event: GameEvent, next: View): Promise<void> {
    const seat = event.seat as number;
    const face = (event.face ?? null) as string | null;
    switch (event.type) {
      case 'Placed': {
        const to = this.#cell(event.cell as number);
        const own = seat === this.seat;
        const from = own ? { ...to, scale: 1.3, opacity: 0.4 } : this.#from(event.source as string, seat);
        return this.#fly(face, event.turn as number, from, to, own ? QUICK : EASY);
      }
      case 'Removed': {
        const cell = event.cell as number;
        const top = this.view.cells[cell]?.at(-1);
        this.view = { ...this.view, cells: after(this.view.cells, event)! };
        await this.#fly(face, top?.[1] ?? 0, this.#cell(cell), this.#away(event.to as string, seat), SLOW);
        this.view = { ...this.view, cells: this.view.cells.map((pile, i) => (i === cell && top ? [...pile, top] : pile)) };
        return;
      }
      case 'Turned':
        return this.tween(SLOW, (t) => {
          this.spin = { cell: event.cell as number, angle: 90 * (event.quarters as number) * ease(t) };
        });
      case 'Moved':
      case 'Swapped': {
        const [a, b] = [event.cell as number, (event.to ?? event.other) as number];
        const pairs = event.type === 'Moved' ? [[a, b]] : [[a, b], [b, a]];
        await Promise.all(
          pairs.map(([from, to]) => {
            const top = this.view.cells[from!]?.at(-1);
            return top ? this.#fly(top[0], top[1], this.#cell(from!), this.#cell(to!), SLOW) : undefined;
          }),
        );
        return;
      }
      case 'Drew':
        return this.#fly(face, 0, this.#from('deck', seat), this.#person(seat), QUICK);
      case 'Discarded':
      case 'Exchanged':
        return this.#fly(face, 0, this.#person(seat), this.#away('discard', seat), QUICK);
      case 'Fetched':
        return this.#fly(face, 0, this.#from('discard', seat), this.#person(seat), EASY);
      case 'MagicPlayed':
        this.spell = event.magic as string;
        await this.rest(SLOW * 2);
        this.spell = null;
        return;
      case 'Chosen':
        this.ring = event.cell as number;
        await this.rest(QUICK);
        this.ring = null;
        return;
      case 'Connected':
        this.view = { ...this.view, reach: next.reach, links: next.links };
        return this.rest(SLOW);
    }
  }

  #cell(cell: number): Spot {
    const [x, y] = centre(cell, this.view.size);
    return { x, y, scale: 1, opacity: 1 };
  }

  // Where a seat sits: mine below the board, the others above it.
  #person(seat: number): Spot {
    const side = frame(this.view.size);
    if (seat === this.seat) return { x: side / 2, y: side + 40, scale: 0.9, opacity: 0.9 };
    const count = Math.max(2, this.view.seats.length);
    return { x: (side * (seat + 0.5)) / count, y: -30, scale: 0.5, opacity: 0.9 };
  }

  #from(source: string, seat: number): Spot {
    const side = frame(this.view.size);
    if (source === 'deck') return { x: CASTLE / 2, y: side + 20, scale: 0.6, opacity: 1 };
    if (source === 'discard') return { x: CASTLE * 1.5, y: side + 20, scale: 0.6, opacity: 1 };
    return this.#person(seat);
  }

  #away(to: string, seat: number): Spot {
    if (to === 'hand') return this.#person(seat);
    if (to === 'discard') return { ...this.#from('discard', seat), opacity: 0.5 };
    return { x: frame(this.view.size) / 2, y: -90, scale: 1.25, opacity: 0 };
  }

  async #fly(face: string | null, turn: number, from: Spot, to: Spot, ms: number): Promise<void> {
    const id = this.id();
    const between = (t: number): Flyer => {
      const e = ease(t);
      const mix = (key: keyof Spot): number => from[key] + (to[key] - from[key]) * e;
      const hop = Math.sin(t * Math.PI) * 0.12; // lifted off the table on the way
      return { id, face, turn, x: mix('x'), y: mix('y'), scale: mix('scale') + hop, opacity: mix('opacity') };
    };
    this.flyers.push(between(0));
    await this.tween(ms, (t) => {
      const index = this.flyers.findIndex((flyer) => flyer.id === id);
      if (index >= 0) this.flyers[index] = between(t);
    });
  }
}
