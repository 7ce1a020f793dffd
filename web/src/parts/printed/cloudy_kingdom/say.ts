// The stand-ins of Cloudy Kingdom in words.

import { text, type Lookup } from '../../../text.svelte';
import type { Part, StandIn } from '../doors';
import type { Words } from '../games';

export const FAMILIES = ['raven', 'rose', 'star', 'sun'] as const;
const WHO: Record<string, string> = { any: 'any', two: 'two', three: 'three' };

function ways(t: Lookup, value: Part[]): string {
  const [joined, ends] = value.map(String);
  const groups = joined === '-' ? [] : joined!.split('+');
  const said = groups.map((ports) => t('printed-joins', { sides: text.list([...ports].map((port) => t(`printed-side-${port}`))) }));
  return [...(said.length ? said : [t('printed-joins-nothing')]), t(`printed-ends-${ends === '-' ? 'none' : ends}`)].join(' ');
}

export function say(t: Lookup, one: StandIn, value: Part[]): Words {
  const [kind, , who] = one.id.split('.');
  if (kind === 'count') return { name: t(`face-${one.about}`), does: t('printed-count', { count: Number(value[0]) }) };
  if (kind === 'face') return { name: t(`face-${one.about}`), does: ways(t, value) };
  if (kind === 'pairs') return { name: t('printed-pairs'), does: t('printed-pairs-does') };
  if (kind === 'size') return { name: t('printed-size', { count: Number(one.about) }), does: t('printed-size-does') };
  return { name: t(`printed-castles-${WHO[who ?? '']}`, { size: one.about.replace('x', ' × ') }), does: t('printed-castles-does') };
}

export function label(t: Lookup, key: string): string {
  return t(key === 'count' ? 'printed-cards' : 'printed-board-size');
}

export function brief(t: Lookup, one: StandIn, value: Part[]): string {
  if (one.chapter === 'faces') return ways(t, value);
  if (one.chapter !== 'pairs') return value.join(', ');
  const names = value.map((magic) => t(`magic-${magic}`));
  return names.flatMap((name, i) => (i % 2 ? [`${names[i - 1]} + ${name}`] : [])).join(', ');
}
