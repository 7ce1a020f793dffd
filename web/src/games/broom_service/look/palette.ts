// The colours that mean something: they are the same at every hour of the day.

import type { Terrain } from '../types';

export const LINE = '#2a2230';

export type Tint = { fill: string; deep: string; light: string };

export const TINTS: Record<string, Tint> = {
  violet: { fill: '#7a45b8', deep: '#4b2280', light: '#c9a8ee' },
  green: { fill: '#22844a', deep: '#0f5029', light: '#8ad0a0' },
  orange: { fill: '#ea8523', deep: '#9c4a06', light: '#ffcf94' },
  wand: { fill: '#8a5a2b', deep: '#4f3113', light: '#ffe07a' },
};

export const LANDS: Record<Terrain, Tint> = {
  forest: { fill: '#86b06c', deep: '#2f6636', light: '#a9cb8d' },
  hill: { fill: '#c99a66', deep: '#7d4f24', light: '#e2bf90' },
  mountain: { fill: '#b4bac8', deep: '#4f586d', light: '#f6f8fc' },
  heath: { fill: '#ecd57c', deep: '#8f6d12', light: '#f8eab0' },
};

export const tint = (kind: string | null): Tint => TINTS[kind ?? ''] ?? TINTS.orange!;
