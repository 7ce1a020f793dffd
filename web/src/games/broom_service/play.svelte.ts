// The answer in the making: roles taken, resources counted, a place pointed at.  Nothing is sent before it is confirmed.

import type { Block, Refusal, Word } from '../../wire';
import { KINDS } from './cards';
import type { Kind, Order, Seal, Target, View } from './types';

type Ask = {
  block: () => Block;
  act: (word: Word) => Promise<Refusal | null>;
  why: (word: Word) => Promise<Refusal>;
  seal: Seal;
  order: Order;
  held: () => boolean; // a new question waits until the film has shown what led to it
};

// What can be lifted and laid somewhere; a role card knows what that does, and whether it stays there.
export type Lifted =
  | { kind: 'pawn'; pawn: number; wide: number } // pixels
  | { kind: 'good'; good: Kind }
  | { kind: 'role'; role: string; to: 'tray' | 'table'; lay: () => boolean };

const ZERO = { violet: 0, green: 0, orange: 0, wand: 0 };
const same = (a: Word, b: Word): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Play {
  #ask: Ask;
  picks = $state<string[]>([]); // roles taken for the round, not sent yet
  counts = $state<Record<Kind, number>>({ ...ZERO }); // what a gatherer takes, or what the fist will hold
  wish = $state.raw<Word | null>(null); // what a first tap chose
  pawns = $state.raw<Word[]>([]); // the same goal, by one pawn or the other
  told = $state.raw<Refusal | null>(null);
  busy = $state(false);

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  view = $derived.by(() => this.#ask.block().view as View);
  // Whoever can only pass is not bothered: the house passes for them.
  asked = $derived.by(() => {
    const { ask, legal } = this.#ask.block();
    return ask !== null && legal.some((word) => word.type !== 'Pass') && !this.#ask.held();
  });
  legal = $derived.by(() => (this.asked ? this.#ask.block().legal : []));
  types = $derived(new Set(this.legal.map((word) => word.type)));
  ahead = $derived.by(() => this.#ask.block().ahead);
  sealed = $derived.by(() => this.#ask.block().sealed);
  standing = $derived.by(() => this.#ask.block().standing);
  orders = $derived.by(() => this.#ask.block().orders);

  of(type: string): Word[] {
    return this.legal.filter((word) => word.type === type);
  }

  // Choosing roles

  sets = $derived.by(() => this.of('Select').map((word) => word.roles as string[]));
  sizes = $derived([...new Set(this.sets.map((set) => set.length))].sort());
  // One card more than usual spends a tile, but where the event lets everybody choose how many.
  dear = $derived(this.view.event !== 'more_or_less' && this.sizes.length > 1 ? this.sizes.at(-1)! : Infinity);
  whole = $derived.by(() => {
    const set = this.sets.find((one) => one.length === this.picks.length && one.every((role) => this.picks.includes(role)));
    return set ? { type: 'Select', roles: set } : null;
  });

  // Whether this role can still be taken beside those taken.
  open(role: string): boolean {
    const wanted = [...this.picks, role];
    return this.sets.some((set) => wanted.every((one) => set.includes(one)));
  }

  toggle(role: string): void {
    this.told = null;
    if (this.picks.includes(role)) this.picks = this.picks.filter((one) => one !== role);
    else if (this.open(role)) this.picks = [...this.picks, role];
    else void this.explain({ type: 'Select', roles: [...this.picks, role] });
  }

  async commit(): Promise<void> {
    await (this.whole ? this.send(this.whole) : this.explain({ type: 'Select', roles: this.picks }));
  }

  // Counting resources

  gathers = $derived.by(() => this.of('Gather'));
  gather = $derived.by(() => this.gathers.find((word) => KINDS.every((kind) => word[kind] === this.counts[kind])) ?? null);

  canCount(kind: Kind, by: number): boolean {
    const wanted = { ...this.counts, [kind]: this.counts[kind] + by };
    if (wanted[kind] < 0) return false;
    if (this.gathers.length) return this.gathers.some((word) => KINDS.every((one) => (word[one] as number) >= wanted[one]));
    const holds = this.of('Hold');
    const most = this.most(kind);
    return holds.length > 0 && wanted[kind] <= most;
  }

  // The next fist question is always about one kind; the others are counted from what is owned.
  most(kind: Kind): number {
    const asked = this.of('Hold').filter((word) => word.kind === kind || word.kind === 'any');
    if (asked.length) return Math.max(...asked.map((word) => word.amount as number));
    const seat = this.#ask.block().seat;
    return seat === null ? 0 : (this.view.seats[seat]?.resources[kind] ?? 0);
  }

  count(kind: Kind, by: number): void {
    this.told = null;
    const wanted = { ...this.counts, [kind]: this.counts[kind] + by };
    if (this.canCount(kind, by)) this.counts = wanted;
    else void this.explain(this.gathers.length ? { type: 'Gather', ...wanted } : { type: 'Hold', kind, amount: wanted[kind] });
  }

  async take(): Promise<void> {
    await (this.gather ? this.send(this.gather) : this.explain({ type: 'Gather', ...this.counts }));
  }

  // Sends a fist, kind by kind: each answer brings the next question.
  fist = $state(false);
  async holdAll(): Promise<void> {
    this.fist = true;
    await this.nextHold();
  }

  #put: number | null = null; // the question that a part of the fist was last sent for
  async nextHold(): Promise<void> {
    const ask = this.#ask.block().ask;
    if (this.busy || this.#ask.held() || (ask !== null && ask === this.#put)) return;
    const [first] = this.of('Hold');
    if (!this.fist || !first) return void (this.fist = false);
    this.#put = ask;
    const kind = first.kind as Kind | 'any';
    const amount = kind === 'any' ? this.counts.wand + this.counts.violet + this.counts.green + this.counts.orange : this.counts[kind];
    await this.send({ type: 'Hold', kind, amount }, true);
    if (this.told) {
      this.fist = false;
      this.#put = null;
    } else if (this.#ask.block().ask !== ask) await this.nextHold(); // the next question came before the answer
  }

  // Pointing at the map

  // What a target of the map may mean: the given pawn's word first, then the other pawn's.
  words(target: Target): Word[] {
    const fits = (word: Word): boolean =>
      target.kind === 'region'
        ? word.type === 'Fly' && word.region === target.id
        : target.kind === 'tower'
          ? word.type === 'Deliver' && word.tower === target.id
          : target.kind === 'space'
            ? word.type === 'Dispel' && word.space === target.id
            : word.type === 'Circle' && word.circle === target.id;
    return this.legal.filter(fits);
  }

  // Taps a way to answer: the first tap chooses, a second on the same sends.
  tap(word: Word): void {
    this.told = null;
    this.pawns = [];
    if (this.wish && same(this.wish, word)) return void this.confirm();
    this.wish = word;
  }

  point(target: Target, better: (words: Word[]) => Word[]): void {
    const found = this.words(target);
    if (!found.length) return;
    const words = found.length > 1 ? better(found) : found;
    if (words.length > 1) {
      this.wish = null;
      this.pawns = words;
    } else this.tap(words[0]!);
  }

  cancel(): void {
    this.wish = null;
    this.pawns = [];
    this.told = null;
  }

  // Takes back the last thing that was not sent.
  undo(): void {
    if (this.wish || this.pawns.length || this.told) return this.cancel();
    if (this.picks.length) this.picks = this.picks.slice(0, -1);
    else this.counts = { ...ZERO };
  }

  async confirm(): Promise<void> {
    if (this.wish) await this.send(this.wish);
  }

  async send(word: Word, keep = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const refusal = await this.#ask.act(word);
      if (!keep) this.cancel();
      this.told = refusal;
    } finally {
      this.busy = false;
    }
  }

  // Says why something cannot be done, and by which rule; of several ways to try it, the one that comes nearest.
  async explain(...words: Word[]): Promise<void> {
    const found = await Promise.all(words.map((word) => this.#ask.why(word)));
    this.told = found.find(({ reason }) => reason !== 'not-adjacent' && reason !== 'not-at-tower') ?? found[0] ?? null;
  }

  // Pressing a place of the map that is not lit, or laying something there, while another one is asked for.
  miss(thing: { kind: string; id: string }, what?: Lifted): void {
    const pawns = what?.kind === 'pawn' ? [what.pawn] : [0, 1];
    const potion = what?.kind === 'good' && thing.kind === 'tower' && this.of('Deliver').some((word) => word.tower === thing.id);
    if (potion) this.told = { reason: 'other-potion', rule: '6.3', args: {} };
    else if (this.types.has('Fly') && thing.kind === 'region') void this.explain(...pawns.map((pawn) => ({ type: 'Fly', pawn, region: thing.id })));
    else if (this.types.has('Fly') && thing.kind === 'water') void this.explain({ type: 'Fly', pawn: pawns[0], region: thing.id });
    else if (this.types.has('Deliver') && thing.kind === 'tower')
      void this.explain(...pawns.map((pawn) => ({ type: 'Deliver', pawn, tower: thing.id })));
    else if (this.types.has('Dispel') && thing.kind === 'space') void this.explain({ type: 'Dispel', space: thing.id });
  }

  async seal(word: Word | null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.told = await this.#ask.seal(word);
    } finally {
      this.busy = false;
    }
  }

  // Leaves orders for questions that may come; those that cannot be changed any more are left out.
  async order(orders: Record<string, string>): Promise<void> {
    const open = Object.entries(orders).filter(([role]) => role in this.standing);
    this.told = await this.#ask.order(Object.fromEntries(open));
  }

  // A new question: what was in the making for the old one is gone.
  fresh(): void {
    this.cancel();
    this.picks = this.picks.filter((role) => this.sets.some((set) => set.includes(role)));
    if (this.fist) return void this.nextHold();
    this.counts = { ...ZERO };
    // A gatherer takes all that is offered, unless told otherwise.
    const most = this.gathers.filter((word) => KINDS.every((kind) => this.gathers.every((other) => (other[kind] as number) <= (word[kind] as number))));
    if (most[0]) this.counts = Object.fromEntries(KINDS.map((kind) => [kind, most[0]![kind] as number])) as Record<Kind, number>;
  }
}
