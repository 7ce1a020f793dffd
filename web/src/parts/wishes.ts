// What a host asks for at a table, one thing after another: the second choice must not take back the first.

import type { Options, TableInfo } from '../wire';

export class Wishes {
  // Asked for, and not yet seen at the table.
  #seats: number | undefined;
  #options: Options = {};

  constructor(
    private info: () => TableInfo,
    private change: (seats: number, options: Options) => Promise<boolean>,
  ) {}

  // Forgets what has come true; *current* says how the table stands.
  seen(current: (option: string) => unknown): void {
    if (this.#seats === this.info().seats.length) this.#seats = undefined;
    for (const [option, value] of Object.entries(this.#options)) if (value === current(option)) delete this.#options[option];
  }

  async ask(seats: number | undefined, options: Options): Promise<boolean> {
    this.#seats = seats ?? this.#seats;
    this.#options = { ...this.#options, ...options };
    const { seats: chairs, options: now } = this.info();
    const done = await this.change(this.#seats ?? chairs.length, { ...now, ...this.#options });
    if (!done) {
      this.#seats = undefined;
      this.#options = {};
    }
    return done;
  }
}
