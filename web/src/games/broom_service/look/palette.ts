// The line round everything that is drawn.

export const LINE = '#2a2230';
