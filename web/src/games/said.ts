// Events as sentences: ids are put into words, seats into names, cells into map squares.

import type { Args, Lookup } from '../text.svelte';
import type { GameEvent } from '../wire';

const SEATS = new Set(['seat', 'other']);
const CELLS = new Set(['cell', 'to', 'other']);
const NAMED = new Set(['face', 'magic', 'family']);

export const cellName = (cell: number, size: number): string =>
  String.fromCharCode(97 + (cell % size)) + String(Math.floor(cell / size) + 1);

type Reader = { t: Lookup; names: string[]; size: number; list: (words: string[]) => string };

function inWords(event: GameEvent, field: string, value: unknown, { t, names, size, list }: Reader): string | number {
  if (Array.isArray(value)) {
    const word = (one: unknown) => (typeof one === 'number' ? names[one] ?? '' : t(`face-${String(one)}`));
    return list(value.map(word));
  }
  if (typeof value === 'number') {
    const isCell = CELLS.has(field) && (field !== 'other' || 'cell' in event);
    if (isCell) return cellName(value, size);
    return SEATS.has(field) ? names[value] ?? '' : value;
  }
  if (typeof value === 'string' && NAMED.has(field)) return t(`${field}-${value}`);
  return value === null ? '' : String(value);
}

// One event in the reader's language.
export function say(event: GameEvent, reader: Reader): string {
  const args: Args = {};
  for (const [field, value] of Object.entries(event)) {
    args[field] = inWords(event, field, value, reader);
    if (value === null) args[`${field}_id`] = 'none';
    else args[`${field}_id`] = typeof value === 'number' ? value : String(value);
  }
  if (Array.isArray(event.winners)) args.count = event.winners.length;
  return reader.t(`event-${event.type}`, args);
}

export type Chapter = { seat: number | null; lines: { event: GameEvent; number: number }[] };

// The log by turns: a new chapter where another seat begins to act.
export function chapters(events: GameEvent[]): Chapter[] {
  const began = events.findIndex((event) => event.type === 'Began');
  const all: Chapter[] = [];
  events.forEach((event, number) => {
    const seat = number > began && typeof event.seat === 'number' ? event.seat : null;
    let last = all.at(-1);
    if (!last || (seat !== null && seat !== last.seat)) {
      last = { seat, lines: [] };
      all.push(last);
    }
    last.lines.push({ event, number });
  });
  return all;
}
