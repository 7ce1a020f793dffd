// What a person likes, remembered on this device: language, hour of the day, name.

import { LANGS, guessLang, text, type Lang } from './text.svelte';

export const THEMES = ['day', 'sunset', 'moonlight', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

function recall(key: string): string | null {
  try {
    return localStorage.getItem(`cumuli.${key}`);
  } catch {
    return null; // private windows may forbid storage: then nothing is remembered
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`cumuli.${key}`, value);
  } catch {
    return;
  }
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');

class Prefs {
  theme = $state<Theme>((document.documentElement.dataset.theme as Theme | undefined) ?? 'day');
  name = $state(recall('name') ?? '');
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
  }

  setTheme(theme: Theme): void {
    remember('theme', theme);
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
  }

  setName(name: string): void {
    this.name = name.trim().slice(0, 24);
    remember('name', this.name);
  }
}

export const prefs = new Prefs();
