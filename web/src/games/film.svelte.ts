// A film: what happened, shown deed by deed, before the table settles in the true view.  Each game says how a deed looks.

import type { Block, GameEvent } from '../wire';

const MANY = 60; // events at one go: a game in fast motion is no film

export abstract class Film<V> {
  view = $state.raw<V>({} as V);
  playing = $state(false);

  protected seat: number | null;
  protected patience = 1; // blocks that may wait before the film hurries
  #waiting: Block[] = [];
  #end: V | null = null; // where the running film leads
  #rush = false;
  #ids = 0;
  #gone = false;

  constructor(block: Block) {
    this.view = block.view as V;
    this.seat = block.seat;
  }

  stop(): void {
    this.#gone = true;
  }

  // A tap hurries the film; it never skips to a lie.
  hurry(): void {
    this.#rush = true;
  }

  show(block: Block, reduced: boolean): void {
    if (reduced || document.hidden || 'jump' in block || block.seat !== this.seat || !this.follows(block)) {
      this.#waiting = [];
      this.seat = block.seat;
      this.#settle(block.view as V);
      return;
    }
    this.#waiting.push(block);
    if (!this.playing) void this.#run();
  }

  // Shows one deed; after each wait it asks whether the film still goes on.
  protected abstract play(event: GameEvent, block: Block, going: () => boolean): Promise<void>;

  // Takes away what only the film shows.
  protected abstract clear(): void;

  // Whether the events lead from what is shown, or waits to be, to the new view.
  protected follows(block: Block): boolean {
    return ('again' in block || block.events.length <= MANY) && (block.events.length > 0 || this.playing);
  }

  // The view that all that waits leads to.
  protected get ahead(): V {
    return (this.#waiting.at(-1)?.view as V | undefined) ?? this.#end ?? this.view;
  }

  protected id(): number {
    return ++this.#ids;
  }

  protected rest(ms: number): Promise<void> {
    return this.tween(ms, () => undefined);
  }

  // Frames from 0 to 1, faster while the film is hurried, and never again once it is gone.
  protected tween(ms: number, frameAt: (t: number) => void): Promise<void> {
    return new Promise((done) => {
      let passed = 0;
      let before = performance.now();
      const step = (now: number): void => {
        passed += (now - before) * (this.#rush ? 6 : 1);
        before = now;
        const t = Math.min(1, passed / ms);
        frameAt(t);
        if (t < 1 && !this.#gone) requestAnimationFrame(step);
        else done();
      };
      requestAnimationFrame(step);
    });
  }

  #settle(view: V): void {
    this.#end = null;
    this.clear();
    this.view = view;
  }

  async #run(): Promise<void> {
    this.playing = true;
    for (let block = this.#waiting.shift(); block && !this.#gone; block = this.#waiting.shift()) {
      const truth = block.view as V;
      this.#rush = this.#waiting.length > this.patience;
      this.#end = truth;
      const going = (): boolean => this.#end === truth && !this.#gone;
      for (const event of block.events) {
        if (!going()) break; // settled from outside meanwhile
        await this.play(event, block, going);
      }
      if (going()) this.#settle(truth);
    }
    this.playing = false;
  }
}
