// From a thing on the board to the steps that touched it: what each game knows of it is fetched with the review.

import type { Static } from '../../wire';
import type { Ply } from './types';

export type Thing = { kind: string; id: string };
type View = Record<string, any>;

export type Touched = {
  // What lies where somebody pressed; null where nothing does that has a history.
  thing: (target: Element, view: View) => Thing | null;
  // The same for a map that knows by itself what was pressed.
  onMap?: (...what: any[]) => Thing | null;
  // Which of the plies touched it, the first one first.
  plies: (thing: Thing, plies: Ply[], view: View, stat: Static) => number[];
};

const doors = import.meta.glob<{ touched: Touched }>('./touched/*.ts');

export async function openTouched(game: string): Promise<Touched | null> {
  const door = doors[`./touched/${game}.ts`];
  return door ? (await door()).touched : null;
}
