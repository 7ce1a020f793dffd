// The move in the making: what is held, how it is turned, where it would go.  Nothing is sent before it is confirmed.

import type { Block, Refusal, Word } from '../../wire';
import type { Stat } from './types';

type Ask = {
  block: () => Block;
  stat: () => Stat;
  act: (word: Word) => Promise<Refusal | null>;
  why: (word: Word) => Promise<Refusal>;
};

export type Told = Refusal & { at: string }; // *at*: "cell-4", "magic-chop", "hand"

const of = (words: Word[], type: string): Word[] => words.filter((word) => word.type === type);

export class Play {
  #ask: Ask;
  #held = $state<string | null>(null);
  turn = $state(0);
  cell = $state<number | null>(null); // where the ghost stands
  magic = $state<string | null>(null); // the magic card being read
  wish = $state.raw<Word | null>(null); // a choice among names or cards, not sent yet
  told = $state.raw<Told | null>(null);
  busy = $state(false);

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  seated = $derived.by(() => this.#ask.block().seat !== null && !this.#ask.block().view.outcome);
  legal = $derived.by(() => this.#ask.block().legal);
  places = $derived.by(() => of(this.legal, 'Place'));
  faces = $derived([...new Set(this.places.map((word) => word.face as string))]);
  face = $derived.by(() => (this.#held !== null && this.faces.includes(this.#held) ? this.#held : (this.faces[0] ?? null)));
  chosen = $derived(new Set(of(this.legal, 'Choose').map((word) => word.cell as number)));
  magics = $derived(new Set(of(this.legal, 'PlayMagic').map((word) => word.magic as string)));
  others = $derived(
    this.legal.filter((word) => !['Place', 'Choose', 'PlayMagic'].includes(word.type)),
  );
  turns = $derived.by(() => {
    const turns = new Map<number, number[]>();
    for (const word of this.places)
      if (word.face === this.face) {
        const cell = word.cell as number;
        turns.set(cell, [...(turns.get(cell) ?? []), word.turn as number].sort());
      }
    return turns;
  });

  // Whether a cell can be played: as the card lies now, only turned otherwise, or not.
  light(cell: number): 'now' | 'turned' | '' {
    if (this.chosen.has(cell)) return 'now';
    const turns = this.turns.get(cell);
    return !turns ? '' : turns.includes(this.turn) ? 'now' : 'turned';
  }

  ready = $derived.by(() => this.#word() !== null);

  #word(): Word | null {
    if (this.wish) return this.wish;
    if (this.cell === null) return null;
    if (this.chosen.has(this.cell)) return { type: 'Choose', cell: this.cell };
    if (this.face === null || !this.turns.get(this.cell)?.includes(this.turn)) return null;
    return { type: 'Place', face: this.face, cell: this.cell, turn: this.turn };
  }

  hold(face: string): void {
    this.#held = face;
    this.cancel();
    this.#settle();
  }

  // Puts the ghost on a cell; a second time sends it.
  async point(cell: number): Promise<void> {
    if (this.busy) return;
    this.told = null;
    this.wish = null;
    if (this.cell === cell && this.#word()) return this.confirm();
    const turns = this.turns.get(cell);
    if (this.chosen.has(cell) || turns) {
      this.cell = cell;
      if (turns && !turns.includes(this.turn)) this.turn = turns.find((turn) => turn > this.turn) ?? turns[0]!;
      return;
    }
    this.cell = null;
    await this.explain(this.#tried(cell), `cell-${cell}`);
  }

  #tried(cell: number): Word {
    if (this.chosen.size) return { type: 'Choose', cell };
    const face = this.face ?? (this.#ask.block().view.hand as string | null) ?? Object.keys(this.#ask.stat().faces)[0]!;
    return { type: 'Place', face, cell, turn: this.turn };
  }

  // What the card in hand would do, now that it cannot.
  async refuse(cell: number, at: string): Promise<void> {
    if (this.seated) await this.explain(this.#tried(cell), at);
  }

  async rotate(by: 1 | -1 = 1): Promise<void> {
    this.told = null;
    if (!this.faces.length) return this.refuse(0, 'hand');
    const turns = this.cell === null ? undefined : this.turns.get(this.cell);
    if (this.cell !== null && turns && turns.length > 1) {
      const at = turns.indexOf(this.turn);
      this.turn = turns[(at + by + turns.length) % turns.length]!;
    } else if (this.cell !== null && turns && this.face !== null) {
      await this.explain({ type: 'Place', face: this.face, cell: this.cell, turn: (this.turn + 1) % 4 }, `cell-${this.cell}`);
    } else {
      this.turn = (this.turn + by + 4) % 4;
      this.#settle();
    }
  }

  // A card that looks the same half round is only told apart by its quarter turns.
  #settle(): void {
    if (this.face !== null && this.#ask.stat().faces[this.face]?.symmetric) this.turn %= 2;
  }

  cancel(): void {
    this.cell = null;
    this.wish = null;
    this.told = null;
  }

  async confirm(): Promise<void> {
    const word = this.#word();
    if (word) await this.send(word, word.type === 'Place' || word.type === 'Choose' ? `cell-${word.cell}` : 'hand');
  }

  async send(word: Word, at = 'hand'): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const refusal = await this.#ask.act(word);
      this.cancel();
      this.magic = null;
      this.told = refusal && { ...refusal, at };
    } finally {
      this.busy = false;
    }
  }

  async explain(word: Word, at: string): Promise<void> {
    const because = await this.#ask.why(word);
    this.told = { ...because, at };
  }

  // A new question: what was in the making for the old one is gone, and the next card lies upright.
  fresh(): void {
    this.cancel();
    this.magic = null;
    this.turn = 0;
  }
}
