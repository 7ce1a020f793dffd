// Things of Broom Service put into words: cards, places, what is asked.

import { awaited } from '../../names';
import { text } from '../../text.svelte';
import type { Options, Word } from '../../wire';
import type { Lookup, Stat, Step, View } from './types';

type Args = Record<string, string | number>;

export const roleName = (t: Lookup, role: string): string => t(`role-${role}`);

// As it stands on the card: it may hold soft hyphens, where a long word may break.
export function cardName(t: Lookup, role: string): string {
  const id = `bs-card-${role}`;
  const name = t(id);
  return name === id ? roleName(t, role) : name;
}

// A sentence of the round's event with its numbers, as this table plays it.
export function eventText(t: Lookup, stat: Stat, event: string, options: Options): string {
  const params = stat.events[event]?.params ?? {};
  const args: Args = {};
  for (const [name, value] of Object.entries(params)) if (typeof value === 'number') args[name] = value;
  if (event === 'more_or_less') {
    const [low, high] = (params.limits?.[String(options.card_limits ?? 'three_to_five')] ?? [3, 5]) as [number, number];
    Object.assign(args, { low, high });
  }
  const way = options[event];
  if (event === 'full_hands') args.way = String(way ?? 'paid');
  if (event === 'empty_hands') args.way = String(way ?? 'rank');
  if (event === 'everything_once') args.way = String(way ?? 'four');
  if (event === 'like_minded') args.way = String(way ?? 'terrain');
  return t(`bs-event-${event}`, args);
}

// What each terrain counts under an event of places, with 0 left out.
export function eventLands(stat: Stat, event: string, options: Options): [terrain: string, vp: number][] {
  if (event !== 'dangerous_regions' && event !== 'pleasant_regions') return [];
  const way = String(options[event === 'dangerous_regions' ? 'dangerous' : 'pleasant'] ?? 'per_pawn');
  const table = (stat.events[event]?.params[way] ?? {}) as Record<string, number>;
  return Object.entries(table).filter(([, vp]) => vp !== 0);
}

export function halfText(t: Lookup, stat: Stat, role: string, brave: boolean): string {
  const card = stat.roles[role];
  if (!card) return '';
  const lands = text.list(
    card.terrains.map((terrain) => t(`terrain-${terrain}`)),
    'disjunction',
  );
  const counts = brave ? card.brave : card.cowardly;
  const goods = counts.flatMap((count, i) =>
    count ? [brave ? t(`bs-goods-${GOODS[i]}`, { count }) : t(`bs-good-${GOODS[i]}`)] : [],
  );
  return t(`bs-half-${card.kind}-${brave ? 'brave' : 'cowardly'}`, {
    lands,
    bonus: card.kind === 'fairy' ? stat.fairy_bonus : stat.druid_bonus,
    goods: text.list(goods, brave ? 'conjunction' : 'disjunction'),
  });
}

const GOODS = ['violet', 'green', 'orange', 'wand'];

export function regionName(stat: Stat, id: string): string {
  const names = stat.board.regions[id]?.names ?? {};
  return names[text.lang] ?? names.en ?? id;
}

export function towerName(t: Lookup, stat: Stat, id: string): string {
  const tower = towerOf(stat, id);
  if (!tower) return id;
  return t('bs-tower', { colour: t(`bs-colour-${tower.colour}`), vp: tower.vp, wands: tower.wands });
}

// A tower of the board, or the one a hill tile makes.
export function towerOf(stat: Stat, id: string): { colour: string; vp: number; wands: number; square: boolean } | undefined {
  if (id in stat.board.towers) return stat.board.towers[id];
  const tile = stat.hill_tiles.orange_tower;
  return tile ? { colour: tile.colour ?? 'orange', vp: tile.vp, wands: 0, square: true } : undefined;
}

// What a word would do, on the button that sends it.
export function wordText(t: Lookup, stat: Stat, view: View, word: Word): string {
  switch (word.type) {
    case 'Fly':
      return t('bs-do-fly', { region: regionName(stat, String(word.region)) });
    case 'Deliver':
      return t('bs-do-deliver', { tower: towerName(t, stat, String(word.tower)) });
    case 'Dispel': {
      const cloud = stat.clouds[view.clouds[String(word.space)] ?? ''];
      return t('bs-do-dispel', { cost: cloud?.cost ?? 0 });
    }
    case 'Circle':
      return t('bs-do-circle', { circle: String(word.circle) });
    case 'Lead':
      return t(word.brave ? 'bs-do-lead-brave' : 'bs-do-lead-cowardly', { role: roleName(t, String(word.role)) });
    case 'AddRole':
      return t('bs-do-add', { role: roleName(t, String(word.role)) });
    default:
      return t('bs-do');
  }
}

// Where a question comes from: a role, or what a tile, a cloud or the round allows besides.
// *last*: the brave one acts at the end of the trick.
export function whyText(t: Lookup, stat: Stat, step: Step, last: boolean): string {
  if (step.op === 'mountain' && step.tile) return t(`bs-tile-${step.tile}`);
  if (!step.why || step.op === 'mode') return '';
  if (!(step.why in stat.roles)) return t('bs-why', { why: step.why });
  const brave = step.brave || last || (step.op === 'deliver' && stat.roles[step.why]?.kind === 'witch');
  const how = t(brave ? 'bs-brave' : 'bs-cowardly');
  return `${t('bs-played', { role: roleName(t, step.why), how })}. ${halfText(t, stat, step.why, brave)}`;
}

// What is asked of the seat that must answer now.
export function prompt(t: Lookup, view: View): string {
  const step = view.agenda[0];
  switch (view.phase) {
    case 'select':
    case 'extra':
    case 'add':
      return t(`bs-ask-${view.phase}`);
    case 'lead':
      return view.event === 'old_times' ? t('bs-ask-lead-brave') : t('bs-ask-lead');
    case 'answer':
      return t('bs-ask-answer', { role: roleName(t, view.now?.role ?? '') });
    case 'bid':
      return t('bs-ask-bid');
    case 'once':
      return t('bs-ask-once');
    case 'act':
      if (!step) return t('bs-ask-act');
      if (step.op === 'deliver') return t('bs-ask-deliver');
      return t(`bs-ask-${step.op}`, { count: step.left || 1 });
    default:
      return '';
  }
}

// Who is waited for; for a seat that can only pass, that it passes.
export function waiting(t: Lookup, view: View, me: number | null, names: string[], sealed: boolean): string {
  const now = view.phase === 'answer' ? view.now : null;
  if (now && me !== null && now.asked === me) {
    if (!view.hand?.includes(now.role)) return t('bs-passing', { role: roleName(t, now.role) });
    if (sealed) return ''; // answered already, though not heard yet
  }
  return view.to_act.length ? t('wait-for', { names: text.list(view.to_act.map((seat) => awaited(t, names, seat))) }) : '';
}

// A number with a true minus sign.
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));
