// Offers the keyboard to what has just appeared, but never takes it from somebody who is typing.
export function offer(element: HTMLElement): void {
  if (!document.activeElement?.matches('input, textarea')) element.focus({ preventScroll: true });
}
