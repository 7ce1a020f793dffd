// The words of the map: what a place is, and what choosing it does.

import type { Cloud, Lang, Lookup, Names, Stat } from '../types';
import type { Standing } from './standing';
import type { Choice, Thing } from './targets';

export type Say = ReturnType<typeof saying>;

export function saying(t: Lookup, lang: Lang, stat: Stat, towers: Standing[], clouds: Record<string, string>) {
  const called = (names: Names | undefined): string => names?.[lang] ?? names?.en ?? '';
  const region = (id: string): string => called(stat.board.regions[id]?.names);
  const shapeOf = (tower: Standing): string => (tower.square ? 'square' : 'round');
  const cloudOn = (space: string): Cloud | undefined => stat.clouds[clouds[space] ?? ''];

  function choice({ target, region: place }: Choice): string {
    const where = region(place);
    if (target.kind === 'region') return t('map-fly', { region: where, terrain: t(`terrain-${stat.board.regions[place]?.terrain}`) });
    if (target.kind === 'circle') return t('map-circle', { circle: target.id, region: where });
    if (target.kind === 'space') {
      const cloud = cloudOn(target.id);
      return t('map-dispel', { region: where, cost: cloud?.cost ?? 0, bolts: cloud?.bolts ?? 0 });
    }
    const tower = towers.find(({ id }) => id === target.id);
    if (!tower) return where;
    return t('map-deliver', { shape: shapeOf(tower), colour: tower.colour, vp: tower.vp, wands: tower.wands, region: where });
  }

  const tower = (one: Standing): string => t('map-tower', { shape: shapeOf(one), colour: one.colour });
  const worth = (one: Standing): string => t('map-worth', { vp: one.vp, wands: one.wands });
  const cloud = (one: Cloud): string => t('map-cloud', { kind: one.kind });
  const price = (one: Cloud): string => `${t('map-cloud-cost', { cost: one.cost })}, ${t('map-cloud-bolts', { bolts: one.bolts })}`;
  const effect = (one: Cloud): string =>
    one.kind === 'heavy' ? '' : t('map-cloud-effect', { kind: one.kind, vp: one.vp, need: one.need, colour: one.colour ?? '' });

  function tile(id: string): string {
    const kind = stat.hill_tiles[id];
    if (kind?.circles) return t('map-tile-turbo', { first: kind.circles[0], second: kind.circles[1] });
    if (kind) return t('map-tile-orange');
    return t(`bs-tile-${id}`);
  }

  // What lies there, in a few words.
  function thing({ kind, id }: Thing): string {
    if (kind === 'region') return `${region(id)} · ${t(`terrain-${stat.board.regions[id]?.terrain}`)}`;
    if (kind === 'water') return called(stat.board.water.find((one) => one.id === id)?.names);
    if (kind === 'tower') {
      const one = towers.find((other) => other.id === id);
      return one ? `${tower(one)} · ${one.closed ? t('map-closed') : worth(one)}` : '';
    }
    const here = cloudOn(id);
    return here ? `${cloud(here)} · ${price(here)}` : '';
  }

  return { called, region, thing, choice, tower, worth, cloud, price, effect, tile, cloudOn };
}
