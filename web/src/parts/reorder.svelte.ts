// Seats in another order: dragged with a pointer, or moved one up or down.

export class Reorder {
  from = $state<number | null>(null);
  over = $state<number | null>(null);

  constructor(
    private count: () => number,
    private ask: (order: number[]) => void,
  ) {}

  // Puts the one on seat *from* onto seat *to*; those between move up or down.
  move(from: number, to: number): void {
    if (from === to || to < 0 || to >= this.count()) return;
    const order = Array.from({ length: this.count() }, (_, seat) => seat);
    order.splice(to, 0, ...order.splice(from, 1));
    this.ask(order);
  }

  grab = (event: PointerEvent, seat: number): void => {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    event.preventDefault();
    this.from = this.over = seat;
  };

  drag = (event: PointerEvent, rows: HTMLElement): void => {
    if (this.from === null) return;
    const found = Array.from(rows.children).findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return event.clientY >= top && event.clientY <= bottom;
    });
    if (found >= 0) this.over = found;
  };

  drop = (): void => {
    const { from, over } = this;
    this.from = this.over = null;
    if (from !== null && over !== null) this.move(from, over);
  };
}
