// What the doors of the review say: src/cumuli/server/review/telling.py.

import type { Block, GameEvent, Static } from '../../wire';
import type { Eyes } from './place';

export type Ply = {
  number: number; // of plies of the record
  seat: number | null; // who made it, -1 for luck; null where these eyes do not tell
  line: string; // as the record says it; empty where these eyes did not know
  events: GameEvent[];
};

export type Review = {
  table: string;
  eyes: Eyes;
  may: Eyes[]; // through whose eyes I may look, my own first
  over: boolean;
  static: Static;
  plies: Ply[];
};

export type Positions = { positions: { number: number; block: Block }[] };

// A block to be shown: its events as a film, or where somebody jumped, at once.
export type Moment = Block & { again?: true; jump?: true };
