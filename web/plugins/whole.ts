// What is needed at one moment comes in one file of script and one of style, and is not scattered over twenty small ones:
// the first load, a table, and a game with its words.

type Info = { importedIds: readonly string[] } | null;
type Asked = { getModuleInfo: (id: string) => Info };

const SRC = decodeURI(new URL('../src/', import.meta.url).pathname);
const DOOR = /^.*\/src\/games\/(\w+)\//;
const WORDS = /\/games\/(\w+)\/text\/(?:board\.)?(\w+)\.ftl$/; // those a table cannot be shown without
const START = `${SRC}main.ts`; // it waits for the first words: nobody may have to wait for it, so that it stays by itself
const TABLE = [`${SRC}pages/TablePage.svelte`, `${SRC}pages/Play.svelte`];

// All that a module imports, and what these import.
function closure(id: string, asked: Asked, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of asked.getModuleInfo(id)?.importedIds ?? []) closure(next, asked, found);
  return found;
}

export function whole(): (id: string, asked: Asked) => string | null {
  const known = new Map<string, Set<string>>();
  const from = (id: string, asked: Asked): Set<string> => {
    const found = known.get(id) ?? closure(id, asked);
    known.set(id, found);
    return found;
  };
  return (id, asked) => {
    const [, spoken, lang] = WORDS.exec(id) ?? [];
    if (spoken) return `words-${spoken}-${lang}`;
    if (id === START) return null;
    if (from(START, asked).has(id)) return 'first';
    const [folder, game] = DOOR.exec(id) ?? [];
    const shelf = `${SRC}games/index.ts`; // what every table needs stays with the table
    if (folder && from(`${folder}Game.svelte`, asked).has(id) && !from(shelf, asked).has(id)) return `game-${game}`;
    return TABLE.some((page) => from(page, asked).has(id)) ? 'table' : null;
  };
}
