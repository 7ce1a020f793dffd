// A finished game in numbers, as the server counts it from the record.

export type Part = { id: string; values: number[]; rule: string };
export type Stack = { type: 'Stack'; id: string; rows: string[]; parts: Part[] };
export type Lines = { type: 'Lines'; id: string; plies: number[]; values: number[][] }; // by seat
export type Matrix = { type: 'Matrix'; id: string; values: number[][] }; // by whom, then to whom
export type Stats = {
  game: string;
  names: string[];
  plies: number;
  rounds: number;
  minutes: number;
  charts: (Stack | Lines | Matrix)[];
};

// Colours that differ for all eyes, and for those that see none a pattern with each.
export const TONES = ['#3f6fb0', '#e08a1e', '#2f9c84', '#c4527f', '#e3c43c', '#6b54a8', '#8a5a2b', '#5aa5d8', '#7c8a97', '#b5452c', '#6f9a2f', '#37415c'];
export const WEAVES = ['', 'M0 10L10 0', 'M0 5H10', 'M5 0V10', 'M0 0L10 10', 'M0 5H10M5 0V10', 'M0 10L10 0M0 0L10 10', 'M2 2h2v2h-2zM7 7h2v2h-2z', 'M0 3H10M0 8H10', 'M3 0V10M8 0V10', 'M0 5L5 0L10 5L5 10z', 'M5 3v4M3 5h4'];
export const DASHES = ['', '9 5', '2 5', '12 4 2 4', '5 3', '14 6', '1 3', '8 3 2 3 2 3'];
