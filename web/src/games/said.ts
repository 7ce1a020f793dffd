// Events as sentences: ids are put into words, seats into names, cells into map squares.

import type { Args, Lookup } from '../text.svelte';
import type { GameEvent, Static } from '../wire';

const SEATS = new Set(['seat', 'other', 'dreamer', 'scout', 'hit']);
const LETTERED = new Set(['place', 'target']); // counted from 0, and by people from A
const CELLS = new Set(['cell', 'to', 'other']);
const PLACES = new Set(['region', 'origin']);
// Fields whose ids have a message, and how its name begins.
const NAMED: Record<string, string> = {
  face: 'face',
  magic: 'magic',
  family: 'family',
  role: 'role',
  cloud: 'cloud',
  tile: 'tile',
  colour: 'colour',
  event: 'happening',
};

export const cellName = (cell: number, size: number): string =>
  String.fromCharCode(97 + (cell % size)) + String(Math.floor(cell / size) + 1);

// Fields that are lists, and what their elements are; other lists are of numbers.
const LISTS: Record<string, string> = { faces: 'face', roles: 'role', winners: 'seat' };
// An event that counts all these is given $goods as well: those that are not 0, as one phrase.
const GOODS = ['violet', 'green', 'orange', 'wand'];
const NONE = 'none';

export type Place = (id: string, t?: Lookup) => string;

type Reader = {
  t: Lookup;
  names: string[];
  size: number;
  list: (words: string[]) => string;
  place: Place; // a region or tower of the table's board, or a spell of its own, as its data name it
};

// The name of an id, or else of its kind: heavy_1_2 is a cloud called heavy.
function named(t: Lookup, kind: string, id: string): string {
  for (let found = id; found; found = found.slice(0, Math.max(0, found.lastIndexOf('_')))) {
    const message = `${kind}-${found}`;
    const said = t(message);
    if (said !== message) return said;
  }
  return `${kind}-${id}`;
}

function inWords(event: GameEvent, field: string, value: unknown, reader: Reader): string | number {
  const { t, names, size, list, place } = reader;
  if (Array.isArray(value)) return list(value.map((one) => String(inWords(event, LISTS[field] ?? '', one, reader))));
  if (typeof value === 'number') {
    const isCell = CELLS.has(field) && (field !== 'other' || 'cell' in event);
    if (isCell) return cellName(value, size);
    if (field === 'pawn') return value + 1;
    if (LETTERED.has(field)) return String.fromCharCode(65 + value);
    return SEATS.has(field) ? names[value] ?? '' : value;
  }
  if (typeof value === 'string' && (PLACES.has(field) || field === 'tower')) return place(value, t);
  const own = typeof value === 'string' && field === 'magic' ? place(value, t) : value;
  if (own !== value) return own as string;
  if (typeof value === 'string' && field in NAMED) return named(t, NAMED[field]!, value);
  return value === null ? '' : String(value);
}

// Names the regions of a table's board and its own spells in a language, and its towers by shape and color.
export const placeNames =
  (stat: Static, lang: string): Place =>
  (id, t) => {
    const names = (stat.regions?.[id] ?? stat.magics?.[id])?.names;
    if (names) return names[lang] ?? names.en ?? id;
    const hills = Object.values<Static>(stat.hill_tiles ?? {}).filter((tile) => tile.colour);
    const tower = stat.board?.towers?.[id] ?? (hills[0] && { ...hills[0], square: true });
    return tower && t ? t('tower', { shape: tower.square ? 'square' : 'round', colour: tower.colour }) : id;
  };

// One event in the reader's language.
export function say(event: GameEvent, reader: Reader): string {
  const args: Args = {};
  for (const [field, value] of Object.entries(event)) {
    args[field] = inWords(event, field, value, reader);
    if (value === null) args[`${field}_id`] = NONE;
    else args[`${field}_id`] = typeof value === 'number' ? value : String(value);
  }
  if (typeof event.vp === 'number') {
    args.vp_sign = event.vp > 0 ? 'plus' : event.vp < 0 ? 'minus' : NONE;
    args.vp_size = Math.abs(event.vp);
  }
  if (Array.isArray(event.winners)) args.count = event.winners.length;
  if (GOODS.every((kind) => kind in event)) {
    const taken = GOODS.filter((kind) => event[kind]);
    args.goods = reader.list(taken.map((kind) => reader.t(`resource-${kind}`, { count: event[kind] as number })));
  }
  return reader.t(`event-${event.type}`, args);
}

// A part of the log; *title* is a message where no seat gives it its name.
export type Chapter = {
  seat: number | null;
  title: [id: string, args: Args] | null;
  lines: { event: GameEvent; number: number }[];
};

// The log in chapters: a new one where another seat begins to act, where a round begins, or where a trick is led.
export function chapters(events: GameEvent[]): Chapter[] {
  const has = (type: string): boolean => events.some((event) => event.type === type);
  const opens = has('Revealed') ? tricks() : has('RoundBegan') ? rounds : turns(events);
  const all: Chapter[] = [];
  events.forEach((event, number) => {
    const opened = opens(event, number);
    if (opened || !all.length) all.push({ seat: null, title: null, lines: [], ...opened });
    all.at(-1)!.lines.push({ event, number });
  });
  return all;
}

type Opening = (event: GameEvent, number: number) => Partial<Chapter> | null;

const rounds: Opening = ({ type, round }) =>
  type === 'RoundBegan' ? { title: ['log-round', { round: round as number }] } : null;

function turns(events: GameEvent[]): Opening {
  const began = events.findIndex((event) => event.type === 'Began');
  let last: number | null = null;
  return ({ seat }, number) => {
    if (began < 0 || number <= began || typeof seat !== 'number' || seat === last) return null;
    last = seat;
    return { seat };
  };
}

const SCORING = new Set(['EventScored', 'HoldMade', 'BidShown', 'HandedIn']);

// A round opens with its event; then come its tricks, each by its leader, and what its event brings.
function tricks(): Opening {
  let round = 0;
  let open = '';
  const begin = (what: string, chapter: Partial<Chapter>): Partial<Chapter> | null => {
    const fresh = open !== what || what === 'trick';
    open = what;
    return fresh ? chapter : null;
  };
  return (event) => {
    if (event.type === 'Revealed') {
      round = event.round as number;
      return begin(`round ${round}`, { title: ['log-round', { round }] });
    }
    if (event.type === 'Led') return begin('trick', { seat: event.seat as number });
    if (SCORING.has(event.type)) return begin(`scoring ${round}`, { title: ['log-scoring', { round }] });
    if (event.type === 'FinalScored') return begin('end', { title: ['log-end', {}] });
    return null;
  };
}
