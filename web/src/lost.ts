// The keyboard's place is never lost: where what had the focus goes away with a question, the page's main part takes it.

import type { Attachment } from 'svelte/attachments';

export const catchFocus: Attachment<HTMLElement> = (main) => {
  let mine = false; // the focus was last seen in here
  let frame = 0;
  const seen = (event: FocusEvent): void => {
    mine = main.contains(event.target as Node);
  };
  // A button that is gone, or asks for nothing any more, leaves the focus to nobody, and says so to nobody.
  const look = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (mine && document.activeElement === document.body) main.focus({ preventScroll: true });
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(main, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
  document.addEventListener('focusin', seen);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', seen);
  };
};
