// How strong the bots shall be: as somebody chose for this game on this device, else a light one.

import { recall, remember } from './prefs.svelte';
import type { GameInfo } from './wire';

const LIGHT = '2'; // neither hard nor easy to beat at the first game

export function levelFor(game: GameInfo | undefined): string {
  const offered = game?.bots ?? [];
  const kept = game && recall(`level-${game.id}`);
  if (kept && offered.includes(kept)) return kept;
  return offered.includes(LIGHT) ? LIGHT : (offered.at(-1) ?? 'random');
}

export const keepLevel = (game: string, level: string): void => remember(`level-${game}`, level);
