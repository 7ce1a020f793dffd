// What this game's part of the wire looks like: `Game.observe` and `Game.static` of Cloudy Kingdom.

import type { Lookup } from '../../text.svelte';

export type Family = 'raven' | 'rose' | 'star' | 'sun';
export type Side = 'N' | 'E' | 'S' | 'W';
export type Laid = [face: string, turn: number];
export type Reach = [cell: number, ports: number][];

export type Step = { op: string; [arg: string]: unknown };

export type Spell = {
  magic: string;
  seat: number;
  step: number;
  actor: number;
  steps: Step[];
  bound: number[];
};

export type SeatView = {
  family: Family | null;
  hand: number;
  magic: string[] | null; // null: hidden
  magic_count: number;
  used: string[];
};

export type View = {
  size: number;
  phase: string;
  turn: number | null;
  to_act: number[];
  castles: Record<Side, (Family | null)[]>;
  cells: Laid[][]; // bottom to top
  immune: number[];
  no_cover: number[];
  seats: SeatView[];
  hand: string | null;
  hands?: (string | null)[] | null;
  drawn: string[];
  drawn_count: number;
  known: string[];
  deck: number;
  discard: string[]; // bottom to top
  box: string[];
  spell: Spell | null;
  links: { family: Family; axis: 'NS' | 'WE'; pending: boolean }[];
  reach: Partial<Record<Family, Reach>>;
  last: { cell: number | null } | null;
  final: number[] | null;
  outcome: { winners: number[]; reason: string; rule: string; route: Reach[] } | null // one route for each pair of castles;
};

export type Face = {
  blocks: string[]; // which ports the centre joins, lying north-south
  flaps: string; // which ends carry an unbroken route
  art: string;
  symmetric: boolean;
  count: number;
  provenance: string;
};

export type MagicCard = {
  steps: Step[];
  names: Record<string, string> | null; // null: printed, named in the catalogue
  text: Record<string, string> | null;
  glyph: string | null; // the drawing on an own card
  provenance: string;
};

export type Stat = {
  faces: Record<string, Face>;
  magics: Record<string, MagicCard>;
  families: Family[];
  neutral: unknown;
};

export type { Lookup };
