// A game that somebody looks back at: its plies, the one that is shown, and the way from one to the next.

import { isRefusal, told } from '../../doors';
import type { Block, Refusal, Static } from '../../wire';
import type { Eyes, Place } from './place';
import type { Moment, Ply, Positions, Review } from './types';

const BEFORE = 8; // plies that are fetched before the one that is wanted, so that going back is as quick
const AHEAD = 6;
export const SPEEDS = [0.5, 1, 2, 4];
const STEP = 1500; // milliseconds from one ply to the next

export class Reel {
  plies = $state.raw<Ply[]>([]);
  may = $state.raw<Eyes[]>([]);
  eyes = $state<Eyes>('');
  over = $state(false);
  stat = $state.raw<Static | null>(null);
  at = $state(0); // which of the plies
  shown = $state.raw<Moment | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  playing = $state(false);
  speed = $state(1);
  #positions = new Map<number, Block>(); // by number of ply, through these eyes
  #asked = 0;
  #timer = 0;

  constructor(readonly table: string) {}

  get ply(): Ply | undefined {
    return this.plies[this.at];
  }

  get last(): number {
    return this.plies.length - 1;
  }

  // Takes the game through somebody's eyes, at the place that is asked for, or where we are.
  async open(place: Place | null, eyes: Eyes | null = place?.eyes ?? null): Promise<void> {
    this.pause();
    const ply = place?.ply ?? this.ply?.number ?? 0;
    const mine = ++this.#asked;
    const found = await told<Review>(`/api/review/${this.table}${eyes === null ? '' : `?eyes=${encodeURIComponent(eyes)}`}`);
    if (mine !== this.#asked) return;
    if (isRefusal(found)) {
      if (found.reason === 'eyes-shut') return this.open({ ply, eyes: null });
      this.refusal = found;
      return;
    }
    this.refusal = null;
    this.#positions.clear();
    this.eyes = found.eyes;
    this.may = found.may;
    this.over = found.over;
    this.stat = found.static;
    this.plies = found.plies;
    await this.go(this.near(ply));
  }

  // The last of our plies that is not after this one of the record.
  near(ply: number): number {
    return Math.max(0, this.plies.filter((one) => one.number <= ply).length - 1);
  }

  // Whether something is to be seen or heard at a ply; luck deals many a card without a word.
  #loud(at: number): boolean {
    return at === this.last || this.plies[at]!.events.length > 0;
  }

  // The next ply on which something happened, or before.
  next(by: 1 | -1): number {
    let at = this.at + by;
    while (at > 0 && at < this.last && !this.#loud(at)) at += by;
    return at;
  }

  // Shows a ply; the film leads there only where nothing else happened in between.
  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(this.last, to));
    const film = at > this.at && at <= this.next(1) && this.shown !== null;
    const mine = ++this.#asked;
    this.at = at;
    const block = await this.#position(at);
    if (mine !== this.#asked) return;
    if (!block) return this.pause();
    this.shown = film ? { ...block, events: this.plies[at]!.events, again: true } : { ...block, jump: true };
    if (this.playing) this.#wait();
    if (at + AHEAD <= this.last) void this.#position(at + AHEAD);
  }

  // Somebody wants to be there.
  jump(at: number): void {
    this.pause();
    void this.go(at);
  }

  play(): void {
    if (!this.plies.length) return;
    this.playing = true;
    void this.go(this.at >= this.last ? 0 : this.next(1));
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.at >= this.last) return this.pause();
    this.#timer = window.setTimeout(() => void this.go(this.next(1)), STEP / this.speed);
  }

  async #position(at: number): Promise<Block | null> {
    const ply = this.plies[at]!.number;
    const known = this.#positions.get(ply);
    if (known) return known;
    const eyes = this.eyes;
    const from = this.plies[Math.max(0, at - BEFORE)]!.number;
    const found = await told<Positions>(`/api/review/${this.table}/${from}?eyes=${eyes}`);
    if (isRefusal(found)) {
      if (eyes === this.eyes) this.refusal = found;
      return null;
    }
    if (eyes === this.eyes) for (const { number, block } of found.positions) this.#positions.set(number, awaited(block));
    return this.#positions.get(ply) ?? null;
  }
}

// Nobody at the table is waited for while luck is asked.
function awaited(block: Block): Block {
  const asked = (block.view.to_act ?? []) as number[];
  return { ...block, view: { ...block.view, to_act: asked.filter((seat) => seat >= 0) } };
}
