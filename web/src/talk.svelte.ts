// What is said at one table, and how far it was read here.

import { SvelteSet } from 'svelte/reactivity';
import type { Lookup } from './text.svelte';
import type { Spoke } from './wire';

export const LONGEST_LINE = 300; // characters, as the server counts them

const voice = (line: Spoke): string => `${line.seat}/${line.name}`;
const keyOf = (table: string): string => `cumuli.read.${table}`;

function recall(table: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(table)) ?? 0);
  } catch {
    return 0; // private windows may forbid storage: after a reload, all is new
  }
}

export class Talk {
  lines = $state.raw<Spoke[]>([]);
  draft = $state(''); // kept when the game begins, or a sheet is closed, over somebody typing
  read = $state(0); // the number of the last line seen

  #silent = new SvelteSet<string>(); // those whom I silenced here, as their host

  constructor(readonly table: string) {
    this.read = recall(table);
  }

  // After a break the last lines come once more.
  hear(line: Spoke): void {
    if (line.number > (this.lines.at(-1)?.number ?? 0)) this.lines = [...this.lines, line];
  }

  // Lines of others that nobody has looked at here.
  unread(): number {
    return this.lines.filter((line) => line.number > this.read && !line.mine).length;
  }

  hush(line: Spoke, hushed: boolean): void {
    if (hushed) this.#silent.add(voice(line));
    else this.#silent.delete(voice(line));
  }

  hushed(line: Spoke): boolean {
    return this.#silent.has(voice(line));
  }

  readAll(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    try {
      sessionStorage.setItem(keyOf(this.table), String(last));
    } catch {
      return;
    }
  }
}

// Not everybody has given a name.
export const speaker = (line: Spoke, t: Lookup): string =>
  line.name || (line.seat === null ? t('onlooker') : t('player', { number: line.seat + 1 }));

export const lengthOf = (words: string): number => [...words].length;
