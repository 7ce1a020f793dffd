// How far somebody has come in each game's lesson, remembered on this device.

export type Mark = { step: number; answers: string[]; done: boolean };

const KEY = 'cumuli.lessons';

function kept(): Record<string, Mark> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(found as Record<string, Mark>).filter(([, mark]) => sound(mark)));
  } catch {
    return {}; // nothing is remembered, or something else
  }
}

const sound = (mark: Mark): boolean =>
  Number.isInteger(mark?.step) && mark.step >= 0 && Array.isArray(mark.answers) && mark.answers.every((one) => typeof one === 'string');

class Lessons {
  #marks = $state.raw(kept());

  mark(game: string): Mark | undefined {
    return this.#marks[game];
  }

  // Whether somebody stopped in the middle.
  begun(game: string): boolean {
    return (this.#marks[game]?.step ?? 0) > 0;
  }

  done(game: string): boolean {
    return this.#marks[game]?.done ?? false;
  }

  // Remembers where somebody is; whoever has come to the end begins anew next time.
  keep(game: string, step: number, answers: string[], last: boolean): void {
    const mark = last ? { step: 0, answers: [], done: true } : { step, answers, done: this.done(game) };
    this.#marks = { ...this.#marks, [game]: mark };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#marks));
    } catch {
      return; // private windows may forbid storage
    }
  }
}

export const lessons = new Lessons();
