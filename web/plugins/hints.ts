// Tells the server which files a table will ask for, so that it can name them before any script has run: hints.json.

import type { Plugin, Rolldown } from 'vite';

export type Hints = {
  table: string[];
  games: Record<string, string[]>;
  words: Record<string, string[]>; // by language, or by game and language: "broom_service/de"
};

const PAGE = /\/pages\/(?:TablePage|Play)\.svelte$/;
const GAME = /\/games\/(\w+)\/Game\.svelte$/;
const WORDS = /\/src\/cumuli\/(?:games\/(\w+)\/)?text\/(?:(?:board|shelf)\.)?(en|de|fr)\.ftl$/;

export function hints(): Plugin {
  return {
    name: 'hints',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const told = new Set<string>(); // by the page itself
      const need = (chunk: Rolldown.OutputChunk, found: Set<string>): Set<string> => {
        if (found.has(chunk.fileName) || (found !== told && told.has(chunk.fileName))) return found;
        found.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) if (found === told || !told.has(style)) found.add(style);
        for (const name of chunk.imports) {
          const next = bundle[name];
          if (next?.type === 'chunk') need(next, found);
        }
        return found;
      };
      for (const chunk of chunks) if (chunk.name === 'index' && chunk.isEntry) need(chunk, told);
      const sets: Record<keyof Hints, Record<string, Set<string>>> = { table: {}, games: {}, words: {} };
      const note = (kind: keyof Hints, key: string, chunk: Rolldown.OutputChunk): void => void need(chunk, (sets[kind][key] ??= new Set()));
      for (const chunk of chunks) {
        const made = chunk.facadeModuleId ?? '';
        const game = GAME.exec(made)?.[1];
        const [, spoken, lang] = WORDS.exec(made) ?? [];
        if (PAGE.test(made)) note('table', '', chunk);
        else if (game) note('games', game, chunk);
        else if (lang) note('words', spoken ? `${spoken}/${lang}` : lang, chunk);
      }
      const listed = (found: Record<string, Set<string>>) => Object.fromEntries(Object.entries(found).map(([key, names]) => [key, [...names].sort()]));
      const table = listed(sets.table)[''] ?? this.error('there is no table to hint at');
      const source = JSON.stringify({ table, games: listed(sets.games), words: listed(sets.words) } satisfies Hints);
      this.emitFile({ type: 'asset', fileName: 'hints.json', source });
    },
  };
}
