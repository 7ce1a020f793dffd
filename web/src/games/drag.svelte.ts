// A thing lifted by mouse or finger, and where it may be laid; a tap is none of this, and the keyboard needs none.

import { prefs } from '../prefs.svelte';

export type Spot = { x: number; y: number }; // in the window

// Where things may be laid down.  *key* names the place under the pointer, for who shows it; *drop* says whether it stays.
export type Zone<What> = {
  key: (what: What, at: Spot) => string | null;
  drop: (what: What, at: Spot) => boolean;
};

export const SLIP = 8; // pixels that a resting finger may move
const HOME = 240; // milliseconds of the way back

export class Drag<What> {
  what = $state.raw<What | null>(null);
  at = $state.raw<Spot>({ x: 0, y: 0 });
  over = $state<string | null>(null); // the key of the place below
  home = $state(false); // nobody took it: it glides back
  touched = $state(false); // something that can be lifted was touched: its picture will be needed soon

  #from: Spot = { x: 0, y: 0 };
  #zones = new Map<Element, Zone<What>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  // The place it lies over that would take it, as far as anybody can tell; null while it glides.
  get held(): What | null {
    return this.home ? null : this.what;
  }

  lift(what: What, from: Spot, at: Spot): void {
    clearTimeout(this.#timer);
    this.#from = from;
    this.what = what;
    this.home = false;
    addEventListener('keydown', this.#escape, true);
    this.move(at);
  }

  move(at: Spot): void {
    if (this.held === null) return;
    this.at = at;
    this.over = this.#under(at)?.key(this.held, at) ?? null;
  }

  drop(at: Spot): void {
    if (this.held === null) return;
    const stays = this.#under(at)?.drop(this.held, at) ?? false;
    if (stays) this.#rest();
    else this.back();
  }

  // Lets it glide to where it came from.
  back(): void {
    if (this.held === null) return;
    this.over = null;
    this.home = true;
    this.at = this.#from;
    removeEventListener('keydown', this.#escape, true);
    this.#timer = setTimeout(() => this.#rest(), prefs.reduced ? 0 : HOME);
  }

  #rest(): void {
    removeEventListener('keydown', this.#escape, true);
    this.what = this.over = null;
    this.home = false;
  }

  #escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.back();
  };

  #under({ x, y }: Spot): Zone<What> | undefined {
    for (const element of document.elementsFromPoint(x, y))
      for (let node: Element | null = element; node; node = node.parentElement) {
        const zone = this.#zones.get(node);
        if (zone) return zone;
      }
    return undefined;
  }

  // Attaches to where things may be laid.
  zone = (zone: Zone<What>) => (node: Element): (() => void) => {
    this.#zones.set(node, zone);
    return () => void this.#zones.delete(node);
  };

  // Attaches to a thing that can be lifted; what it is, is asked when it is.
  grip = (lifted: () => What | null) => (node: HTMLElement): (() => void) => {
    let from: (Spot & { id: number }) | null = null;
    let moved = false;
    const spot = ({ clientX: x, clientY: y }: PointerEvent): Spot => ({ x, y });

    const down = (event: PointerEvent): void => {
      if (event.button || from) return;
      from = { ...spot(event), id: event.pointerId };
      moved = false;
      this.touched = true;
      for (const [type, deed] of deeds) addEventListener(type, deed); // a quick hand has left the thing with its first step
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== from?.id) return;
      if (moved) return this.move(spot(event));
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLIP) return;
      const what = lifted();
      if (what === null) return leave();
      moved = true;
      node.setPointerCapture(event.pointerId);
      this.lift(what, from, spot(event));
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== from?.id) return;
      leave();
      if (!moved) return;
      if (event.type === 'pointerup') this.drop(spot(event));
      else this.back();
      setTimeout(() => (moved = false)); // after the click that follows
    };
    const deeds = [['pointermove', move], ['pointerup', up], ['pointercancel', up]] as const;
    const leave = (): void => {
      from = null;
      for (const [type, deed] of deeds) removeEventListener(type, deed);
    };
    const click = (event: MouseEvent): void => {
      if (!moved) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const own = (event: TouchEvent): void => {
      if (moved && event.cancelable) event.preventDefault(); // a quick hand throws nothing: no scrolling runs on after it
    };
    const still = (event: Event): void => event.preventDefault(); // no picture of the browser's own is dragged

    node.dataset.grip = '';
    node.style.touchAction = 'none'; // whatever else it is: the page must not scroll below what is held
    node.addEventListener('pointerdown', down);
    node.addEventListener('click', click, true);
    node.addEventListener('touchmove', own, { passive: false });
    node.addEventListener('dragstart', still);
    return () => {
      delete node.dataset.grip;
      node.style.touchAction = '';
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, true);
      node.removeEventListener('touchmove', own);
      node.removeEventListener('dragstart', still);
      if (from && moved) this.back();
      leave();
    };
  };
}
