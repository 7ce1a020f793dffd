// The server's doors of the magic workshop: the twin of src/cumuli/server/own/magicdoors.py.

import type { Block, Refusal, Static, Word } from '../../wire';
import type { Draft } from './draft';

export type Fault = { problem: string; spell: string; step: string; part: string; what: string };
export type Told = {
  faults: Fault[];
  text: Record<string, string> | null; // what the card says, by language
  spell: (Draft & { id: string }) | null; // as a table takes it, without faults
  file: string | null;
};
export type Tried = { static: Static; block: Block; over: boolean };

const AWAY: Refusal = { reason: 'unreached', rule: '', args: {} };

export const isRefusal = (answer: object): answer is Refusal => 'reason' in answer && 'rule' in answer;

async function knock<T>(door: string, wish: object): Promise<T | Refusal> {
  try {
    const answer = await fetch(`/magic/${door}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    return (await answer.json()) as T | Refusal;
  } catch {
    return AWAY;
  }
}

export const lint = (spell: Draft): Promise<Told | Refusal> => knock('lint', { spell });
export const readFile = (file: string): Promise<(Told & { draft: Draft }) | Refusal> => knock('file', { file });
export const tryOut = (spell: Draft, answers: Word[], luck: number): Promise<Tried | Refusal> => knock('try', { spell, answers, luck });
