// A cell of the kingdom: whatever put a card there, turned it, marked it or took it away.

import type { Touched } from '../touched';

const FIELDS = ['cell', 'to', 'other'];
const TYPES = ['Placed', 'Moved', 'Swapped', 'Turned', 'Removed', 'Marked', 'Chosen'];

export const touched: Touched = {
  thing(target) {
    const cell = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    return cell === undefined ? null : { kind: 'cell', id: cell };
  },
  plies({ id }, plies) {
    const cell = Number(id);
    return plies.flatMap((ply, at) =>
      ply.events.some((event) => TYPES.includes(event.type) && FIELDS.some((field) => event[field] === cell)) ? [at] : [],
    );
  },
};
