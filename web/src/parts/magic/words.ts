// The words of the workshop: its own, the game's and the house's.

import { text, type Lookup } from '../../text.svelte';
import type { Fault } from './doors';

export const GAME = 'cloudy_kingdom';

export const t: Lookup = (id, args) => text.find(['magic', GAME, ''], id, args) ?? id;

// A fault as a sentence.
export const sentence = (fault: Fault): string => t(`spell-${fault.problem}`, { ...fault });
