// Times as people say them: how long ago, and how long still.

const UNITS: [Intl.RelativeTimeFormatUnit & string, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

function inUnits(seconds: number): [number, Intl.RelativeTimeFormatUnit & string] {
  for (const [unit, size] of UNITS) if (seconds >= size) return [Math.floor(seconds / size), unit];
  return [0, 'minute'];
}

// "3 hours ago", or "this minute".
export function ago(at: number, now: number, lang: string): string {
  const [count, unit] = inUnits(now - at);
  return new Intl.RelativeTimeFormat(lang, { numeric: count ? 'always' : 'auto' }).format(-count, unit);
}

// "2 days", of what is left at least a minute.
export function span(seconds: number, lang: string): string {
  const [count, unit] = inUnits(Math.max(60, seconds));
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
