// A spell in the making, and the building blocks that a tap puts into it.

export type Step = { op: string; steps?: Step[]; [arg: string]: unknown };
export type Draft = { id?: string; names: Record<string, string>; glyph?: string; steps: Step[]; text?: unknown; provenance?: string };

// By step: what can be chosen in it, in this order; *target* and the like are filled from what was chosen before.
export type Field = { arg: string; values: readonly (string | number | boolean)[]; usual?: string | number | boolean };
const field = (arg: string, values: Field['values'], usual?: Field['usual']): Field => ({ arg, values, usual });
const upTo = (most: number, least = 1): number[] => Array.from({ length: most - least + 1 }, (_, i) => i + least);
const SCOPE = field('scope', ['pile', 'top'], 'pile');
const MODE = field('mode', ['any', 'empty', 'cover'], 'any');

export const FIELDS: Record<string, readonly Field[]> = {
  choose: [field('from', ['pile', 'top', 'empty', 'player'])],
  draw: [field('n', upTo(4)), field('show', ['private', 'public'], 'private')],
  take_discard: [field('n', upTo(4))],
  place: [field('which', ['choose', 'only', 'all']), MODE, field('rules', ['growing', 'free'], 'growing')],
  place_self: [field('face', ['interrupted_crossing', 'burning_crossing', 'cross', 'straight', 'bend_r', 'bend_l', 'overpass']), MODE],
  discard_rest: [],
  remove_top: [field('to', ['box', 'discard', 'hand'], 'box')],
  rotate: [field('quarters', upTo(3)), SCOPE],
  swap: [],
  move: [SCOPE],
  offer: [field('players', ['others', 'left', 'all'], 'others'), field('optional', [true, false], true)],
  cycle_hand: [],
  swap_hand: [],
  peek: [field('n', upTo(4))],
  reorder: [],
  mark: [field('flag', ['immune', 'no_cover']), field('until', ['turn', 'round', 'forever'], 'round')],
  repeat: [field('n', upTo(4))],
  if: [field('what', ['deck', 'discard', 'stacks']), field('least', upTo(12))],
};

// By step: the arguments that name something chosen before, and of which kinds that may be.
const STACKS = ['pile', 'top', 'placed'];
export const LINKS: Record<string, Record<string, readonly string[]>> = {
  choose: { not: STACKS },
  place: { at: [...STACKS, 'empty'] },
  remove_top: { target: STACKS },
  rotate: { target: STACKS },
  swap: { target: STACKS, other: STACKS },
  move: { target: STACKS, to: ['empty'] },
  swap_hand: { with: ['player'] },
  mark: { target: STACKS },
};
export const OPTIONAL = ['not', 'at', 'with']; // links that can be left out

export const GLYPHS = [
  'star', 'moon', 'flame', 'drop', 'bolt', 'wind', 'leaf', 'feather',
  'key', 'eye', 'spiral', 'crown', 'bell', 'hand', 'mirror', 'hourglass',
] as const; // prettier-ignore

const choose = (as: string, from: string): Step => ({ op: 'choose', as, from });
const grow: Step[] = [{ op: 'place', which: 'choose' }, { op: 'discard_rest' }];

// What families want of a blank card: each tile puts in all the steps it takes.  Letters stand for fresh names.
export const TILES: Record<string, { icon: string; steps: readonly Step[] }> = {
  turn: { icon: 'twisting', steps: [choose('a', 'pile'), { op: 'rotate', target: 'a', quarters: 1 }] },
  swap: { icon: 'storm', steps: [choose('a', 'pile'), { ...choose('b', 'pile'), not: 'a' }, { op: 'swap', target: 'a', other: 'b' }] },
  move: { icon: 'gust', steps: [choose('a', 'pile'), choose('b', 'empty'), { op: 'move', target: 'a', to: 'b' }] },
  remove: { icon: 'chop', steps: [choose('a', 'top'), { op: 'remove_top', target: 'a', to: 'box' }] },
  protect: { icon: 'crown', steps: [choose('a', 'pile'), { op: 'mark', target: 'a', flag: 'immune', until: 'round' }] },
  draw: { icon: 'inspiration', steps: [{ op: 'draw', n: 2 }, ...grow] },
  harvest: { icon: 'second_harvest', steps: [{ op: 'take_discard', n: 2 }, ...grow] },
  lay: { icon: 'interrupted', steps: [{ op: 'place_self', face: 'interrupted_crossing' }] },
  fresh: { icon: 'green', steps: [{ op: 'cycle_hand' }] },
  hands: { icon: 'hand', steps: [choose('a', 'player'), { op: 'swap_hand', with: 'a' }] },
  peek: { icon: 'eye', steps: [{ op: 'peek', n: 3 }, { op: 'reorder' }] },
  offer: { icon: 'bell', steps: [{ op: 'offer', players: 'others', optional: true, steps: [{ op: 'cycle_hand' }] }] },
  repeat: { icon: 'spiral', steps: [{ op: 'repeat', n: 2, steps: [] }] },
  if: { icon: 'key', steps: [{ op: 'if', what: 'stacks', least: 3, steps: [] }] },
};

// Steps one by one, for those who want more than the tiles hold.
export const SINGLES: readonly Step[] = [
  choose('a', 'pile'),
  { op: 'rotate', target: '', quarters: 1 },
  { op: 'remove_top', target: '' },
  { op: 'swap', target: '', other: '' },
  { op: 'move', target: '', to: '' },
  { op: 'mark', target: '', flag: 'immune' },
  { op: 'draw', n: 1 },
  { op: 'take_discard', n: 1 },
  { op: 'place', which: 'all' },
  { op: 'discard_rest' },
  { op: 'swap_hand', with: 'left' },
  { op: 'reorder' },
];

export const fresh = (): Draft => ({ names: {}, glyph: 'star', steps: [] });

export function all(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => [step, ...all(step.steps ?? [])]);
}

export type Chosen = { name: string; kind: string; number: number };

// What has been chosen before a step, in order; what is chosen within a step counts for those after it.
export function chosenBefore(steps: readonly Step[], until: Step | null): Chosen[] {
  const found: Chosen[] = [];
  for (const step of all(steps)) {
    if (step === until) break;
    if (typeof step.as !== 'string' || found.some(({ name }) => name === step.as)) continue;
    found.push({ name: step.as, kind: step.op === 'choose' ? String(step.from) : 'placed', number: found.length + 1 });
  }
  return found;
}

// Copies of steps whose letters are names that nothing in the draft has yet; open links take the last that fits.
export function ready(steps: readonly Step[], draft: Draft): Step[] {
  const copy = structuredClone(steps) as Step[];
  const used = new Set(all(draft.steps).map((step) => step.as));
  const names = 'tuvwxyzabcdefgh'.split('').filter((name) => !used.has(name));
  const renamed = new Map<unknown, string>();
  for (const step of copy) if (step.op === 'choose') renamed.set(step.as, names.shift()!);
  const before = chosenBefore(draft.steps, null);
  for (const step of copy) {
    for (const arg of ['as', 'target', 'other', 'to', 'with', 'not']) if (renamed.has(step[arg])) step[arg] = renamed.get(step[arg]);
    const taken = new Set<unknown>();
    for (const [arg, kinds] of Object.entries(LINKS[step.op] ?? {})) {
      if (step[arg] !== '') continue;
      const fits = before.filter(({ name, kind }) => kinds.includes(kind) && !taken.has(name)).at(-1);
      taken.add((step[arg] = fits?.name ?? ''));
    }
  }
  return copy;
}
