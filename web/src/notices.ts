// Where I am told that it is my turn: what the house knows of it, and how this browser subscribes.

import type { Refusal } from './wire';

export type Channel = {
  id: string;
  kind: 'push' | 'mail' | 'hook';
  address: string;
  secret: string;
  confirmed: boolean;
  created: number;
  state: '' | 'down' | 'lost' | 'refused' | 'gone'; // down is tried again; lost gave a notice up; gone is asked no more
  since: number; // seconds since 1970
};
export type Notices = { push: string | null; mail: boolean; after: number; channels: Channel[] };

const LOST: Refusal = { reason: 'busy', rule: '', args: {} };

async function ask<T>(path: string, body?: unknown): Promise<T | Refusal> {
  const how = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(path, how).catch(() => null);
  if (!answer) return LOST;
  if (answer.status === 204) return undefined as T;
  return ((await answer.json().catch(() => LOST)) as T | Refusal) ?? LOST;
}

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'reason' in answer;

export const mine = (): Promise<Notices | Refusal> => ask('/api/notices');
export const add = (kind: string, address: string, keys?: unknown): Promise<Channel | Refusal> =>
  ask('/api/notices', { kind, address, ...(keys ? { keys } : {}) });
export const test = (id: string): Promise<{ sent: boolean } | Refusal> => ask('/api/notices/test', { id });
export const drop = (id: string): Promise<undefined | Refusal> => ask('/api/notices/drop', { id });
export const use = (what: 'confirm' | 'off', key: string): Promise<undefined | Refusal> => {
  const [id, token] = [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)];
  return ask('/api/notices/use', { what, id, token });
};

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

// Subscribes this browser; null where its owner does not want to, or it cannot.
export async function subscribe(house: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  const bytes = Uint8Array.from(atob(house.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const found = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytes })
    .catch(() => null);
  return found?.toJSON() ?? null;
}
