// Works the luck of a finished game out again, in this browser alone.  The same rules in Python: src/cumuli/luck.py.

import { hex, type Noted } from '../../luck';

export type Opened = { scheme: string; table: string; pledge: string; salts: string[]; mix: string; key: string; from?: number };
export type Drawing = { ply: number; number: number; texts: string[]; weights: number[]; came: number };
export type Told = { game: string; names: string[]; luck: Opened | Record<string, never>; taken: string[]; drawings: Drawing[] };

// What does not fit, and where: a message `luck-fault-<what>`.
export type Fault = { what: 'unreadable' | 'key' | 'taken' | 'noted' | 'salts' | 'answer'; args: Record<string, string | number> };

const SCHEME = 'cumuli luck 1';
const RANGE = 1n << 256n;
const DIGITS = /^[0-9a-f]{64}$/;

export const able = (): boolean => typeof crypto.subtle !== 'undefined'; // browsers allow it on encrypted pages only

const bytes = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

type Mac = (...lines: string[]) => Promise<string>;

// HMAC with SHA-256 over lines that begin with the scheme.
export async function macOf(key: string): Promise<Mac> {
  const held = await crypto.subtle.importKey('raw', bytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (...lines) => {
    const words = new TextEncoder().encode([SCHEME, ...lines].join('\n'));
    return hex(new Uint8Array(await crypto.subtle.sign('HMAC', held, words)));
  };
}

export async function hashOf(words: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))));
}

// Which of so many possible answers luck gives for the so manieth time; too high a digest is drawn again.
export async function drawn(mac: Mac, table: string, mix: string, number: number, weights: number[]): Promise<number> {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (total <= 0n) return -1;
  const fair = RANGE - (RANGE % total);
  for (let tries = 0; ; tries++) {
    const digest = BigInt(`0x${await mac('answer', table, String(number), String(tries), mix)}`);
    if (digest >= fair) continue;
    let rest = digest % total;
    for (const [index, weight] of weights.entries()) {
      if (rest < BigInt(weight)) return index;
      rest -= BigInt(weight);
    }
  }
}

function readable({ luck, names, taken }: Told): boolean {
  const { scheme, key, pledge, mix, salts, from = 0 } = luck as Partial<Opened>;
  if (from !== taken.length) return false;
  if (scheme !== SCHEME || !Array.isArray(salts) || salts.length !== names.length) return false;
  return [key, pledge, mix, ...salts.filter((salt) => salt !== '')].every((one) => DIGITS.test(String(one)));
}

// The first thing of each kind that does not fit; none where all is as it was sealed.
export async function check(told: Told, noted: Noted | null): Promise<Fault[]> {
  const { game, drawings, taken } = told;
  if (!readable(told)) return [{ what: 'unreadable', args: {} }];
  const luck = told.luck as Opened;
  const faults: Fault[] = [];
  const mac = await macOf(luck.key);
  // what another game has made is bound by the pledge, and was not answered by this key
  const begun = taken.length ? [String(taken.length), await hashOf(taken.join('\n'))] : [];
  const before = taken.filter((line) => line.startsWith('*')).length;
  if ((await mac('pledge', luck.table, game, ...begun)) !== luck.pledge) faults.push({ what: begun.length ? 'taken' : 'key', args: {} });
  if (noted && noted.pledge !== luck.pledge) faults.push({ what: 'noted', args: { seal: noted.pledge } });
  const others = noted?.begun && noted.salts.join() !== luck.salts.join();
  if (others || (await mac('salts', luck.table, luck.salts.join(','))) !== luck.mix) faults.push({ what: 'salts', args: {} });
  for (const [index, { ply, number, texts, weights, came }] of drawings.entries()) {
    const right = await drawn(mac, luck.table, luck.mix, number, weights);
    if (right === came && number === before + index + 1) continue;
    faults.push({ what: 'answer', args: { ply, right: texts[right] ?? '', said: texts[came] ?? '' } });
    break;
  }
  return faults;
}
