// The answer in the making: a cloud lifted, a text typed.  Nothing is sent before it is confirmed.

import type { Block, Options, Refusal, Word } from '../../wire';
import { count, fault, fold, type Fault } from './counting';
import type { View } from './types';

type Ask = {
  block: () => Block;
  options: () => Options;
  act: (word: Word) => Promise<Refusal | null>;
  why: (word: Word) => Promise<Refusal>;
  held: () => boolean; // a new question waits until the film has shown what led to it
};

// What can be lifted and laid somewhere: a cloud of the scout’s hand, or the mark of whoever guesses.
export type Lifted = { card: number; place: number; wide: number } | 'mark'; // pixels

export type Doubt = Fault['reason'] | 'repeated';

export class Play {
  #ask: Ask;
  lifted = $state<number | null>(null); // a place of the sky, or one of the hand
  text = $state('');
  told = $state.raw<Refusal | null>(null);
  busy = $state(false);

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  view = $derived.by(() => this.#ask.block().view as View);
  asked = $derived.by(() => this.#ask.block().ask !== null && !this.#ask.held());
  legal = $derived.by(() => (this.asked ? this.#ask.block().legal : []));
  types = $derived(new Set(this.legal.map((word) => word.type)));
  picking = $derived(this.types.has('Pick'));
  describing = $derived(this.types.has('Describe'));
  guessing = $derived(this.types.has('Guess'));
  // The places that can be chosen: of the hand, or of the sky.
  open = $derived.by(() => {
    if (this.guessing) return this.legal.map((word) => word.place as number);
    return this.picking ? this.legal.map((word) => this.view.hand?.indexOf(word.card as number) ?? -1) : [];
  });

  // Describing

  #strict = $derived.by(() => this.#ask.options().elision === 'strict');
  count = $derived(count(this.text, this.#strict));
  #fault = $derived(fault(this.text, this.#strict));
  weight = $derived(this.#fault?.count ?? 0); // the number that belongs to the doubt: of words, or of signs
  doubt = $derived.by((): Doubt | null => {
    if (this.#fault) return this.#fault.reason;
    const said = this.#ask.options().repeats === 'refused' && this.view.said.some((old) => fold(old) === fold(this.text));
    return said ? 'repeated' : null;
  });

  async describe(): Promise<void> {
    if (!this.describing) return;
    if (this.doubt) return void (this.told = await this.#ask.why({ type: 'Describe', text: this.text }));
    await this.#send({ type: 'Describe', text: this.text });
    if (!this.told) this.text = '';
  }

  // Choosing a cloud cannot be taken back: the first press lifts it, a second one, or the button, means it.

  tap(place: number): void {
    if (!this.open.includes(place) || this.busy) return;
    this.told = null;
    const again = this.lifted === place;
    this.lifted = place;
    if (again) void this.confirm();
  }

  // The same by hand: a cloud given to the dreamer, or a mark laid on a cloud, is meant once it is confirmed.
  lay(place: number): boolean {
    const open = this.open.includes(place) && !this.busy;
    if (open) {
      this.told = null;
      this.lifted = place;
    } else void this.shut(place);
    return open;
  }

  // A cloud that lies face down cannot be pointed at; whoever guesses hears why.
  async shut(place: number): Promise<void> {
    if (this.guessing) this.told = await this.#ask.why({ type: 'Guess', place });
  }

  async confirm(): Promise<void> {
    const place = this.lifted;
    if (place === null || !this.open.includes(place)) return;
    if (this.guessing) await this.#send({ type: 'Guess', place });
    else if (this.picking) await this.#send({ type: 'Pick', card: this.view.hand![place]! });
  }

  undo(): void {
    this.lifted = null;
    this.told = null;
  }

  async #send(word: Word): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.told = await this.#ask.act(word);
    } finally {
      this.busy = false;
    }
  }

  // A new question: what was in the making for the old one is gone, but for the words.
  fresh(): void {
    this.undo();
    if (this.view.phase !== 'describe') this.text = '';
  }
}
