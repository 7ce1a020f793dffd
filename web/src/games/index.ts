// The drawn side of each game: found by its folder, fetched when its table opens.

import type { Component } from 'svelte';
import type { Block, Refusal, Static, TableInfo, Word } from '../wire';
import type { Lookup } from '../text.svelte';

export type GameProps = {
  info: TableInfo;
  stat: Static;
  block: Block;
  act: (word: Word) => Promise<Refusal | null>;
  why: (word: Word) => Promise<Refusal>;
  t: Lookup;
  names: string[]; // by seat
  reduced: boolean;
};

type Door = { default: Component<GameProps> };

const doors = import.meta.glob<Door>('./*/Game.svelte');

export async function openGame(id: string): Promise<Component<GameProps> | null> {
  const door = doors[`./${id}/Game.svelte`];
  return door ? (await door()).default : null;
}

type Emblem = Component<{ family: any; size?: number }>;

const emblems = import.meta.glob<{ default: Emblem }>('./*/Emblem.svelte', { eager: true });

// The sign a game's families go by, if it has families.
export const emblemOf = (id: string): Emblem | undefined => emblems[`./${id}/Emblem.svelte`]?.default;
