// Every word people see, from the Fluent catalogues that Python reads too.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import english from '../../src/cumuli/text/en.ftl?raw';

export type Lang = 'en' | 'de' | 'fr';
export type Args = Record<string, FluentVariable>;
export type Lookup = (id: string, args?: Args) => string;

export const LANGS: readonly Lang[] = ['en', 'de', 'fr'];

// The house's first words are a scope, and so is each of its areas and each game.
const HOUSE = '';
const files = import.meta.glob<string>(
  [
    '../../src/cumuli/text/{de,fr}.ftl',
    '../../src/cumuli/text/*.{en,de,fr}.ftl',
    '!../../src/cumuli/text/cli.*',
    '../../src/cumuli/games/*/text/*.ftl',
    '!../../src/cumuli/games/*/text/terminal.*',
    '!../../src/cumuli/games/*/text/spoken.*',
  ],
  { query: '?raw', import: 'default' },
);

function pathsOf(scope: string, lang: Lang): string[] {
  const game = `../../src/cumuli/games/${scope}/text/`;
  const found = Object.keys(files).filter((path) => path.startsWith(game) && path.endsWith(`${lang}.ftl`));
  const own = `../../src/cumuli/text/${scope === HOUSE ? '' : `${scope}.`}${lang}.ftl`;
  return own in files ? [own] : found;
}

type Catalogue = { bundle: FluentBundle; ids: string[] };

function parse(lang: Lang, source: string): Catalogue {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return { bundle, ids: Array.from(source.matchAll(/^([a-zA-Z][\w-]*) *=/gm), (match) => match[1]!) };
}

class Text {
  lang = $state<Lang>('en');
  #catalogues = $state.raw<Record<string, Catalogue>>({ [`${HOUSE}/en`]: parse('en', english) });
  #wanted = new Set<string>();
  #loading = new Map<string, Promise<void>>();

  // Speaks another language, once its words are here.
  async speak(lang: Lang): Promise<void> {
    await Promise.all([HOUSE, ...this.#wanted].map((scope) => this.#load(scope, lang)));
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  // Fetches the words of a game, or of an area of the house, for as long as the page is open.
  async want(scope: string): Promise<void> {
    this.#wanted.add(scope);
    await untrack(() => Promise.all([this.#load(scope, 'en'), this.#load(scope, this.lang)]));
  }

  #load(scope: string, lang: Lang): Promise<void> {
    const key = `${scope}/${lang}`;
    const found = pathsOf(scope, lang);
    if (key in this.#catalogues || !found.length) return Promise.resolve();
    let loading = this.#loading.get(key);
    if (!loading) {
      loading = Promise.all(found.map((path) => files[path]!())).then((sources) => {
        this.#catalogues = { ...this.#catalogues, [key]: parse(lang, sources.join('\n')) };
      });
      this.#loading.set(key, loading);
    }
    return loading;
  }

  find(scopes: string[], id: string, args?: Args): string | null {
    for (const lang of this.lang === 'en' ? ['en'] : [this.lang, 'en'])
      for (const scope of scopes) {
        const bundle = this.#catalogues[`${scope}/${lang}`]?.bundle;
        const message = bundle?.getMessage(id);
        if (bundle && message?.value) return bundle.formatPattern(message.value, args ?? null, []);
      }
    return null;
  }

  ids(scope: string): string[] {
    return this.#catalogues[`${scope}/${this.lang}`]?.ids ?? this.#catalogues[`${scope}/en`]?.ids ?? [];
  }

  list(words: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(this.lang, { type }).format(words);
  }
}

export const text = new Text();

// A word of the house.
export const t: Lookup = (id, args) => text.find([HOUSE], id, args) ?? id;

// The words of a game, or of an area of the house, and those of the house.
export const wordsOf =
  (...scopes: string[]): Lookup =>
  (id, args) =>
    text.find([...scopes, HOUSE], id, args) ?? id;

// Whether a game, or the house, has a word for this.
export const hasWord = (game: string, id: string): boolean => text.find([game, HOUSE], id) !== null;

// The messages of one game's catalogue, in the order they are written.
export const idsOf = (game: string): string[] => text.ids(game);

export function guessLang(): Lang {
  for (const wanted of navigator.languages) {
    const lang = LANGS.find((known) => wanted.toLowerCase().startsWith(known));
    if (lang) return lang;
  }
  return 'en';
}
