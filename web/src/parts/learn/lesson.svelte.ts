// A lesson in the learner's browser: the step they are at, and the table as it stands there.  The house plays it.

import { json, told } from '../../doors';
import { lessons } from '../../lessons.svelte';
import { text } from '../../text.svelte';
import type { Block, GameEvent, Refusal, Static, TableInfo, Word } from '../../wire';

export type Step = { id: string; at: string[]; rules: string[]; does: boolean; tries: boolean };
type Stage = { steps: Step[]; step: number; answers: string[]; info: TableInfo; static: Static; block: Block };
type Told = Stage | Refusal | { no: Refusal };

export class Lesson {
  #stage = $state.raw<Stage | null>(null);
  events = $state.raw<GameEvent[]>([]); // all that happened, for those who hear it
  refusal = $state.raw<Refusal | null>(null); // why the lesson cannot be shown
  amiss = $state(0); // how often something else was done at this step
  tried = $state(false); // the rules have said no, as was to be tried
  busy = $state(false);

  constructor(readonly game: string) {}

  stage = $derived.by(() => this.#stage);
  at = $derived.by(() => this.#stage?.step ?? 0);
  count = $derived.by(() => this.#stage?.steps.length ?? 0);
  step = $derived.by((): Step | null => this.#stage?.steps[this.#stage.step] ?? null);
  over = $derived.by(() => this.#stage !== null && this.step === null);

  async open(): Promise<void> {
    const mark = lessons.mark(this.game);
    const found = mark ? await this.#ask(mark.step, mark.answers, {}) : null;
    if (found && 'steps' in found) this.#show(found, true);
    else await this.begin(); // nothing is remembered, or it does not fit the lesson any more
  }

  async begin(): Promise<void> {
    const found = await this.#ask(0, [], {});
    if ('steps' in found) this.#show(found, true);
    else if ('reason' in found) this.refusal = found;
  }

  async next(): Promise<void> {
    if (this.step?.does) return;
    await this.#go({ on: true });
  }

  // One step back; what was done there is taken back.
  async back(): Promise<void> {
    const stage = this.#stage;
    if (!stage || !stage.step || this.busy) return;
    this.busy = true;
    const found = await this.#ask(stage.step, stage.answers, { back: true });
    if ('steps' in found) this.#show(found, true);
    this.busy = false;
  }

  // Something is done at the table.  What the lesson does not want is said by the teacher, not by the table.
  async act(word: Word): Promise<Refusal | null> {
    const no = await this.#go({ action: word });
    if (no?.reason !== 'lesson-else') return no;
    this.amiss += 1;
    return null;
  }

  async why(word: Word): Promise<Refusal> {
    const stage = this.#stage!;
    const found = await this.#ask(stage.step, stage.answers, { why: word });
    if ('steps' in found) return { reason: 'stale', rule: '', args: {} };
    if ('reason' in found) return found;
    this.tried = true;
    return found.no;
  }

  async #go(how: { on?: boolean; action?: Word }): Promise<Refusal | null> {
    const stage = this.#stage;
    if (!stage || this.busy) return null;
    this.busy = true;
    const found = await this.#ask(stage.step, stage.answers, how);
    this.busy = false;
    if ('reason' in found) return found;
    if ('no' in found) return found.no;
    this.#show(found, false);
    return null;
  }

  #ask(step: number, answers: string[], how: object): Promise<Told> {
    return told<Told>(`/learn/${this.game}`, json({ step, answers, lang: text.lang, ...how }));
  }

  // Anew, all that happened before is heard already, and no film.
  #show(stage: Stage, anew: boolean): void {
    this.amiss = 0;
    this.tried = false;
    this.refusal = null;
    this.events = anew ? stage.block.events : [...this.events, ...stage.block.events];
    this.#stage = anew ? { ...stage, block: { ...stage.block, events: [] } } : stage;
    lessons.keep(this.game, stage.step, stage.answers, stage.step === stage.steps.length);
  }
}
