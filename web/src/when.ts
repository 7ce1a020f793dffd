// Times as people say them: how long ago, and how long still.

const UNITS: [Intl.RelativeTimeFormatUnit & string, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

// In a unit of which there are at least two: 36 hours say more than a day.
function inUnits(seconds: number): [number, Intl.RelativeTimeFormatUnit & string] {
  for (const [unit, size] of UNITS) if (seconds >= 2 * size) return [Math.floor(seconds / size), unit];
  return [1, 'minute'];
}

// "3 hours ago", at least a minute.
export function ago(at: number, now: number, lang: string): string {
  const [count, unit] = inUnits(now - at);
  return new Intl.RelativeTimeFormat(lang, { numeric: 'always' }).format(-count, unit);
}

// "2 days", at least a minute.
export function span(seconds: number, lang: string): string {
  const [count, unit] = inUnits(seconds);
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
