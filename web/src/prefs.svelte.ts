// What a person likes, remembered on this device: language, hour of the day, sounds, name.

import { sent } from './doors';
import { LANGS, guessLang, text, type Lang } from './text.svelte';
import type { Choices } from './wire';

export const THEMES = ['day', 'sunset', 'moonlight', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`cumuli.${key}`);
  } catch {
    return null; // private windows may forbid storage: then nothing is remembered
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`cumuli.${key}`, value);
  } catch {
    return;
  }
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');

class Prefs {
  #quiet = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  theme = $state<Theme>((document.documentElement.dataset.theme as Theme | undefined) ?? 'day');
  name = $state(recall('name') ?? '');
  sound = $state(recall('sound') === 'on'); // silent at first
  volume = $state(Number(recall('volume')) || 0.6);
  reduced = $state(calm.matches);

  constructor() {
    calm.addEventListener('change', () => (this.reduced = calm.matches));
  }

  async start(): Promise<void> {
    const kept = recall('lang') as Lang | null;
    await text.speak(kept && LANGS.includes(kept) ? kept : guessLang());
  }

  async setLang(lang: Lang): Promise<void> {
    remember('lang', lang);
    await text.speak(lang);
    this.#tell();
  }

  setTheme(theme: Theme): void {
    remember('theme', theme);
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    this.#tell();
  }

  // What goes along to my other devices.
  get choices(): Choices {
    return { lang: text.coming, theme: this.theme, sound: this.sound, volume: this.volume };
  }

  // Does as was chosen elsewhere; what is not understood is left as it is.
  async take(choices: Choices): Promise<void> {
    if (this.#later !== undefined) return; // somebody is just choosing here
    const { lang, theme, sound, volume } = choices;
    this.#quiet = true;
    if (THEMES.includes(theme as Theme) && theme !== this.theme) this.setTheme(theme as Theme);
    if (typeof sound === 'boolean' && sound !== this.sound) this.setSound(sound);
    if (typeof volume === 'number' && volume > 0 && volume <= 1) this.setVolume(volume);
    if (LANGS.includes(lang as Lang) && lang !== text.coming) await this.setLang(lang as Lang);
    this.#quiet = false;
  }

  // Lets the server know what was chosen here, a little later: whoever tries out hours of the day tries several.
  #tell(): void {
    if (this.#quiet) return;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => {
      this.#later = undefined;
      void sent('/api/me/choices', this.choices);
    }, 800);
  }

  setSound(on: boolean): void {
    remember('sound', on ? 'on' : 'off');
    this.sound = on;
    this.#tell();
  }

  setVolume(volume: number): void {
    remember('volume', String(volume));
    this.volume = volume;
    this.#tell();
  }

  setName(name: string): void {
    this.name = name.trim().slice(0, 24);
    remember('name', this.name);
  }
}

export const prefs = new Prefs();
