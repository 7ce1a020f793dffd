// Every word people see, from the Fluent catalogues that Python reads too.

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { unpacked, type Packed } from './spoken';

export type Lang = 'en' | 'de' | 'fr';
export type Args = Record<string, FluentVariable>;
export type Lookup = (id: string, args?: Args) => string;

export const LANGS: readonly Lang[] = ['en', 'de', 'fr'];

// A scope is the house, one of its areas, or a game.  A game's words come in parts, most of them only when wanted by name.
const HOUSE = '';
const BOX = ['', 'board', 'shelf']; // what a game needs to be played

type Messages = Record<string, Packed>; // written by plugins/catalogues.ts
type File = { scope: string; part: string; lang: string; load: () => Promise<Messages> };

const sources = import.meta.glob<Messages>(
  [
    '../../src/cumuli/text/*.ftl',
    '!../../src/cumuli/text/cli.*',
    '../../src/cumuli/games/*/text/*.ftl',
    '!../../src/cumuli/games/*/text/terminal.*',
    '!../../src/cumuli/games/*/text/spoken.*',
    '!../../src/cumuli/games/*/text/why.*',
  ],
  { import: 'default' },
);
const files = Object.entries(sources).map(([path, load]): File => {
  const [, game, part = '', lang = ''] = /(?:games\/(\w+)\/)?text\/(?:(\w+)\.)?(\w+)\.ftl$/.exec(path) ?? [];
  return { scope: game ?? (part || HOUSE), part: game ? part : '', lang, load };
});

class Text {
  lang = $state<Lang>('en');
  coming: Lang = 'en'; // the language it will speak once its words are here
  #bundles = new SvelteMap<string, { bundle: FluentBundle }>(); // by scope and language: who reads one need not look again when another comes
  #ids: Record<string, string[]> = {};
  #wanted = new Set([HOUSE]); // scopes, or one part of a scope: broom_service, broom_service/rules
  #speaking: Promise<void> = Promise.resolve();
  #loading = new Map<File, Promise<void>>();

  // Speaks another language, once its words are here.
  async speak(lang: Lang): Promise<void> {
    this.coming = lang;
    this.#speaking = this.#speak(lang);
    await this.#speaking;
  }

  async #speak(lang: Lang): Promise<void> {
    await Promise.all(Array.from(this.#wanted, (wanted) => this.#load(wanted, lang)));
    if (this.coming !== lang) return this.#speaking; // somebody has changed their mind meanwhile
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  // Fetches the words of a game or of an area of the house, or one part of a game's, for as long as the page is open.
  async want(scope: string, part?: string): Promise<void> {
    const wanted = part === undefined ? scope : `${scope}/${part}`;
    this.#wanted.add(wanted);
    await this.#load(wanted, untrack(() => this.coming));
  }

  async #load(wanted: string, lang: Lang): Promise<void> {
    const [scope, part] = wanted.split('/');
    const mine = (file: File): boolean => (part === undefined ? BOX.includes(file.part) : file.part === part);
    const found = files.filter((file) => file.scope === scope && file.lang === lang && mine(file));
    await Promise.all(
      found.map((file) => {
        let loading = this.#loading.get(file);
        if (!loading) {
          loading = file.load().then((messages) => this.#add(file, lang, messages));
          loading.catch(() => this.#loading.delete(file)); // the line may come back
          this.#loading.set(file, loading);
        }
        return loading;
      }),
    );
  }

  #add({ scope, part }: File, lang: Lang, messages: Messages): void {
    const key = `${scope}/${lang}`;
    const bundle = this.#bundles.get(key)?.bundle ?? new FluentBundle(lang, { useIsolating: false });
    const body = Object.entries(messages).map(([id, value]) => ({ id, value: unpacked(value), attributes: {} }));
    bundle.addResource({ body } as FluentResource);
    this.#ids[`${key}/${part}`] = Object.keys(messages);
    this.#bundles.set(key, { bundle });
  }

  find(scopes: string[], id: string, args?: Args): string | null {
    for (const scope of scopes) {
      const bundle = this.#bundles.get(`${scope}/${this.lang}`)?.bundle;
      const message = bundle?.getMessage(id);
      if (bundle && message?.value) return bundle.formatPattern(message.value, args ?? null, []);
    }
    return null;
  }

  // What stands for a word that nobody wrote: its id, once all that was asked for is here.
  lack(scopes: string[], id: string): string {
    return scopes.every((scope) => this.#bundles.has(`${scope}/${this.lang}`) || !files.some((file) => file.scope === scope)) ? id : '';
  }

  ids(scope: string, part: string): string[] {
    return (this.#bundles.get(`${scope}/${this.lang}`) && this.#ids[`${scope}/${this.lang}/${part}`]) ?? [];
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
    text.find([...scopes, HOUSE], id, args) ?? text.lack(scopes, id);

// Whether a game, or the house, has a word for this.
export const hasWord = (game: string, id: string): boolean => text.find([game, HOUSE], id) !== null;

// The messages of one part of a game's catalogue, in the order they are written.
export const idsOf = (game: string, part: string): string[] => text.ids(game, part);

export function guessLang(): Lang {
  for (const wanted of navigator.languages) {
    const lang = LANGS.find((known) => wanted.toLowerCase().startsWith(known));
    if (lang) return lang;
  }
  return 'en';
}
