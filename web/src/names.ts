// What the people at a table are called.

import { wordsOf, type Lookup } from './text.svelte';
import type { SeatInfo, TableInfo } from './wire';

const agree = wordsOf('agree');

// By seat; two of one name are numbered.
export function seatNames(info: TableInfo, t: Lookup): string[] {
  const plain = info.seats.map((seat, index) => {
    if (seat.kind === 'bot' && !seat.resigned && (!seat.name || seat.name === seat.bot)) return t(`bot-${seat.bot}`); // sat down before bots had names
    return seat.name || t(seat.kind === 'free' ? 'seat-free' : 'player', { number: index + 1 });
  });
  return plain.map((name, index) => {
    if (info.seats[index]!.kind === 'free') return name;
    const before = plain.slice(0, index).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

// What is unusual about somebody at the table: away, stood in for, or gone.
export function standing(seat: SeatInfo | undefined): string | null {
  if (seat?.resigned) return agree('note-resigned');
  if (seat?.deputy) return agree('note-deputy');
  return seat?.away ? agree('note-away') : null;
}

// What stands beside a bot's name: that it is one, and how strong.
export const botNote = (seat: SeatInfo, t: Lookup): string => `${t('bot')} · ${t(`bot-${seat.bot}-level`)}`;

// Whom one waits for: the one who sits there, or somebody who takes the seat.
export const awaited = (t: Lookup, names: string[], seat: number): string =>
  names[seat] === t('seat-free') ? t('seat-awaited', { number: seat + 1 }) : (names[seat] ?? '');
