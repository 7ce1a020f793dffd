// What hands do to the map: drag, pinch, wheel.  A tap is none of these.

import { SLIP, type Drag } from '../../drag.svelte';
import type { Lifted } from '../play.svelte';
import type { Camera } from './camera.svelte';

// What one finger may lift off the map instead of moving it.
export type Carry = { find: (event: PointerEvent) => Lifted | null; drag: Drag<Lifted> };
export type Hands = { dragged: () => boolean; hold: (frame: HTMLElement) => () => void; carry: Carry | null };

export function hands(camera: Camera): Hands {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let travelled = 0;
  let lifted: { what: Lifted; x: number; y: number } | null = null;

  const spread = (): { x: number; y: number; far: number } => {
    const [a, b] = [...fingers.values()];
    if (!a || !b) return { x: a?.x ?? 0, y: a?.y ?? 0, far: 0 };
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  function letGo(): void {
    if (lifted) own.carry?.drag.back();
    lifted = null;
  }

  function hold(frame: HTMLElement): () => void {
    const apart = (event: Event): boolean => Boolean((event.target as HTMLElement).closest('.tools, .card'));

    function down(event: PointerEvent): void {
      if (apart(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
      if (!fingers.size) {
        moved = false;
        travelled = 0;
        const what = own.carry?.find(event);
        lifted = what ? { what, x: event.clientX, y: event.clientY } : null;
        if (what) own.carry!.drag.touched = true;
      } else letGo(); // two fingers move the map
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function move(event: PointerEvent): void {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      const before = spread();
      travelled += Math.hypot(event.clientX - finger.x, event.clientY - finger.y);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (!moved) {
        if (travelled < SLIP && fingers.size < 2) return;
        moved = true;
        for (const id of fingers.keys()) frame.setPointerCapture(id);
        if (lifted) own.carry?.drag.lift(lifted.what, lifted, { x: event.clientX, y: event.clientY });
      }
      if (lifted) return own.carry?.drag.move({ x: event.clientX, y: event.clientY });
      const after = spread();
      const edge = frame.getBoundingClientRect();
      camera.pan(after.x - before.x, after.y - before.y);
      if (before.far > 0 && after.far > 0) camera.zoom(after.far / before.far, after.x - edge.left, after.y - edge.top);
    }

    function up(event: PointerEvent): void {
      // A finger that the frame takes over from what it touched first is not lifted.
      if (event.type === 'lostpointercapture' && event.target !== frame) return;
      if (lifted && moved && event.type === 'pointerup') own.carry?.drag.drop({ x: event.clientX, y: event.clientY });
      else if (fingers.has(event.pointerId)) letGo();
      lifted = null;
      fingers.delete(event.pointerId);
    }

    function wheel(event: WheelEvent): void {
      if (apart(event)) return;
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 24 : 1;
      const edge = frame.getBoundingClientRect();
      const turn = Math.max(-120, Math.min(120, event.deltaY * lines));
      camera.zoom(Math.exp(-turn * (event.ctrlKey ? 0.01 : 0.0022)), event.clientX - edge.left, event.clientY - edge.top);
    }

    // A quick hand throws nothing: what it lets go of does not run on.
    function still(event: TouchEvent): void {
      if (moved && event.cancelable) event.preventDefault();
    }

    // Focus may scroll what lies outside into view; the camera does that here.
    const scrolled = (): void => frame.scrollTo(0, 0);

    const sizes = new ResizeObserver(() => camera.resize(frame.clientWidth, frame.clientHeight));
    sizes.observe(frame);
    frame.addEventListener('pointerdown', down);
    frame.addEventListener('pointermove', move);
    frame.addEventListener('pointerup', up);
    frame.addEventListener('pointercancel', up);
    frame.addEventListener('lostpointercapture', up);
    frame.addEventListener('touchmove', still, { passive: false });
    frame.addEventListener('scroll', scrolled);
    frame.addEventListener('wheel', wheel, { passive: false });
    return () => {
      sizes.disconnect();
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('pointerup', up);
      frame.removeEventListener('pointercancel', up);
      frame.removeEventListener('lostpointercapture', up);
      frame.removeEventListener('touchmove', still);
      frame.removeEventListener('scroll', scrolled);
      frame.removeEventListener('wheel', wheel);
      fingers.clear();
    };
  }

  const own: Hands = { dragged: () => moved, hold, carry: null };
  return own;
}
