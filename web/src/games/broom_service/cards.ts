// The ten roles as cards: their order, their colours and what their figures wear.

import type { Role, Stat } from './types';

export const ROLES = [
  'forest_witch',
  'hill_witch',
  'mountain_witch',
  'heath_witch',
  'valley_druid',
  'summit_druid',
  'fruit_gatherer',
  'herb_gatherer',
  'root_gatherer',
  'weather_fairy',
] as const;

export const KINDS = ['violet', 'green', 'orange', 'wand'] as const;

export type Tone = { light: string; deep: string; wear: string; trim: string; hair: string; skin: string };

export const TONES: Record<string, Tone> = {
  forest_witch: { light: '#bfdcae', deep: '#2f6b38', wear: '#3c8146', trim: '#f2cf5b', hair: '#7a3b1d', skin: '#f3cfae' },
  hill_witch: { light: '#e5cba4', deep: '#7a4c22', wear: '#9b6530', trim: '#f7dc8c', hair: '#2e2623', skin: '#b97f57' },
  mountain_witch: { light: '#d3d8e3', deep: '#4b566f', wear: '#5d6a86', trim: '#cfe7f7', hair: '#f1ead6', skin: '#eecbb0' },
  heath_witch: { light: '#f0dca0', deep: '#8a6a12', wear: '#a8518f', trim: '#f4dc7a', hair: '#c9742c', skin: '#8c5a3b' },
  valley_druid: { light: '#d9dc9f', deep: '#5d6f1e', wear: '#55803a', trim: '#e8c653', hair: '#f4f1e6', skin: '#e8b98f' },
  summit_druid: { light: '#dbd0c2', deep: '#65513f', wear: '#6e6a78', trim: '#c89254', hair: '#cfd3d8', skin: '#a86f4a' },
  fruit_gatherer: { light: '#dccbf0', deep: '#5b2f91', wear: '#7746b3', trim: '#e9d6a4', hair: '#4c2a18', skin: '#f1c7a3' },
  herb_gatherer: { light: '#c9e6cd', deep: '#1f6a3b', wear: '#2f8a4e', trim: '#e9d6a4', hair: '#b1762e', skin: '#9b6644' },
  root_gatherer: { light: '#f8d7b6', deep: '#a2500f', wear: '#cf6a1d', trim: '#e9d6a4', hair: '#33261f', skin: '#f0c49c' },
  weather_fairy: { light: '#cde8f8', deep: '#22648f', wear: '#4a9fd0', trim: '#ffe07a', hair: '#e8c26a', skin: '#f6d8bf' },
};

export const tone = (role: string): Tone => TONES[role] ?? TONES.weather_fairy!;

// What half a card does, as a row of signs.
export type Sign =
  | { sign: 'fly' | 'deliver' | 'dispel' | 'or' }
  | { sign: 'terrain'; terrain: string }
  | { sign: 'resource'; kind: string; count: number }
  | { sign: 'bonus'; vp: number };

export function signs(role: Role, brave: boolean, stat: Stat): Sign[] {
  const lands: Sign[] = role.terrains.map((terrain) => ({ sign: 'terrain', terrain }));
  switch (role.kind) {
    case 'witch':
      return brave ? [{ sign: 'fly' }, ...lands, { sign: 'deliver' }] : [{ sign: 'fly' }, ...lands];
    case 'druid':
      return brave
        ? [...lands, { sign: 'deliver' }, { sign: 'bonus', vp: stat.druid_bonus }]
        : [...lands, { sign: 'deliver' }];
    case 'fairy':
      return brave ? [{ sign: 'dispel' }, { sign: 'bonus', vp: stat.fairy_bonus }] : [{ sign: 'dispel' }];
    case 'gatherer': {
      const given = (brave ? role.brave : role.cowardly).flatMap((count, i): Sign[] =>
        count ? [{ sign: 'resource', kind: KINDS[i]!, count }] : [],
      );
      if (brave) return given;
      return given.flatMap((one, i): Sign[] => (i ? [{ sign: 'or' }, one] : [one]));
    }
  }
}
