// The stand-ins of Broom Service: gatherers, events, clouds, lightning, hill tiles and both sides of the board.

import type { Drawn } from '../games';
import Halves from './Halves.svelte';
import Lightning from './Lightning.svelte';
import Picture from './Picture.svelte';
import Realm from './Realm.svelte';
import { brief, choice, label, say } from './say';

const drawn: Drawn = {
  say,
  label: (t, _, key) => label(t, key),
  choice: (t, _, key, which) => choice(t, key, which),
  brief,
  Picture,
  special: (one) => (one.chapter === 'lightning' ? Lightning : one.chapter === 'gatherers' ? Halves : null),
  chapter: (id) => (id === 'front' || id === 'back' ? Realm : null),
  table: ({ values }, standins) => {
    const touched = new Set(standins.filter((one) => one.id in values).map((one) => one.chapter));
    const back = (touched.has('back') || touched.has('hill')) && !touched.has('front');
    return { ...(back ? { board: 'back' } : {}), ...(touched.has('storm') ? { storm: true } : {}) };
  },
};

export default drawn;
