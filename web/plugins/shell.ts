// Tells the service worker which files the page needs to open, and what this build is called.

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const FONTS = /-latin-(wght|soft)-normal-/; // other scripts are fetched where they are read
const WORDS = /\/text\/(en|de|fr)\.ftl/; // the house's first words, in every language: readers change their mind
const FIRST = /\/pages\/Start\.svelte/;

export function shell(): Plugin {
  return {
    name: 'shell',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const worker = chunks.find((chunk) => chunk.name === 'worker');
      if (!worker) this.error('there is no worker to tell');
      const needed = new Set<string>();
      const need = (chunk: Rolldown.OutputChunk): void => {
        if (needed.has(chunk.fileName)) return;
        needed.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style);
        for (const name of chunk.imports) {
          const next = bundle[name];
          if (next?.type === 'chunk') need(next);
        }
      };
      for (const chunk of chunks) {
        const made = chunk.facadeModuleId ?? '';
        if (chunk.name === 'index' || FIRST.test(made) || (WORDS.test(made) && !made.includes('/games/'))) need(chunk);
      }
      for (const name of Object.keys(bundle)) if (FONTS.test(name)) needed.add(name);
      const files = [...needed, ...readdirSync('public')].sort().map((name) => `/${name}`);
      const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12);
      worker.code = `const BUILD=${JSON.stringify(build)},SHELL=${JSON.stringify(files)};${worker.code}`;
    },
  };
}
