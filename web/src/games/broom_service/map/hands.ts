// What hands do to the map: drag, pinch, wheel.  A tap is none of these.

import type { Camera } from './camera.svelte';

const SLIP = 7; // pixels that a resting finger may move

export type Hands = { dragged: () => boolean; hold: (frame: HTMLElement) => () => void };

export function hands(camera: Camera): Hands {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let travelled = 0;

  const spread = (): { x: number; y: number; far: number } => {
    const [a, b] = [...fingers.values()];
    if (!a || !b) return { x: a?.x ?? 0, y: a?.y ?? 0, far: 0 };
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  function hold(frame: HTMLElement): () => void {
    const own = (event: Event): boolean => Boolean((event.target as HTMLElement).closest('.tools, .card'));

    function down(event: PointerEvent): void {
      if (own(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
      if (!fingers.size) {
        moved = false;
        travelled = 0;
      }
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
      }
      const after = spread();
      const edge = frame.getBoundingClientRect();
      camera.pan(after.x - before.x, after.y - before.y);
      if (before.far > 0 && after.far > 0) camera.zoom(after.far / before.far, after.x - edge.left, after.y - edge.top);
    }

    function up(event: PointerEvent): void {
      // A finger that the frame takes over from what it touched first is not lifted.
      if (event.type === 'lostpointercapture' && event.target !== frame) return;
      fingers.delete(event.pointerId);
    }

    function wheel(event: WheelEvent): void {
      if (own(event)) return;
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 24 : 1;
      const edge = frame.getBoundingClientRect();
      const turn = Math.max(-120, Math.min(120, event.deltaY * lines));
      camera.zoom(Math.exp(-turn * (event.ctrlKey ? 0.01 : 0.0022)), event.clientX - edge.left, event.clientY - edge.top);
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
    frame.addEventListener('scroll', scrolled);
    frame.addEventListener('wheel', wheel, { passive: false });
    return () => {
      sizes.disconnect();
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('pointerup', up);
      frame.removeEventListener('pointercancel', up);
      frame.removeEventListener('lostpointercapture', up);
      frame.removeEventListener('scroll', scrolled);
      frame.removeEventListener('wheel', wheel);
      fingers.clear();
    };
  }

  return { dragged: () => moved, hold };
}
