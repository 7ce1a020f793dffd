// Time on a clock: 4:05, 1:02:30, or so many days.

const DAY = 86_400;

const two = (number: number): string => String(number).padStart(2, '0');

const unit = (count: number, unit: 'day' | 'hour' | 'minute' | 'second', lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

export function shown(seconds: number, lang: string): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return unit(Math.floor(whole / DAY), 'day', lang);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

// A length of time in words, in the largest unit that fits it whole.
export function length(seconds: number, lang: string): string {
  if (seconds % DAY === 0 && seconds) return unit(seconds / DAY, 'day', lang);
  if (seconds % 3600 === 0 && seconds) return unit(seconds / 3600, 'hour', lang);
  return seconds % 60 === 0 && seconds ? unit(seconds / 60, 'minute', lang) : unit(seconds, 'second', lang);
}
