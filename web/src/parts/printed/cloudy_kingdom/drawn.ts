// The stand-ins of Cloudy Kingdom: faces, counts, pairs of magic, boards and castles.

import type { Drawn } from '../games';
import Castles from './Castles.svelte';
import Pairs from './Pairs.svelte';
import Picture from './Picture.svelte';
import Ways from './Ways.svelte';
import { brief, label, say } from './say';

const drawn: Drawn = {
  say: (t, _, one, value) => say(t, one, value),
  label: (t, _, key) => label(t, key),
  choice: (_t, _one, _key, choice) => choice.replace('x', ' × '),
  brief,
  Picture,
  special: (one) =>
    one.chapter === 'faces' ? Ways : one.chapter === 'pairs' ? Pairs : one.fields[0]?.kind === 'castles' ? Castles : null,
  chapter: () => null,
  table: (corrections) => ('pairs' in corrections.values || corrections.right.includes('pairs') ? { magic_pairs: true } : {}),
};

export default drawn;
