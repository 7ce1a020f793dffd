// A drawing on its way to becoming a cloud, and the clouds that were kept so far.

import { Deck } from '../../games/cloud_mine/deck';
import type { Refusal } from '../../wire';
import { cloudOf, isRefusal, putClouds, type DeckInfo, type Drawn, type Point } from './doors';

export const WIDTH = 0.016; // of the pen, as a share of the sheet: thin, so that an eye near the outline stays a hole
const STEP = 0.004; // points nearer than this are one
const NEAR = 0.15; // ends of a line are meant to meet where the gap is a smaller share of its length
const LONG = 0.3; // and only of a line as long as this

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const fine = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 1e4;

// One cloud that is in no deck yet.
class Loose extends Deck {
  #cloud: Blob;

  constructor(cloud: Blob) {
    super('');
    this.#cloud = cloud;
  }

  override cards(): Promise<Blob[]> {
    return Promise.resolve().then(() => [this.#cloud]);
  }
}

export type Kept = { deck: Deck; token: string };

export class Sketch {
  strokes = $state.raw<Point[][]>([]);
  line = $state.raw<Point[]>([]); // being drawn
  cloud = $state.raw<Kept | null>(null); // what came of it
  kept = $state.raw<Kept[]>([]);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  #before: Point[][][] = $state.raw([]);

  get undoable(): boolean {
    return this.#before.length > 0;
  }

  draw(points: Point[]): void {
    const line = [...this.line];
    for (const [x, y] of points) {
      const point: Point = [fine(x), fine(y)];
      if (!line.length || far(line.at(-1)!, point) >= STEP) line.push(point);
    }
    this.line = line;
  }

  // Lifts the pen; a line that nearly meets itself is closed.
  lift(): void {
    if (!this.line.length) return;
    const [first, last] = [this.line[0]!, this.line.at(-1)!];
    const length = this.line.slice(1).reduce((sum, point, index) => sum + far(this.line[index]!, point), 0);
    const closed = length > LONG && far(first, last) < NEAR * length ? [...this.line, first] : this.line;
    this.line = [];
    this.#go([...this.strokes, closed]);
  }

  undo(): void {
    const before = this.#before.at(-1);
    if (!before) return;
    this.strokes = before;
    this.#before = this.#before.slice(0, -1);
  }

  clear(): void {
    if (this.strokes.length) this.#go([]);
  }

  #go(strokes: Point[][]): void {
    this.#before = [...this.#before, this.strokes];
    this.strokes = strokes;
    this.refusal = null;
  }

  // Asks for the cloud of what is drawn, or of a picture of a shape.
  async become(picture?: Blob): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const answer = await cloudOf(picture ?? { strokes: this.strokes, width: WIDTH });
    this.busy = false;
    this.refusal = isRefusal(answer) ? answer : null;
    if (!isRefusal(answer)) this.cloud = loose(answer);
  }

  keep(): void {
    if (!this.cloud) return;
    this.kept = [...this.kept, this.cloud];
    this.cloud = null;
    this.strokes = [];
    this.#before = [];
  }

  drop(token: string): void {
    this.kept = this.kept.filter((one) => one.token !== token);
  }

  // The clouds kept so far go into a deck.
  async into(deck: string): Promise<DeckInfo | null> {
    if (this.busy) return null;
    this.busy = true;
    const answer = await putClouds(
      deck,
      this.kept.map((one) => one.token),
    );
    this.busy = false;
    this.refusal = isRefusal(answer) ? answer : null;
    if (isRefusal(answer)) return null;
    this.kept = [];
    return answer;
  }
}

const loose = ({ cloud, token }: Drawn): Kept => ({ deck: new Loose(cloud), token });
