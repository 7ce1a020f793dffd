// What an owner of a box has corrected so far: kept on this device, checked by the server after every change.

import type { Refusal, Static } from '../../wire';
import { checkFile, fileOf, isRefusal, standinsOf, type Corrections, type Part, type Problem, type StandIn } from './doors';

const PAUSE = 300; // milliseconds without a change before it is checked
const LONGEST_FILE = 64 << 10;

const same = (a: Part[], b: Part[]): boolean => a.length === b.length && a.every((part, i) => part === b[i]);
export const keyOf = (game: string): string => `cumuli.printed.${game}`;

export class Correcting {
  standins = $state.raw<StandIn[]>([]);
  scenes = $state.raw<Record<string, Static>>({});
  refusal = $state.raw<Refusal | null>(null);
  values = $state.raw<Corrections['values']>({});
  right = $state.raw<string[]>([]);
  by = $state('');
  problems = $state.raw<Problem[]>([]);
  checking = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #change = 0;

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    const said = await standinsOf(this.game);
    if (isRefusal(said)) {
      this.refusal = said;
      return;
    }
    this.standins = said.standins;
    this.scenes = said.scenes;
    this.#recall();
  }

  value(one: StandIn): Part[] {
    return this.values[one.id] ?? one.value;
  }

  valueOf(id: string): Part[] {
    return this.values[id] ?? this.standins.find((one) => one.id === id)?.value ?? [];
  }

  set(one: StandIn, value: Part[]): void {
    const { [one.id]: _, ...others } = this.values;
    this.values = same(value, one.value) ? others : { ...others, [one.id]: value };
    this.right = this.right.filter((id) => id !== one.id);
    this.#changed();
  }

  part(one: StandIn, index: number, part: Part): void {
    this.set(
      one,
      this.value(one).map((old, i) => (i === index ? part : old)),
    );
  }

  // The house's value was found in the box.
  confirm(one: StandIn, right: boolean): void {
    this.right = right ? [...this.right, one.id] : this.right.filter((id) => id !== one.id);
    this.#changed();
  }

  name(by: string): void {
    this.by = by;
    this.#changed();
  }

  startOver(): void {
    this.values = {};
    this.right = [];
    this.#changed();
  }

  mark(one: StandIn): 'yours' | 'right' | 'open' {
    return one.id in this.values ? 'yours' : this.right.includes(one.id) ? 'right' : 'open';
  }

  seen(list: StandIn[]): number {
    return list.filter((one) => this.mark(one) !== 'open').length;
  }

  get corrections(): Corrections {
    return { by: this.by.trim(), values: this.values, right: this.right };
  }

  get file(): string {
    return fileOf(this.game, this.corrections);
  }

  get sound(): boolean {
    return !this.checking && this.problems.length === 0;
  }

  // Takes what a file holds, if all of it can be; else says what is wrong with it and stays as it was.
  async open(file: File): Promise<Problem[] | Refusal> {
    if (file.size > LONGEST_FILE) return { reason: 'file-too-big', rule: '', args: {} };
    const said = await checkFile(this.game, await file.text());
    if (isRefusal(said)) return said;
    if (!said.corrections || said.problems.length) return said.problems;
    this.#take(said.corrections);
    this.#changed();
    return [];
  }

  #take({ by, values, right }: Corrections): void {
    this.by = by;
    this.values = values;
    this.right = right.filter((id) => !(id in values));
  }

  #recall(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(this.game)) ?? 'null') as Corrections | null;
      const known = new Set(this.standins.map((one) => one.id));
      if (!kept) return;
      const values = Object.fromEntries(Object.entries(kept.values ?? {}).filter(([id]) => known.has(id)));
      this.#take({ by: kept.by ?? '', values, right: (kept.right ?? []).filter((id) => known.has(id)) });
      void this.#check();
    } catch {
      return; // what cannot be read is nothing
    }
  }

  #changed(): void {
    try {
      localStorage.setItem(keyOf(this.game), JSON.stringify(this.corrections));
    } catch {
      // private windows may forbid storage: a file can still be saved
    }
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE);
  }

  async #check(): Promise<void> {
    const change = ++this.#change;
    const said = await checkFile(this.game, this.file);
    if (change !== this.#change) return; // something newer is on its way
    this.checking = false;
    if (isRefusal(said)) {
      this.refusal = said;
      return;
    }
    this.refusal = null;
    this.problems = said.problems;
  }
}
