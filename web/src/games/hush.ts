// Who must not talk just now: each game that has secrets to tell says so itself, if it has such a file.

import type { TableInfo, View } from '../wire';

export type Hush = (view: View, seats: number[], info: TableInfo) => boolean;

const found = import.meta.glob<Hush>('./*/hush.ts', { eager: true, import: 'hushed' });

export const hushed = (view: View, seats: number[], info: TableInfo): boolean =>
  found[`./${info.game}/hush.ts`]?.(view, seats, info) ?? false;
