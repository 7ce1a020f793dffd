// The server's doors beside the socket: what is fetched, what is sent, and why not.

import type { Refusal } from './wire';

export const AWAY: Refusal = { reason: 'unreached', rule: '', args: {} };

export const isRefusal = (answer: object): answer is Refusal => 'reason' in answer && 'rule' in answer;

export async function knock(path: string, how?: RequestInit): Promise<Response | Refusal> {
  const answer = await fetch(path, how).catch(() => null);
  if (!answer) return AWAY;
  return answer.ok ? answer : readable(await answer.text());
}

export function readable(words: string): Refusal {
  try {
    const said = JSON.parse(words) as Refusal;
    return typeof said.reason === 'string' ? said : AWAY;
  } catch {
    return AWAY;
  }
}

export const json = (what: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(what),
});

export async function told<T>(path: string, how?: RequestInit): Promise<T | Refusal> {
  const answer = await knock(path, how);
  return isRefusal(answer) ? answer : ((await answer.json()) as T);
}

// Changes something; null where it was done.
export async function sent(path: string, what: unknown): Promise<Refusal | null> {
  const answer = await knock(path, json(what));
  return isRefusal(answer) ? answer : null;
}
