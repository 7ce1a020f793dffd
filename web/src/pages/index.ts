// The pages that are fetched when somebody goes there; the start page comes with the first load.

import type { Component } from 'svelte';

export const table = () => import('./TablePage.svelte');
export const waiting = () => import('./Waiting.svelte');
export const play = () => import('./Play.svelte');
export const learn = () => import('./Learn.svelte');
export const review = () => import('./Review.svelte');
export const stats = () => import('./Stats.svelte');
export const rules = () => import('./Rules.svelte');
export const workshop = () => import('./workshop/Workshop.svelte');
export const luck = () => import('./Luck.svelte');
export const replays = () => import('./Replays.svelte');
export const bells = () => import('../parts/Bells.svelte');
export const ruleSheet = () => import('../parts/RuleSheet.svelte');

// Asks for all that a table at this address will need, before anybody knows which game it is.
export function hasten(path: string): void {
  if (path.startsWith('/t/')) void Promise.allSettled([table(), play()]); // what fails is asked for again when it is shown
}

// Pages that need to know nothing but that they are wanted.
export const at: Record<string, () => Promise<{ default: Component }>> = {
  '/about': () => import('./About.svelte'),
  '/me': () => import('./Me.svelte'),
  '/notices': () => import('./Notices.svelte'),
  '/privacy': () => import('./Privacy.svelte'),
  '/workshop/magic': () => import('./workshop/Magic.svelte'),
};
