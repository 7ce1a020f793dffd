// What this game's part of the wire looks like: `Game.observe` and `Game.static` of Cloud Mine.

export type Tried = { seat: number; place: number };

export type Last = {
  round: number;
  dreamer: number;
  scout: number;
  text: string;
  cards: number[]; // in the order of the places
  target: number; // a place
  tried: Tried[];
  hit: number | null; // a seat
  awards: number[]; // by seat
  paid_by: string[]; // by seat: the rule behind its award
};

export type Outcome = { scores: number[]; ranks: number[]; winners: number[]; rule: string }; // by seat; the best rank is 0

export type Phase = 'first' | 'deal' | 'pick' | 'describe' | 'lay' | 'guess' | 'over';

export type View = {
  phase: Phase;
  round: number;
  rounds: number;
  size: number; // clouds a round
  guesses: number; // at most, a round
  to_act: number[];
  left: number; // cards not dealt yet
  dreamer: number | null;
  scout: number | null;
  order: number[]; // the seat of each guess
  hand: number[] | null;
  target: number | null; // a card
  text: string | null;
  sky: { card: number | null; turned: boolean }[] | null; // by place
  guess: number | null; // from 1
  tried: Tried[];
  piles: (number | null)[]; // by seat; null: not shown
  seen: number[];
  said: string[];
  last: Last | null;
  outcome: Outcome | null;
};

export type Stat = { deck: string; cards: number };

export type Role = 'dreamer' | 'scout' | 'watcher';

// A card on its way from a cloud to the pile of a seat.
export type Flight = { id: number; card: number | null; place: number; seat: number; turned: boolean; t: number };

// What a table's bots saw in each cloud of a round: their best three, in each language.
export type Visions = { places: { card: number; seen: { seat: number; words: Record<string, string[]> }[] }[] };
