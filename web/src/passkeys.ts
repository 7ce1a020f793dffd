// Passkeys in the browser: the server's wishes in, what the authenticator said out.  All cryptography is theirs.

import { isRefusal, json, told } from './doors';
import type { Choices, Refusal } from './wire';

type Wish = { challenge: string; [field: string]: unknown };
type Keys = { id: string; type: 'public-key' }[];

export type Obstacle = 'account-insecure' | 'account-address' | 'account-unable';

// Why there can be no passkeys here.
export function obstacle(): Obstacle | null {
  const { hostname } = location;
  if (/^[\d.]+$|:/.test(hostname)) return window.isSecureContext ? 'account-address' : 'account-insecure';
  if (!window.isSecureContext) return 'account-insecure';
  return 'PublicKeyCredential' in window ? null : 'account-unable';
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const written = (raw: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(raw))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const ids = (keys: unknown): PublicKeyCredentialDescriptor[] =>
  ((keys ?? []) as Keys).map(({ id, type }) => ({ id: bytes(id), type }));

// What the browser says of a credential, with every buffer as text.
function said(found: Credential | null): { credential: Record<string, unknown> } {
  const { id, rawId, type, response } = found as PublicKeyCredential;
  const fields = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const;
  const parts = response as unknown as Record<string, ArrayBuffer | null | undefined>;
  const told = fields.flatMap((field) => (parts[field] ? [[field, written(parts[field])] as const] : []));
  return { credential: { id, rawId: written(rawId), type, response: Object.fromEntries(told) } };
}

export type Entered = { choices: Choices };

// Makes a passkey for whoever is here.
export async function make(): Promise<Entered | Refusal> {
  const wish = await told<Wish>('/api/passkeys/make/ask', json({}));
  if (isRefusal(wish)) return wish;
  const user = wish.user as { id: string };
  const publicKey = {
    ...wish,
    challenge: bytes(wish.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: ids(wish.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  return told('/api/passkeys/make', json(said(await navigator.credentials.create({ publicKey }))));
}

// Signs in with one.
export async function enter(): Promise<Entered | Refusal> {
  const wish = await told<Wish>('/api/passkeys/enter/ask', json({}));
  if (isRefusal(wish)) return wish;
  const publicKey = { ...wish, challenge: bytes(wish.challenge), allowCredentials: ids(wish.allowCredentials) };
  return told('/api/passkeys/enter', json(said(await navigator.credentials.get({ publicKey }))));
}
