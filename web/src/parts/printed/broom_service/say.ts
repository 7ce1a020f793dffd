// The stand-ins of Broom Service in words.

import type { Stat } from '../../../games/broom_service/types';
import { eventText, halfText, regionName } from '../../../games/broom_service/words';
import type { Lookup } from '../../../text.svelte';
import type { Part, StandIn } from '../doors';
import type { Scenes, Words } from '../games';

const GOODS = /^(brave|cowardly)_(violet|green|orange|wand)$/;
const LANDS = ['forest', 'hill', 'mountain', 'heath'];
// What the table's reading of a card's words is, where a card is corrected.
const WAYS: Record<string, string> = { full_hands: 'paid', empty_hands: 'each' };

export const sceneOf = (scenes: Scenes, one: StandIn): Stat => (scenes[one.chapter] ?? scenes.back) as Stat;

export const isTower = (one: StandIn): boolean => one.fields[0]?.key === 'colour';

const params = (one: StandIn, value: Part[]): Record<string, Part> =>
  Object.fromEntries(one.fields.map((field, i) => [field.key, value[i]!]));

// Where a tower stands, by the names of its regions.
export function standing(t: Lookup, stat: Stat, id: string): string {
  const names = (stat.board.towers[id]?.regions ?? []).map((region) => regionName(stat, region));
  return t('printed-tower', { where: names.join(' · ') });
}

function event(t: Lookup, stat: Stat, one: StandIn, value: Part[]): Words {
  const way = one.id.split('.')[1];
  if (way) return { name: `${t(`happening-${one.about}`)} · ${t(`printed-${way}`)}`, does: t('printed-lands') };
  const card = stat.events[one.about]!;
  const told = { ...stat, events: { [one.about]: { ...card, params: { ...card.params, ...params(one, value) } } } } as Stat;
  const options = { [one.about]: WAYS[one.about] };
  return { name: t(`happening-${one.about}`), does: eventText(t, told, one.about, options) };
}

export function say(t: Lookup, scenes: Scenes, one: StandIn, value: Part[]): Words {
  const stat = sceneOf(scenes, one);
  const numbers = value.map(Number);
  switch (one.chapter) {
    case 'gatherers': {
      const role = stat.roles[one.about]!;
      const brave = numbers.slice(0, 4) as typeof role.brave;
      const cowardly = numbers.slice(4) as typeof role.brave;
      const told = { ...stat, roles: { [one.about]: { ...role, brave, cowardly } } };
      const halves = [true, false].map((half) => `${t(half ? 'bs-brave' : 'bs-cowardly')}: ${halfText(t, told, one.about, half)}`);
      return { name: t(`role-${one.about}`), does: halves.join(' ') };
    }
    case 'events':
      return event(t, stat, one, value);
    case 'heavy':
      return {
        name: t('printed-heavy', { cost: numbers[0]!, bolts: numbers[1]! }),
        does: t('printed-heavy-does', { count: numbers[2]! }),
      };
    case 'storm':
      return { name: t(`cloud-${one.about}`), does: t('printed-storm-does', { cost: numbers[0]!, bolts: numbers[1]! }) };
    case 'hill':
      return { name: t('tile-turbo'), does: t('printed-hill-does', { a: String(value[0]), b: String(value[1]) }) };
    case 'lightning':
      return { name: t('printed-lightning'), does: t('printed-lightning-does') };
    default:
      if (isTower(one)) return { name: standing(t, stat, one.id), does: t('printed-tower-does', { colour: t(`colour-${value[0]}`) }) };
      return { name: regionName(stat, one.id), does: t('printed-region-does') };
  }
}

export function label(t: Lookup, key: string): string {
  const good = GOODS.exec(key);
  if (good) return `${t(`bs-${good[1]}`)}: ${t(`bs-good-${good[2]}`)}`;
  if (LANDS.includes(key)) return t(`terrain-${key}`);
  const bolts = /^bolts(\d+)$/.exec(key);
  if (bolts) return t('printed-with-bolts', { count: Number(bolts[1]) });
  return t(`printed-part-${key.replace(/\d$/, '')}`);
}

export function choice(t: Lookup, key: string, which: string): string {
  if (key === 'terrain') return t(`terrain-${which}`);
  if (key === 'colour') return t(`colour-${which}`);
  if (key === 'shape') return t(`printed-shape-${which}`);
  return key === 'tile' ? t(which) : which;
}

export function brief(t: Lookup, one: StandIn, value: Part[]): string {
  if (one.chapter === 'lightning') return value.slice(0, -1).join(' ');
  return one.fields
    .flatMap((field, i) => {
      if (field.kind === 'number') return value[i] === 0 && one.fields.length > 4 ? [] : [`${label(t, field.key)} ${value[i]}`];
      return [field.key === 'tile' ? `${label(t, 'tile')} ${t(String(value[i]))}` : choice(t, field.key, String(value[i]))];
    })
    .join(', ');
}
