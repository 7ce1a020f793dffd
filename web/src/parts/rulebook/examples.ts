// The live examples of a game's rules: the house plays them, and says what is legal and why not.

import { isRefusal, json, told } from '../../doors';
import type { Block, Refusal, Static, TableInfo, Word } from '../../wire';

export type Payment = { cards: number; guess: number; watcher: number; dreamer: number; scout: number };
export type Example = { id: string; rule: string; paid?: Record<string, Payment[]> }; // by number of players
export type Stage = { info: TableInfo; static: Static; block: Block };

const path = (game: string): string => `/api/rules/${game}/examples`;

export async function examplesOf(game: string): Promise<Example[]> {
  const found = await told<Example[]>(path(game));
  return isRefusal(found) ? [] : found;
}

// The example after these answers, or why the last of them, or what is asked about, may not be.
export async function play(game: string, id: string, answers: Word[], why: Word | null): Promise<Stage | Refusal> {
  const found = await told<Stage | { no: Refusal }>(`${path(game)}/${id}`, json({ answers, why }));
  return 'no' in found ? found.no : found;
}
