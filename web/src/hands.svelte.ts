// Whose hand lies open.  With one seat on this device it is always that one's; with several, the device is passed on.

import type { OpenTable } from './table.svelte';
import type { Block, TableInfo } from './wire';

export class Hands {
  hand = $state<number | null>(null);
  passing = $state(false);

  constructor(
    readonly table: () => OpenTable,
    readonly info: () => TableInfo,
  ) {}

  readonly mine = $derived.by(() => this.table().mine());
  readonly seat = $derived.by(() => (this.mine.length === 0 ? null : this.mine.length === 1 ? this.mine[0]! : this.hand));
  readonly asked = $derived.by(
    () => this.table().blocks.find((block) => block.ask !== null && block.seat !== null)?.seat ?? null,
  );
  // The seat that the device should go to next.
  readonly next = $derived.by(() =>
    this.mine.length > 1 && this.info().status === 'playing' && this.asked !== this.hand ? this.asked : null,
  );
  readonly covered = $derived(this.next !== null && (this.hand === null || this.passing));
  // What is shown: this hand's view, or at the end, and for spectators, the first there is.
  readonly block = $derived.by<Block | undefined>(
    () =>
      this.table().block(this.seat) ??
      (this.info().status === 'over' || this.hand === null ? this.table().blocks[0] : undefined),
  );

  show(): void {
    this.hand = this.next;
    this.passing = false;
  }
}
