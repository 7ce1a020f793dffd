// One table as we know it: kept up to date message by message.

import { tick } from 'svelte';
import { Talk } from './talk.svelte';
import type { Block, Changed, GameEvent, Looked, NewBlock, Opened, Static, TableInfo } from './wire';

const eyes = (block: NewBlock): string => String(block.seat);

export type News = { type: 'undone' } | { type: 'reminded'; name: string };

// A block whose events come once more, to be watched.
export type Shown = Block & { again?: boolean };

export class OpenTable {
  info = $state.raw<TableInfo | null>(null);
  stat = $state.raw<Static | null>(null);
  blocks = $state.raw<Shown[]>([]);
  logs = $state.raw<Record<string, GameEvent[]>>({}); // by whose eyes: all that happened since the game began
  news = $state.raw<News | null>(null); // what just happened apart from the game
  missed = $state.raw<Looked | null>(null); // what I know only from hearsay, until I have read it
  seq = 0;
  #told: Block[] = []; // what the server takes for known, whatever is shown just now
  readonly talk: Talk;

  constructor(readonly id: string) {
    this.talk = new Talk(id);
  }

  // Says something for a while.
  tell(news: News): void {
    this.news = news;
    setTimeout(() => this.news === news && (this.news = null), 8000);
  }

  // Everything anew.  Only what we had not heard yet is left in the blocks' events, so that no film runs twice.
  opened(said: Opened): void {
    const logs: Record<string, GameEvent[]> = {};
    const blocks = said.blocks.map((block) => {
      const heard = this.logs[eyes(block)]?.length ?? block.events.length;
      if (block.events.length < heard) this.tell({ type: 'undone' });
      logs[eyes(block)] = block.events;
      return { ...block, events: block.events.slice(heard) };
    });
    this.info = said.info;
    this.stat = said.static;
    this.seq = said.seq;
    this.logs = logs;
    this.#told = this.blocks = blocks;
  }

  // The next step; false where one is missing, or the game has just begun and its static part must be fetched.
  changed(said: Changed): boolean {
    if (said.seq < this.seq || (said.seq === this.seq && said.blocks.length > 0)) return true;
    if (said.seq > this.seq + 1 || !this.info) return false;
    if (said.blocks.length > 0 && this.stat === null) return false;
    this.seq = said.seq;
    this.info = { ...this.info, ...said.info };
    if (said.blocks.length === 0) return true;
    const logs = { ...this.logs };
    for (const block of said.blocks) if (block.events) logs[eyes(block)] = [...(logs[eyes(block)] ?? []), ...block.events];
    this.logs = logs;
    this.#told = this.blocks = said.blocks.map((block) => this.#brought(block));
    return true;
  }

  // A block with all that stayed as it was.
  #brought(said: NewBlock): Block {
    const known = this.#told.find((block) => block.seat === said.seat);
    return { ...known, events: [], ...said, view: { ...known?.view, ...said.view } } as Block;
  }

  // Something happened while I did not look; what I have not read yet still counts.
  looked(said: Looked): void {
    if (!this.missed || said.events < this.missed.events) this.missed = said;
  }

  // The events that a seat of mine missed.
  missedBy(seat: number | null): GameEvent[] {
    return this.missed ? (this.logs[String(seat)] ?? []).slice(this.missed.events) : [];
  }

  // Shows a seat's table as it was when I looked last, and a moment later all that came after, for the film.
  async replay(seat: number): Promise<void> {
    const missed = this.missed;
    const then = missed?.then.find((one) => one.seat === seat);
    if (!missed || !then) return;
    const now = this.blocks;
    this.missed = null;
    const quiet = { ask: null, legal: [], ahead: [], sealed: null, events: [] };
    this.blocks = now.map((block) => (block.seat === seat ? { ...block, ...quiet, view: then.view } : block));
    await tick();
    await new Promise(requestAnimationFrame); // the game must have seen it
    const events = (this.logs[String(seat)] ?? []).slice(missed.events);
    // what was told meanwhile is newer than what we kept
    const newest = this.blocks.some((block) => block.seat === seat && block.view === then.view) ? now : this.blocks;
    this.blocks = newest.map((block) => (block.seat === seat ? { ...block, events, again: true } : block));
  }

  block(seat: number | null): Block | undefined {
    return this.blocks.find((block) => block.seat === seat);
  }

  // My seats, in order of play.
  mine(): number[] {
    return (this.info?.seats ?? []).flatMap((seat, index) => (seat.mine ? [index] : []));
  }
}
