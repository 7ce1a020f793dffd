// The film: what happened, shown deed by deed, before the table settles in the true view.

import { tick } from 'svelte';
import type { Block, GameEvent } from '../../wire';
import { Film } from '../film.svelte';
import type { Kind, Motion, Stat, View } from './types';

const QUICK = 160;
const EASY = 340;
const SLOW = 450;

// Deeds told only by the trick, the seats or the cards: how long each stands before the next.
const HOLD: Record<string, number> = {
  Passed: QUICK,
  Led: SLOW,
  Answered: EASY,
  Bumped: EASY,
  BraveActs: EASY,
  Penalised: EASY,
  Gathered: EASY,
  Revealed: EASY,
  CountShown: EASY,
  BidShown: EASY,
  EventScored: EASY,
  HandedIn: EASY,
  TookInstead: EASY,
  StormPaid: EASY,
  FinalScored: SLOW,
};

type Way = Motion extends infer M ? (M extends Motion ? Omit<M, 'id' | 't'> : never) : never;
export type Gain = { id: number; seat: number; vp: number };

export class BroomFilm extends Film<View> {
  moving = $state<Motion[]>([]);
  gains = $state.raw<Gain[]>([]); // VP just won or lost, shown at the seats
  struck = $state<number | null>(null); // who has just been bumped

  #stat: () => Stat;

  constructor(block: Block, stat: () => Stat) {
    super(block);
    this.#stat = stat;
  }

  protected clear(): void {
    this.moving = [];
    this.gains = [];
    this.struck = null;
  }

  protected async play(event: GameEvent, _: Block, going: () => boolean): Promise<void> {
    const fold = await import('./fold').catch(() => null); // a first view needs none
    if (!fold || !going()) return;
    const seat = event.seat as number;
    const vp = fold.vpOf(event, this.view);
    const way = this.#way(event, seat);
    if (way && this.#before(event)) await this.#move(way, event.type === 'Turbo' ? SLOW : EASY);
    if (!going()) return;
    this.view = fold.after(this.view, event, this.#stat());
    this.moving = [];
    if (vp) this.gains = [...this.gains.slice(-4), { id: this.id(), seat, vp }];
    await tick();
    if (event.type === 'Bumped') this.struck = seat;
    const from = this.#where(event);
    if (vp && from) await this.#move({ kind: 'vp', seat, vp, from }, SLOW);
    else if (HOLD[event.type]) await this.rest(HOLD[event.type]!);
    this.struck = null;
    this.moving = [];
  }

  // Only what is still there can move.
  #before(event: GameEvent): boolean {
    return event.type !== 'Dispelled' || (event.space as string) in this.view.clouds;
  }

  #way(event: GameEvent, seat: number): Way | null {
    const text = (field: string): string => event[field] as string;
    switch (event.type) {
      case 'Flew':
      case 'Turbo':
        return { kind: 'pawn', seat, pawn: event.pawn as number, from: text('origin'), to: text('region') };
      case 'Delivered':
        return { kind: 'potion', seat, colour: event.colour as Kind, from: text('region'), to: text('tower') };
      case 'Dispelled':
        return { kind: 'cloud', seat, space: text('space'), cloud: text('cloud') };
      case 'TileTaken':
        return { kind: 'tile', seat, tile: text('tile'), from: text('region') };
      case 'AmuletTaken':
        return { kind: 'amulet', seat, tile: '', from: text('region') };
    }
    return null;
  }

  // The region over which a deed's VP rise.
  #where(event: GameEvent): string | null {
    return event.type === 'Delivered' || event.type === 'Dispelled' ? (event.region as string) : null;
  }

  async #move(way: Way, ms: number): Promise<void> {
    const id = this.id();
    this.moving.push({ ...way, id, t: 0 } as Motion);
    await this.tween(ms, (t) => {
      const found = this.moving.find((one) => one.id === id);
      if (found) found.t = t;
    });
  }
}
