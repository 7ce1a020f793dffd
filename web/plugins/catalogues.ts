// Reads the Fluent catalogues while the page is built, so that no browser has to: a catalogue becomes a list of
// messages by id, packed as src/spoken.ts unpacks them.

import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { packed } from '../src/spoken';

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0]!;
      if (!file.endsWith('.ftl')) return null;
      this.addWatchFile(file);
      const { body } = new FluentResource(readFileSync(file, 'utf8'));
      const spoken = body.map(({ id, value, attributes }) => {
        if (Object.keys(attributes).length || value === null) this.error(`${id} has attributes, which the page does not read`);
        return [id, packed(value!)];
      });
      return `export default ${JSON.stringify(Object.fromEntries(spoken))}`;
    },
  };
}
