// What lies beside what on the map, and which pawn serves better.

import type { Word } from '../../wire';
import type { Stat, View } from './types';

export function besides(stat: Stat, region: string): string[] {
  return stat.board.borders.flatMap(({ a, b }) => (a === region ? [b] : b === region ? [a] : []));
}

// How many tailwinds blow where this pawn stands.
export function tailwinds(stat: Stat, view: View, region: string): number {
  const near = new Set(besides(stat, region));
  return Object.entries(view.clouds).filter(
    ([space, cloud]) => stat.clouds[cloud]?.kind === 'tailwind' && near.has(stat.board.spaces[space]?.region ?? ''),
  ).length;
}

// Of several ways to the same goal, those worth asking about: a delivery goes with the pawn that wins more.
export function better(stat: Stat, view: View, seat: number, words: Word[]): Word[] {
  const at = (word: Word): string => view.seats[seat]?.pawns[word.pawn as number] ?? '';
  if (words[0]?.type === 'Deliver') {
    const best = Math.max(...words.map((word) => tailwinds(stat, view, at(word))));
    return words.filter((word) => tailwinds(stat, view, at(word)) === best).slice(0, 1);
  }
  return new Set(words.map(at)).size > 1 ? words : words.slice(0, 1);
}
