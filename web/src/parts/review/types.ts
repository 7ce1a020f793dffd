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

// What a bot makes of a move: src/cumuli/server/review/why.py and src/cumuli/why.py.
export type Why = {
  ply: number;
  seat: number; // who made it
  own: boolean; // whether the bot that thinks is the one that made it
  why: {
    level: string;
    ways: { words: string; share: number | null; best: boolean; played: boolean }[]; // the bot's choice first; share in hundredths
    reasons: string[];
  };
};

// A block to be shown: its events as a film, or where somebody jumped, at once.
export type Moment = Block & { again?: true; jump?: true };
