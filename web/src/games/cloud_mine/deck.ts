// The pictures of a deck.  All of them come at once, as one file: which are fetched tells nothing about a hand.

import type { Theme } from '../../prefs.svelte';
import { ramp } from './ramps';

const MAGIC = 0x534b5931; // SKY1
const KEPT = 96; // pictures in colour, of about one megabyte each
const REST = 1500; // milliseconds before a deck that did not come is asked for again; each time longer

export type Picture = { canvas: HTMLCanvasElement; cloud: boolean };

// The cards of a bundle: their number, their lengths, and then one WebP after the other.
export function unpack(bundle: ArrayBuffer): Blob[] {
  const numbers = new DataView(bundle);
  if (bundle.byteLength < 8 || numbers.getUint32(0) !== MAGIC) throw new Error('this is no deck');
  const count = numbers.getUint32(4);
  let at = 8 + 4 * count;
  return Array.from({ length: count }, (_, card) => {
    const length = numbers.getUint32(8 + 4 * card);
    at += length;
    return new Blob([bundle.slice(at - length, at)], { type: 'image/webp' });
  });
}

export class Deck {
  #cards: Promise<Blob[]> | null = null;
  #painted = new Map<string, Promise<Picture>>(); // the newest last
  #gone = false;

  constructor(readonly id: string) {
    void this.cards();
  }

  stop(): void {
    this.#gone = true;
    this.#painted.clear();
  }

  cards(): Promise<Blob[]> {
    return (this.#cards ??= this.#fetch());
  }

  async #fetch(): Promise<Blob[]> {
    for (let rest = REST; !this.#gone; rest *= 2) {
      const answer = await fetch(`/decks/${this.id}.sky`).catch(() => null);
      if (answer?.ok) return unpack(await answer.arrayBuffer());
      await new Promise((done) => setTimeout(done, rest));
    }
    return [];
  }

  // One card in the light of an hour.
  picture(card: number, theme: Theme): Promise<Picture> {
    const key = `${card} ${theme}`;
    const found = this.#painted.get(key) ?? this.#paint(card, theme);
    this.#painted.delete(key);
    this.#painted.set(key, found);
    if (this.#painted.size > KEPT) this.#painted.delete(this.#painted.keys().next().value!);
    return found;
  }

  async #paint(card: number, theme: Theme): Promise<Picture> {
    const blob = (await this.cards())[card];
    if (!blob) throw new Error(`the deck has no card ${card}`);
    const bitmap = await createImageBitmap(blob);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const pen = canvas.getContext('2d', { willReadFrequently: true })!;
    pen.drawImage(bitmap, 0, 0);
    bitmap.close();
    const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
    const cloud = isCloud(pixels);
    if (cloud) pen.putImageData(inLight(pixels, ramp(theme)), 0, 0);
    return { canvas, cloud };
  }
}

// Clouds stand free in the sky; a picture of somebody's own fills its square.
function isCloud({ data, width, height }: ImageData): boolean {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  return corners.every((at) => data[at * 4 + 3]! < 128);
}

function inLight(pixels: ImageData, colours: Uint8ClampedArray): ImageData {
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const shade = data[at]! * 3;
    data[at] = colours[shade]!;
    data[at + 1] = colours[shade + 1]!;
    data[at + 2] = colours[shade + 2]!;
  }
  return pixels;
}
