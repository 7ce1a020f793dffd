// Packs a bug capsule: what this browser saw and did, and what the house adds; read by src/cumuli/capsule.py.

import { isRefusal, told } from '../../doors';
import { prefs } from '../../prefs.svelte';
import type { OpenTable } from '../../table.svelte';
import { text } from '../../text.svelte';
import { trace } from '../../trace';
import type { Refusal } from '../../wire';

const KIND = 1;

// The file's content, and why the house's part is missing, if it is.
export async function pack(table: OpenTable): Promise<{ capsule: object; refusal: Refusal | null } | null> {
  const info = table.info;
  if (!info) return null;
  const found = await told<object>(`/api/capsule/${info.table}?seq=${table.seq}`);
  const refusal = isRefusal(found) ? found : null;
  const { game, version, options, status } = info;
  const alone = { capsule: KIND, table: info.table, game, version, seats: info.seats.length, options, status };
  const capsule = {
    ...(refusal ? alone : found),
    seq: table.seq,
    page: { browser: navigator.userAgent, lang: text.lang, width: innerWidth, height: innerHeight, theme: prefs.theme },
    seen: table.blocks.map(({ seat, view }) => ({ seat, view })),
    trace: trace.steps,
  };
  return { capsule, refusal };
}

export function save(capsule: object, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(capsule, null, 1)], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
