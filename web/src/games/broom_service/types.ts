// What this game's part of the wire looks like: `Game.observe` and `Game.static` of Broom Service.

import type { Lang, Lookup } from '../../text.svelte';
import type { GameProps } from '../index';
import type { Refusal, Word } from '../../wire';

export type Kind = 'violet' | 'green' | 'orange' | 'wand';
export type Terrain = 'forest' | 'hill' | 'mountain' | 'heath';
export type Point = [x: number, y: number];
export type Names = Record<string, string>;

export type Region = {
  names: Names;
  terrain: Terrain;
  center: Point;
  polygon: Point[];
  circle: string | null;
  island: string | null;
  castle: unknown;
  tile: 'mountain' | 'forest' | 'hill' | null;
  tile_pos: Point | null;
};
export type Water = { id: string; names: Names; polygons: Point[][]; center: Point };
export type Border = { a: string; b: string; p: Point; q: Point };
export type Tower = { colour: Kind; square: boolean; vp: number; wands: number; regions: string[]; pos: Point; provenance: string };
export type Space = { region: string; pos: Point };

export type Board = {
  side: string;
  width: number;
  height: number;
  banner: string | null;
  regions: Record<string, Region>;
  water: Water[];
  borders: Border[];
  towers: Record<string, Tower>;
  spaces: Record<string, Space>;
};

export type Counts = [violet: number, green: number, orange: number, wand: number];
export type Role = {
  kind: 'witch' | 'druid' | 'gatherer' | 'fairy';
  terrains: Terrain[];
  colour: Kind | null;
  brave: Counts;
  cowardly: Counts; // one of these
};
export type Cloud = {
  kind: 'heavy' | 'tailwind' | 'move' | 'deliver' | 'potions';
  cost: number;
  bolts: number;
  colour: Kind | null;
  need: number;
  vp: number;
  count: number;
};
export type EventCard = { timing: string; params: Record<string, any> };
export type HillTile = { circles: [string, string] | null; colour: Kind | null; vp: number };

export type Stat = {
  board: Board;
  roles: Record<string, Role>;
  clouds: Record<string, Cloud>;
  events: Record<string, EventCard>;
  hill_tiles: Record<string, HillTile>;
  rounds: number;
  amulet_vp: number[];
  lightning: number[];
  provenance: Record<string, string>;
  druid_bonus: number;
  fairy_bonus: number;
  penalty: number;
  five_vp: number;
};

export type Answer = 'brave' | 'cowardly' | 'pass' | 'bumped';
export type SeatView = {
  vp: number;
  resources: Record<Kind, number>;
  hand: number | null; // null until all have chosen
  chosen: boolean;
  played: [role: string, how: Answer][];
  pawns: [string, string];
  bolts: number;
  clouds: string[];
  amulets: string[];
  tiles: [tile: string, state: 'ready' | 'fresh'][];
  spent: string[];
  roles?: string[] | null; // the hand itself, where the whole truth is told
};

export type Now = {
  role: string;
  leader: number;
  asked: number | null;
  pending: number | null;
  answers: { seat: number; answer: Answer }[];
  brave: boolean; // the brave action is being carried out
};

export type Step = {
  op: 'mode' | 'gather' | 'move' | 'deliver' | 'dispel' | 'circle' | 'mountain';
  seat: number;
  pawn: number | null;
  region: string | null;
  terrains: Terrain[];
  brave: boolean;
  left: number;
  tile: string | null;
  why: string | null;
};

export type Line = { id: string; rule: string; by: number[] }; // of the score sheet, by seat
export type Outcome = { winners: number[]; scores: number[]; reason: string; rule: string; sheet: Line[] };

export type View = {
  phase: string;
  round: number;
  trick: number;
  to_act: number[];
  turn: number | null;
  leader: number | null;
  event: string | null;
  events: string[];
  bewitched: string[];
  led: string[];
  seats: SeatView[];
  hand: string[] | null;
  now: Now | null;
  clouds: Record<string, string>; // by space
  closed: string[];
  tiles: Record<string, string>; // by region
  amulet_left: Record<string, number[]>; // by region
  agenda: Step[];
  bids: number[] | null;
  mine: Partial<Record<Kind | 'any', number>> | null;
  last: { region: string | null } | null;
  outcome: Outcome | null;
};

// What a tap on the map may mean.
export type Target =
  | { kind: 'region'; id: string; pawn: number }
  | { kind: 'tower'; id: string; pawn: number }
  | { kind: 'space'; id: string }
  | { kind: 'circle'; id: string };

// Things on the move over the map, each from 0 to 1 of its way.
export type Motion = { id: number; t: number; seat: number } & (
  | { kind: 'pawn'; pawn: number; from: string; to: string } // regions
  | { kind: 'potion'; colour: Kind; from: string; to: string } // region, tower
  | { kind: 'cloud'; space: string; cloud: string } // dissolves
  | { kind: 'amulet' | 'tile'; tile: string; from: string } // rises from its region
  | { kind: 'vp'; vp: number; from: string } // a number rising over a region
);

export type Seal = (word: Word | null) => Promise<Refusal | null>;
export type Order = (orders: Record<string, string>) => Promise<Refusal | null>;
export type BroomProps = GameProps & { seal: Seal; order: Order; found?: (...what: any[]) => void };

export type { Lang, Lookup };
