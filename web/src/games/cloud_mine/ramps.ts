// The colour of a cloud by its light, one ramp for each hour of the day.  The shape is the same at every hour.

import looks from '../../../../src/cumuli/clouds/data/ramps.json';
import type { Theme } from '../../prefs.svelte';

// A table of 256 colours for the 256 shades of grey.
export function ramp(theme: Theme): Uint8ClampedArray {
  const stops = looks[theme].ramp;
  const table = new Uint8ClampedArray(256 * 3);
  for (let shade = 0; shade < 256; shade++) {
    const light = shade / 255;
    const above = Math.max(1, stops.findIndex((stop) => stop[0]! >= light));
    const [low, high] = [stops[above - 1]!, stops[above]!];
    const part = (light - low[0]!) / (high[0]! - low[0]!);
    for (const channel of [1, 2, 3]) table[shade * 3 + channel - 1] = low[channel]! + (high[channel]! - low[channel]!) * part;
  }
  return table;
}
