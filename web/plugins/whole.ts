// A game comes in one file, and its words in another: what its table needs at once is not scattered over twenty small ones.

type Info = { importedIds: readonly string[] } | null;
type Asked = { getModuleInfo: (id: string) => Info };

const DOOR = /^.*\/src\/games\/(\w+)\//;
const WORDS = /\/games\/(\w+)\/text\/(?:board\.)?(\w+)\.ftl$/; // those a table cannot be shown without

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
    const [folder, game] = DOOR.exec(id) ?? [];
    if (!folder || !game) return null;
    const shelf = folder.replace(`${game}/`, 'index.ts'); // what every table needs stays by itself
    return from(`${folder}Game.svelte`, asked).has(id) && !from(shelf, asked).has(id) ? `game-${game}` : null;
  };
}
