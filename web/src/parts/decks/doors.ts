// The server's doors for decks of pictures: the twin of src/cumuli/server/own/deckdoors.py.

import { AWAY, isRefusal, json, knock, readable, told } from '../../doors';
import type { Refusal } from '../../wire';

export { isRefusal };

export type DeckInfo = {
  deck: string;
  kind: 'standard' | 'pictures' | 'sky' | 'doodles';
  state: 'making' | 'ready' | 'failed';
  cards: number;
  done: number; // while it is made: pictures there are; all of them while bots still look
  of: number;
  hash: string | null;
  mine: boolean;
  reason: string | null; // why it failed
  name: string; // what its owner calls it
  seed: string; // what an endless sky of one's own grew from
};

export type Point = [number, number]; // shares of a square sheet, from the left and from the top
export type Drawn = { cloud: Blob; token: string };

export const STANDARD = 'standard';
export const PRIVATE = 'private'; // what those read who may not see a deck

// The fewest and the most pictures of a deck, and the largest file.
export const LEAST = 24;
export const MOST = 200;
export const FILE_MB = 10;

export const myDecks = (): Promise<{ decks: DeckInfo[] } | Refusal> => told('/decks');
export const deckInfo = (deck: string): Promise<DeckInfo | Refusal> => told(`/decks/${deck}`);
export const growSky = (seed: string, count: number): Promise<DeckInfo | Refusal> => told('/decks/sky', json({ seed, count }));
export const putClouds = (deck: string, tokens: string[]): Promise<DeckInfo | Refusal> =>
  told(`/decks/${deck}/cards`, json({ tokens }));

export const nameDeck = (deck: string, name: string): Promise<DeckInfo | Refusal> =>
  told(`/decks/${deck}/name`, { ...json({ name }), method: 'PUT' });

export async function dropDeck(deck: string): Promise<Refusal | null> {
  const answer = await knock(`/decks/${deck}`, { method: 'DELETE' });
  return isRefusal(answer) ? answer : null;
}

// The cloud of a drawing: of its lines, or of a picture of it.
export async function cloudOf(drawing: { strokes: Point[][]; width: number } | Blob): Promise<Drawn | Refusal> {
  const how = drawing instanceof Blob ? { method: 'POST', headers: { 'content-type': 'image/png' }, body: drawing } : json(drawing);
  const answer = await knock('/decks/doodle', how);
  if (isRefusal(answer)) return answer;
  return { cloud: await answer.blob(), token: answer.headers.get('doodle-token') ?? '' };
}

// Sends pictures; *told* hears which share of them has left.  Fetch would not say.
export function sendPictures(files: File[], told: (share: number) => void): Promise<DeckInfo | Refusal> {
  const form = new FormData();
  for (const file of files) form.append('pictures', file, file.name);
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = (event) => event.lengthComputable && told(event.loaded / event.total);
    request.onload = () => done(request.status < 300 ? (JSON.parse(request.responseText) as DeckInfo) : readable(request.responseText));
    request.onerror = request.onabort = () => done(AWAY);
    request.open('POST', '/decks');
    request.send(form);
  });
}
