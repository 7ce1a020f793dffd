// The tables where it is my turn, and their number on the icon of the installed app.

import { house } from './house.svelte';
import type { TableInfo } from './wire';

export const isMyTurn = (info: TableInfo): boolean => info.status === 'playing' && info.since !== null;

// The longest asked comes first.
export const myTurns = (tables: TableInfo[]): TableInfo[] =>
  tables.filter(isMyTurn).sort((a, b) => a.since! - b.since!);

// When the time for my answer is over, where each answer has its own time.
export function deadline(info: TableInfo): number | null {
  const each = info.terms.clock === 'days' || info.terms.clock === 'move';
  return each && info.since !== null ? info.since + info.terms.seconds : null;
}

type Badged = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

// Keeps the number on the app's icon; call once, where effects may live.
export function keepBadge(): void {
  $effect(() => {
    if (!house.welcomed) return;
    const count = myTurns(house.tables).length;
    const app = navigator as Badged;
    void (count ? app.setAppBadge?.(count) : app.clearAppBadge?.())?.catch(() => undefined); // not installed
  });
}
