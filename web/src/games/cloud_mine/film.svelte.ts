// The film: what happened, shown deed by deed, before the table settles in the true view.

import { tick } from 'svelte';
import type { Block, GameEvent } from '../../wire';
import { Film } from '../film.svelte';
import { after, shares } from './fold';
import type { Flight, Last, View } from './types';

const EASY = 380;
const SLOW = 700;
const STAGGER = 90; // between two cards that leave for a pile

// Deeds told only by words and by what appears: how long each stands before the next.
const HOLD: Record<string, number> = { FirstDreamer: EASY, RoundBegan: SLOW, Dealt: SLOW, Picked: SLOW, Described: SLOW, LaidOut: 1000 };

export type Part = { place: number; t: number };
export type Gain = { id: number; seat: number; cards: number };

export class SkyFilm extends Film<View> {
  pointed = $state.raw<{ place: number; seat: number } | null>(null); // the guess that is being made
  turning = $state.raw<Part | null>(null); // the wrong one, on its way to its back
  opening = $state.raw<Part | null>(null); // the right one, and the sky around it
  flights = $state.raw<Flight[]>([]);
  gains = $state.raw<Gain[]>([]); // cards just won, shown at the seats

  protected override patience = 2;

  protected clear(): void {
    this.pointed = this.turning = this.opening = null;
    this.flights = [];
  }

  protected async play(event: GameEvent, block: Block, going: () => boolean): Promise<void> {
    if (event.type === 'Guessed') return this.#guess(event, going);
    if (event.type === 'RoundEnded') return this.#share(event, block.view as View, going);
    if (event.type === 'RoundBegan') this.clear();
    this.view = after(this.view, event);
    await tick();
    if (HOLD[event.type]) await this.rest(HOLD[event.type]!);
  }

  async #guess(event: GameEvent, going: () => boolean): Promise<void> {
    const [place, seat] = [event.place as number, event.seat as number];
    this.pointed = { place, seat };
    await this.rest(SLOW);
    if (!going()) return;
    if (!event.right) await this.tween(EASY, (t) => (this.turning = { place, t }));
    if (!going()) return;
    this.view = after(this.view, event);
    this.turning = null;
    if (event.right) await this.#open(place, going);
    else await this.rest(EASY);
    if (going()) this.pointed = null;
  }

  async #open(place: number, going: () => boolean): Promise<void> {
    await this.tween(SLOW, (t) => going() && (this.opening = { place, t }));
    await this.rest(SLOW);
  }

  // Shows the cloud that was meant, and then each card flies to the pile of whoever gets it.
  async #share(event: GameEvent, truth: View, going: () => boolean): Promise<void> {
    if (!this.opening) await this.#open(event.target as number, going);
    if (!going()) return;
    const next = after(this.view, event);
    const known = truth.last?.round === event.round ? truth.last : null;
    const last: Last = known ?? next.last!;
    const turned = this.view.sky?.map((spot) => spot.turned) ?? [];
    const all = shares(last, turned).map(({ place, seat }) => {
      return { id: this.id(), place, seat, card: last.cards[place] ?? null, turned: turned[place] ?? false, t: 0 };
    });
    await this.tween(SLOW + STAGGER * all.length, (t) => {
      const passed = t * (SLOW + STAGGER * all.length);
      if (going()) this.flights = all.map((one, index) => ({ ...one, t: Math.min(1, Math.max(0, (passed - index * STAGGER) / SLOW)) }));
    });
    if (!going()) return;
    this.view = { ...next, last };
    const won = last.awards.flatMap((cards, seat) => (cards ? [{ id: this.id(), seat, cards }] : []));
    this.gains = [...this.gains.slice(-2), ...won];
    await this.rest(SLOW);
  }
}
