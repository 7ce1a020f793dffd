// The server's doors for owners of a printed game: the twin of src/cumuli/server/own/standins.py.

import type { Refusal, Static } from '../../wire';

export type Part = number | string;
export type Values = Record<string, Part[]>;
export type Field = { key: string; kind: 'number' | 'choice' | 'castles'; least: number; most: number; choices: string[] };

export type StandIn = {
  id: string;
  chapter: string;
  about: string; // the face, event, region … it belongs to
  fields: Field[];
  value: Part[]; // what the house plays with
  provenance: string;
};

export type Problem = { where: string; problem: string; about: Record<string, string | number> };
export type Corrections = { by: string; values: Values; right: string[] };
export type StandIns = { game: string; standins: StandIn[]; scenes: Record<string, Static> };
type Checked = { corrections: Corrections | null; problems: Problem[] };

const AWAY: Refusal = { reason: 'unreached', rule: '', args: {} };

export const isRefusal = (answer: object): answer is Refusal => 'reason' in answer && 'rule' in answer;

async function told<T>(path: string, how?: RequestInit): Promise<T | Refusal> {
  try {
    return (await (await fetch(path, how)).json()) as T | Refusal;
  } catch {
    return AWAY;
  }
}

export const standinsOf = (game: string): Promise<StandIns | Refusal> => told(`/standins/${game}`);

export const checkFile = (game: string, file: string): Promise<Checked | Refusal> =>
  told(`/standins/${game}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: file });

// A file of corrections: only what differs, and what was found right.
export const fileOf = (game: string, corrections: Corrections): string =>
  JSON.stringify({ cumuli: 'corrections', version: 1, game, ...corrections }, null, 1);

export const correctionsOf = (options: Record<string, unknown>): Corrections | null => {
  const printed = options.printed as Partial<Corrections> | undefined;
  const found = { by: printed?.by ?? '', values: printed?.values ?? {}, right: printed?.right ?? [] };
  return Object.keys(found.values).length || found.right.length ? found : null;
};
