// The drawn side of the stand-ins, by game: fetched when its workshop opens.

import type { Component } from 'svelte';
import type { Lookup } from '../../text.svelte';
import type { Options, Static } from '../../wire';
import type { Correcting } from './correcting.svelte';
import type { Corrections, Part, StandIn } from './doors';

export type Scenes = Record<string, Static>;
export type Words = { name: string; does: string };
type Shown = { one: StandIn; value: Part[]; scenes: Scenes; t: Lookup };

export type Drawn = {
  // What a stand-in is called, and what it does with this value.
  say: (t: Lookup, scenes: Scenes, one: StandIn, value: Part[]) => Words;
  // What one part of it is called, and one of its choices.
  label: (t: Lookup, one: StandIn, key: string) => string;
  choice: (t: Lookup, one: StandIn, key: string, choice: string) => string;
  // A value in a few words.
  brief: (t: Lookup, one: StandIn, value: Part[]) => string;
  Picture: Component<Shown & { of: (id: string) => Part[] }>;
  // An editor of its own for some values; null leaves them to steppers and lists.
  special: (one: StandIn) => Component<Shown & { set: (value: Part[]) => void }> | null;
  // A chapter that is shown as a whole.
  chapter: (id: string) => Component<{ id: string; all: StandIn[]; correcting: Correcting; t: Lookup }> | null;
  // The options of a table at which what was corrected can be seen.
  table: (corrections: Corrections, standins: StandIn[]) => Options;
};

const doors = import.meta.glob<{ default: Drawn }>('./*/drawn.ts');

export const isDrawn = (game: string): boolean => `./${game}/drawn.ts` in doors;

export async function openDrawn(game: string): Promise<Drawn | null> {
  return (await doors[`./${game}/drawn.ts`]?.())?.default ?? null;
}
