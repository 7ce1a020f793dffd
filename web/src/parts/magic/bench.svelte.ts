// The work bench: the spell in the making, what the server says of it, and the spells kept on this device.

import { freshId } from '../../socket.svelte';
import type { Refusal } from '../../wire';
import { isRefusal, lint, readFile, type Told } from './doors';
import { all, fresh, ready, type Draft, type Step } from './draft';

const NOW = 'cumuli.magic-draft';
const KEPT = 'cumuli.magic-spells';
const PAUSE = 180; // milliseconds after the last change before the server is asked

export type Kept = { key: string; draft: Draft };

function recall<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise; // storage is forbidden, or somebody else wrote there
  }
}

function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

const isThing = (found: unknown): found is Record<string, unknown> => typeof found === 'object' && found !== null && !Array.isArray(found);

// Whether these can be laid out as steps; what they say is the server's to judge.
const areSteps = (found: unknown, depth = 0): boolean =>
  Array.isArray(found) && depth < 6 && found.every((step) => isThing(step) && typeof step.op === 'string' && areSteps(step.steps ?? [], depth + 1));

const isDraft = (found: unknown): found is Draft => isThing(found) && isThing(found.names) && areSteps(found.steps);

export class Bench {
  draft = $state<Draft>(fresh());
  told = $state.raw<Told | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  kept = $state<Kept[]>([]);
  key = $state(''); // which of the kept spells this is
  into = $state<Step | null>(null); // the step that the next tile goes into
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const { draft, key } = recall<{ draft: unknown; key: string }>(NOW, { draft: null, key: '' });
    if (isDraft(draft)) [this.draft, this.key] = [draft, key];
    this.kept = recall<Kept[]>(KEPT, []).filter((one) => isDraft(one?.draft));
    if (this.draft.steps.length) void this.#look();
  }

  // The spell as a table takes it, once nothing is wrong with it.
  spell = $derived.by(() => this.told?.spell ?? null);

  add(steps: readonly Step[]): void {
    (this.into?.steps ?? this.draft.steps).push(...ready(steps, this.draft));
    this.into = null;
    this.changed(true);
  }

  remove(list: Step[], at: number): void {
    const gone = list.splice(at, 1)[0];
    if (gone && all([gone]).includes(this.into!)) this.into = null;
    this.changed(true);
  }

  move(list: Step[], at: number, by: number): void {
    const [step] = list.splice(at, 1);
    list.splice(at + by, 0, step!);
    this.changed(true);
  }

  // Something is different; a text somebody wrote no longer tells what other steps do.
  changed(steps = false): void {
    if (steps) delete this.draft.text;
    if (this.told) this.told = { ...this.told, spell: null, file: null, faults: steps ? [] : this.told.faults };
    remember(NOW, { draft: this.draft, key: this.key });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), PAUSE);
  }

  async #look(): Promise<void> {
    const mine = ++this.#asked;
    if (!this.draft.steps.length) return void (this.told = null);
    const told = await lint($state.snapshot(this.draft) as Draft);
    if (mine !== this.#asked) return; // a newer question is under way
    this.refusal = isRefusal(told) ? told : null;
    if (!isRefusal(told)) this.told = told;
  }

  begin(draft: Draft = fresh(), key = ''): void {
    this.draft = draft;
    this.key = key;
    this.into = null;
    this.told = null;
    this.refusal = null;
    this.changed();
  }

  open(one: Kept): void {
    this.begin(structuredClone($state.snapshot(one.draft)) as Draft, one.key);
  }

  keep(): void {
    const draft = structuredClone($state.snapshot(this.draft)) as Draft;
    const at = this.kept.findIndex(({ key }) => key === this.key);
    if (at >= 0) this.kept[at] = { key: this.key, draft };
    else {
      this.key = freshId();
      this.kept.unshift({ key: this.key, draft });
    }
    remember(KEPT, this.kept);
    this.changed();
  }

  forget(key: string): void {
    this.kept = this.kept.filter((one) => one.key !== key);
    if (this.key === key) this.key = '';
    remember(KEPT, this.kept);
  }

  // Whether the bench holds just what is kept.
  same = $derived.by(() => {
    const one = this.kept.find(({ key }) => key === this.key);
    return !!one && JSON.stringify(one.draft) === JSON.stringify(this.draft);
  });

  async read(file: File): Promise<boolean> {
    const found = file.size > 16_000 ? { reason: 'magic-long', rule: '', args: {} } : await readFile(await file.text());
    const good = !isRefusal(found) && isDraft(found.draft);
    if (good) this.begin(found.draft);
    else this.refusal = isRefusal(found) ? found : { reason: 'magic-file', rule: '', args: {} };
    return good;
  }
}
