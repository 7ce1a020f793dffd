// Where somebody is in a game they look back at, as the address says it: #42, #42-truth, #42-table, #42-seat-2.

export type Eyes = string; // a seat from '0', 'table' or 'truth'
export type Place = { ply: number; eyes: Eyes | null }; // null: one's own

export function placeOf(hash: string): Place | null {
  const found = /^#(\d{1,6})(?:-(table|truth|seat-(\d{1,2})))?$/.exec(hash);
  if (!found) return null;
  const [, ply, eyes, seat] = found;
  return { ply: Number(ply), eyes: seat ? String(Number(seat) - 1) : (eyes ?? null) };
}

export const hashOf = (ply: number, eyes: Eyes): string => `#${ply}-${/^\d/.test(eyes) ? `seat-${Number(eyes) + 1}` : eyes}`;

export const reviewOf = (table: string): string => `/t/${table}/review`;
