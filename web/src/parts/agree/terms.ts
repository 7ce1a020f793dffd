// What a table agrees on besides the rules, in words.

import type { Lookup } from '../../text.svelte';
import type { Terms } from '../../wire';
import { length } from './time';

type ClockTerms = Pick<Terms, 'clock' | 'seconds' | 'increment'>;

export const CLOCKS: readonly ClockTerms[] = [
  { clock: 'none', seconds: 300, increment: 0 },
  { clock: 'move', seconds: 30, increment: 0 },
  { clock: 'move', seconds: 60, increment: 0 },
  { clock: 'move', seconds: 180, increment: 0 },
  { clock: 'bank', seconds: 300, increment: 3 },
  { clock: 'bank', seconds: 600, increment: 5 },
  { clock: 'bank', seconds: 1800, increment: 10 },
  { clock: 'days', seconds: 86_400, increment: 0 },
  { clock: 'days', seconds: 3 * 86_400, increment: 0 },
  { clock: 'days', seconds: 7 * 86_400, increment: 0 },
];

export const PATIENCE: readonly number[] = [60, 180, 600, 3600, 86_400];

export function clockWords(terms: ClockTerms, t: Lookup, lang: string): string {
  const time = length(terms.seconds, lang);
  if (terms.clock === 'none') return t('terms-none');
  if (terms.clock !== 'bank') return t('terms-move', { time });
  return terms.increment ? t('terms-bank', { time, more: length(terms.increment, lang) }) : t('terms-bank-plain', { time });
}

// All that is not as usual, in one line.
export function termsLine(terms: Terms, t: Lookup, lang: string): string {
  const said = [
    terms.clock === 'none' ? '' : clockWords(terms, t, lang),
    terms.late === 'wait' ? '' : t('terms-line-late', { what: t(`terms-late-${terms.late}`) }),
    terms.undo ? '' : t('terms-no-undo'),
    terms.chat ? '' : t('terms-no-chat'),
    terms.watching === 'live' ? '' : t('terms-line-watching', { what: t(`terms-watching-${terms.watching}`) }),
  ].filter(Boolean);
  return said.length ? said.join(' · ') : t('terms-usual');
}
