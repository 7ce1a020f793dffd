// Who knows too much to talk (rule 6.5), told from what everybody sees; it is the server that decides.

import type { Hush } from '../hush';
import type { Phase } from './types';

const SCOUT: Phase[] = ['pick', 'describe', 'lay', 'guess'];
const DREAMER: Phase[] = ['describe', 'lay', 'guess'];

export const hushed: Hush = (view, seats, info) => {
  const knows = (role: number | null, phases: Phase[]): boolean =>
    role !== null && seats.includes(role) && phases.includes(view.phase);
  return info.options.talk !== 'free' && (knows(view.scout, SCOUT) || knows(view.dreamer, DREAMER));
};
