// Things of Cloud Mine put into words: places, roles, what is asked and who is waited for.

import type { Lookup } from '../../text.svelte';
import type { Last, Role, View } from './types';

export const letterOf = (place: number): string => String.fromCharCode(65 + place);

export function roleOf(view: View, seat: number): Role {
  if (seat === view.dreamer) return 'dreamer';
  return seat === view.scout ? 'scout' : 'watcher';
}

// Which of the round's guesses are this seat's, from 1.
export const guessesOf = (view: View, seat: number): number[] =>
  view.order.flatMap((one, index) => (one === seat ? [index + 1] : []));

type Names = { names: string[]; me: number | null };

const nameOf = (seat: number | null | undefined, { names }: Names): string => (seat == null ? '' : (names[seat] ?? ''));

// What is asked of the seat that must answer now.
export function prompt(t: Lookup, view: View, who: Names): string {
  switch (view.phase) {
    case 'pick':
      return t('cm-ask-pick', { name: nameOf(view.dreamer, who) });
    case 'describe':
      return t('cm-ask-describe');
    case 'guess':
      return t('cm-ask-guess', { name: nameOf(view.dreamer, who), guess: view.guess ?? 1, guesses: view.guesses });
    default:
      return '';
  }
}

// Who is waited for, and for what.
export function waiting(t: Lookup, view: View, who: Names): string {
  const name = nameOf(view.to_act[0], who);
  switch (view.to_act.length ? view.phase : '') {
    case 'pick':
      return t('cm-wait-pick', { name });
    case 'describe':
      return t('cm-wait-describe', { name });
    case 'guess':
      return t('cm-wait-guess', { name, guess: view.guess ?? 1, guesses: view.guesses });
    default:
      return '';
  }
}

// What came of a round, in one sentence.
export function result(t: Lookup, last: Last, who: Names): string {
  if (last.hit === null) return t('cm-nobody', { name: nameOf(last.scout, who), count: last.awards[last.scout] ?? 0 });
  const count = last.awards[last.hit] ?? 0;
  const given = last.awards[last.dreamer] ?? 0;
  return t('cm-found', { name: nameOf(last.hit, who), dreamer: nameOf(last.dreamer, who), count, given });
}
