// What the people at a table are called.

import type { Lookup } from './text.svelte';
import type { TableInfo } from './wire';

// By seat; two bots of one kind are numbered.
export function seatNames(info: TableInfo, t: Lookup): string[] {
  const plain = info.seats.map((seat, index) => {
    if (seat.kind === 'bot') return t(`bot-${seat.bot ?? seat.name}`);
    return seat.name || t(seat.kind === 'free' ? 'seat-free' : 'player', { number: index + 1 });
  });
  return plain.map((name, index) => {
    if (info.seats[index]!.kind === 'free') return name;
    const before = plain.slice(0, index).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}
