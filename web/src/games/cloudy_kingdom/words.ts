// Things of the board put into words, for labels and prompts.

import { cellName } from './geometry';
import type { Lookup, Stat, Step, View } from './types';

export const faceName = (t: Lookup, face: string): string => t(`face-${face}`);

const own = (texts: Record<string, string> | null | undefined, t: Lookup): string | undefined =>
  texts ? (texts[t('lang')] ?? texts.en ?? Object.values(texts)[0]) : undefined;

export const magicName = (t: Lookup, stat: Stat, magic: string): string =>
  own(stat.magics[magic]?.names, t) ?? t(`magic-${magic}`);

export const magicText = (t: Lookup, stat: Stat, magic: string): string =>
  own(stat.magics[magic]?.text, t) ?? t(`magic-${magic}-text`);

// What a magic card's drawing is found by.
export const magicIcon = (stat: Stat, magic: string): string => stat.magics[magic]?.glyph ?? magic;

// The message for the first of these ids that the catalogue knows.
function first(t: Lookup, ids: string[], args?: Record<string, string | number>): string {
  const id = ids.find((candidate) => t(candidate, args) !== candidate) ?? ids[ids.length - 1]!;
  return t(id, args);
}

const DETAIL: Record<string, string> = { choose: 'from', place: 'which', remove_top: 'to' };
const SHORT: Record<string, string> = { empty_cell: 'empty' };

const idsOf = (kind: string, step: Step): string[] => {
  const detail = String(step[DETAIL[step.op] ?? ''] ?? '');
  return [`${kind}-${step.op}-${SHORT[detail] ?? detail}`, `${kind}-${step.op}`];
};

// The steps inside a step: what others are offered, what is repeated.
export const inner = (step: Step): Step[] => (Array.isArray(step.steps) ? (step.steps as Step[]) : []);

export function stepText(t: Lookup, step: Step): string {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(step))
    if (name !== 'op' && (typeof value === 'string' || typeof value === 'number')) args[name] = value;
  return first(t, idsOf('step', step), args);
}

// What is asked of the seat that must answer now.
export function prompt(t: Lookup, view: View, types: Set<string>): string {
  if (types.has('Discard') && !types.has('Place')) return t('prompt-discard');
  const step = view.spell ? view.spell.steps[view.spell.step] : undefined;
  if (view.phase === 'spell' && step) {
    if (types.has('Accept')) return t('prompt-offer');
    if (types.has('Pick')) return t('prompt-pick');
    if (types.has('Place')) return view.drawn.length > 1 ? t('prompt-place-drawn') : t('prompt-place');
    return first(t, [...idsOf('prompt', step), 'prompt-spell']);
  }
  return t(`prompt-${view.phase}`);
}

export function cellLabel(t: Lookup, view: View, cell: number, light: '' | 'now' | 'turned'): string {
  const pile = view.cells[cell] ?? [];
  const top = pile.at(-1);
  const name = cellName(cell, view.size);
  const what = top
    ? t('board-cell-pile', {
        cell: name,
        count: pile.length,
        face: faceName(t, top[0]),
        lying: t(top[1] % 2 ? 'board-lying-we' : 'board-lying-ns'),
      })
    : t('board-cell-empty', { cell: name });
  const more = [
    light === 'now' ? t('board-cell-lit') : light === 'turned' ? t('board-cell-turned') : '',
    view.immune.includes(cell) || view.no_cover.includes(cell) ? t('board-cell-safe') : '',
    view.last?.cell === cell ? t('board-cell-last') : '',
  ];
  return [what, ...more].filter(Boolean).join(' ');
}
