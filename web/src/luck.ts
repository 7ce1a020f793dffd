// What this browser saw of a table's luck, so that it can compare once the key is opened: see src/cumuli/luck.py.

import { recall, remember } from './prefs.svelte';
import type { TableInfo } from './wire';

export type Noted = {
  pledge: string; // as first seen
  before: boolean; // whether that was before the game
  salts: string[]; // as they were when the game began, or are so far
  begun: boolean; // whether they cannot change any more
  own?: string; // what I added last
  words?: string; // the text it was made of, which stays here
};

const MOST = 60; // tables that are remembered

const all = (): Record<string, Noted> => {
  try {
    return JSON.parse(recall('luck') ?? '{}') as Record<string, Noted>;
  } catch {
    return {};
  }
};

function write(table: string, noted: Noted): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  remember('luck', JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, noted]])));
}

export const noted = (table: string): Noted | null => all()[table] ?? null;

// Remembers what a table tells of its luck; the seal is what it was when it was first seen.
export function note({ table, status, luck }: TableInfo): void {
  if (!luck) return;
  const old = noted(table);
  if (old?.begun || (status === 'over' && !old)) return; // once the key is open a seal proves nothing
  const [before, begun] = [status === 'open', status !== 'open'];
  const now: Noted = { pledge: luck.pledge, before, ...old, salts: luck.salts, begun };
  if (JSON.stringify(now) !== JSON.stringify(old)) write(table, now);
}

// Remembers what I added.
export function added(table: string, own: string, words: string): void {
  const old = noted(table);
  if (old) write(table, { ...old, own, words });
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const freshSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

// Digits as people compare them: the first of them, in fours.
export const fours = (digits: string, most = digits.length): string => (digits.slice(0, most).match(/.{1,4}/g) ?? []).join(' ');
