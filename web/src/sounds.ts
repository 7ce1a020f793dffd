// Which deed is heard, and how: small bells that the browser makes itself.  Fetched only where sounds are wanted.

import type { GameEvent } from './wire';

export type Sound = 'turn' | 'card' | 'brave' | 'bumped' | 'right' | 'wrong' | 'over' | 'chat';

// The bells of each sound: pitch in Hz, when it is struck and how long it rings, in seconds.
const BELLS: Record<Sound, [pitch: number, at: number, ring: number][]> = {
  turn: [[659, 0, 0.5], [880, 0.12, 0.7]],
  card: [[247, 0, 0.12]],
  brave: [[523, 0, 0.25], [784, 0.09, 0.4]],
  bumped: [[392, 0, 0.25], [262, 0.1, 0.4]],
  right: [[784, 0, 0.3], [988, 0.1, 0.3], [1175, 0.2, 0.6]],
  wrong: [[330, 0, 0.35], [294, 0.14, 0.5]],
  over: [[523, 0, 0.5], [659, 0.14, 0.5], [784, 0.28, 0.5], [1047, 0.42, 1]],
  chat: [[1047, 0, 0.2]],
};

// Events that are heard, of any game; where `field` is given, only if it holds `is`.
const HEARD: { event: string; field?: string; is?: unknown; sound: Sound }[] = [
  { event: 'Placed', sound: 'card' },
  { event: 'MagicPlayed', sound: 'card' },
  { event: 'Led', sound: 'card' },
  { event: 'LaidOut', sound: 'card' },
  { event: 'Answered', field: 'brave', is: true, sound: 'brave' },
  { event: 'Answered', field: 'brave', is: false, sound: 'card' },
  { event: 'Bumped', sound: 'bumped' },
  { event: 'Guessed', field: 'right', is: true, sound: 'right' },
  { event: 'Guessed', field: 'right', is: false, sound: 'wrong' },
  { event: 'Ended', sound: 'over' },
  { event: 'GameEnded', sound: 'over' },
];

// What is heard of what happened together: each sound once, in the order it came.
export function heard(events: GameEvent[]): Sound[] {
  const found = events.flatMap((event) =>
    HEARD.filter(
      ({ event: type, field, is }) => type === event.type && (!field || (event as Record<string, unknown>)[field] === is),
    ).map(({ sound }) => sound),
  );
  return [...new Set(found)];
}

const GAP = 0.16; // seconds between two sounds that come together
let context: AudioContext | null = null;

// Strikes these sounds, at a volume from 0 to 1.
export function ring(sounds: Sound[], volume: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume(); // browsers are silent until a page was touched
  let start = context.currentTime + 0.02;
  for (const sound of sounds) {
    for (const [pitch, at, length] of BELLS[sound]) strike(context, pitch, start + at, length, volume);
    start += GAP + Math.max(...BELLS[sound].map(([, at]) => at));
  }
  document.documentElement.dataset.rang = sounds.join(' ');
}

function strike(context: AudioContext, pitch: number, at: number, length: number, volume: number): void {
  const gain = context.createGain();
  gain.connect(context.destination);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume * 0.25, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  const bell = context.createOscillator();
  bell.type = 'triangle';
  bell.frequency.value = pitch;
  bell.connect(gain);
  bell.start(at);
  bell.stop(at + length);
}
