// What the doors of one's own things say: the twin of src/cumuli/server/people/accounts.py and finished.py.

import type { Choices } from '../../wire';

export type Device = { id: string; label: string; created: number; seen: number; here: boolean };
export type Key = { id: string; label: string; created: number; used: number };
export type Mine = { name: string; account: boolean; devices: Device[]; passkeys: Key[]; choices: Choices };

export type Player = { name: string; bot: string | null; mine: boolean };
export type Finished = {
  table: string;
  game: string;
  created: number;
  players: Player[];
  scores: number[]; // empty for a game of long ago
  winners: number[];
};
