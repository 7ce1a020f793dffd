// The ten roles as cards: their order and their signs; their colours are in look/roles.css.

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
