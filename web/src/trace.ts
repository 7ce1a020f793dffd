// What this page did and heard of late, for a bug capsule: a short memory, without names, talk and what is typed.

import type { Command, Said } from './wire';

export type Traced = { at: number; what: string; type: string; seq: number; about: Record<string, unknown> };

const MOST = 120;
const KEPT_BACK = ['name', 'text', 'note', 'salt', 'type', 'table']; // of commands

class Trace {
  steps: Traced[] = [];
  seq = 0; // how far the table is that was heard of last

  #add(what: string, type: string, about: Record<string, unknown> = {}): void {
    this.steps.push({ at: Math.round(performance.now()), what, type, seq: this.seq, about });
    if (this.steps.length > MOST) this.steps.shift();
  }

  start(): void {
    addEventListener('error', ({ message, filename, lineno }) => this.#failed(message, `${filename}:${lineno}`));
    addEventListener('unhandledrejection', ({ reason }) => this.#failed(String(reason), String(reason?.stack ?? '')));
    addEventListener('click', this.#clicked, { capture: true, passive: true });
  }

  sent(command: Command): void {
    const about = Object.fromEntries(Object.entries(command).filter(([key]) => !KEPT_BACK.includes(key)));
    this.#add('sent', command.type, about);
  }

  heard(said: Said): void {
    if ('seq' in said) this.seq = said.seq;
    if (said.type === 'Refused') this.#add('refused', said.type, { id: said.id, reason: said.reason });
    else this.#add('heard', said.type, 'id' in said ? { id: said.id } : {});
  }

  #failed(error: string, where: string): void {
    this.#add('error', '', { error: error.slice(0, 300), where: where.slice(0, 300) });
  }

  #clicked = ({ target }: MouseEvent): void => {
    const one = (target as Element | null)?.closest?.('[data-testid], button, a, summary, input, select');
    if (one) this.#add('click', one.getAttribute('data-testid') ?? one.tagName.toLowerCase());
  };
}

export const trace = new Trace();
