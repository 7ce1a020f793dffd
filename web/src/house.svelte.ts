// What we know of the house: who we are, which games and tables there are, and the tables we look at.

import { SvelteMap } from 'svelte/reactivity';
import { freshSalt, note } from './luck';
import { prefs } from './prefs.svelte';
import { freshId, Wire } from './socket.svelte';
import { OpenTable } from './table.svelte';
import { text } from './text.svelte';
import { isRefused } from './wire';
import type { Answer, Command, GameInfo, Refusal, Said, TableInfo, Wish } from './wire';

class House {
  games = $state.raw<GameInfo[]>([]);
  tables = $state.raw<TableInfo[]>([]);
  welcomed = $state(false);
  stumbled = $state(false); // something could neither be done nor refused with a reason
  resting = $state(false); // the table that is looked at has a break
  watched = new SvelteMap<string, OpenTable>();
  missing = new SvelteMap<string, Refusal>(); // tables that could not be opened, and why

  #watches = new Map<string, string>(); // command id -> table
  #newest: ((tables: TableInfo[]) => void)[] = [];
  #looks: { table: string; enough: (info: TableInfo) => boolean; seen: () => void }[] = [];
  wire = new Wire(
    () => [this.#hello(), ...Array.from(this.watched.keys(), (table) => this.#watch(table))],
    (said) => this.#hear(said),
  );

  // Asks for the table at this address at once: its page may still be under way.
  start(path: string): void {
    const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
    if (table) this.watch(table);
    this.wire.open();
    document.addEventListener('visibilitychange', () => {
      if (this.wire.state !== 'open') return;
      for (const table of this.watched.keys()) void this.send({ type: 'Look', table, here: !document.hidden });
    });
  }

  async send(wish: Wish): Promise<Answer> {
    const answer = await this.wire.send(wish);
    if (isRefused(answer) && answer.reason === 'bad-message') this.stumbled = true;
    return answer;
  }

  // Carries out a command, and says why not if it cannot be.
  async ask(wish: Wish): Promise<Refusal | null> {
    const answer = await this.send(wish);
    return isRefused(answer) ? answer : null;
  }

  // Opens a table, and says which; a repeated command is answered without it, then it is the newest of mine.
  async make(wish: Wish): Promise<string | Refusal> {
    const answer = await this.send(wish);
    if (isRefused(answer)) return answer;
    if (answer.type === 'Done' && answer.table) return answer.table;
    const tables = await new Promise<TableInfo[]>((told) => this.#newest.push(told));
    const mine = tables.filter((info) => info.host).sort((a, b) => b.created - a.created)[0];
    return mine?.table ?? { reason: 'no-table', rule: '', args: {} };
  }

  // Begins the game at a table that was just made, once its luck was seen sealed: what is added must come after that.
  async begin(table: string): Promise<Refusal | null> {
    this.watch(table);
    await this.#look(table, () => true);
    const refusal = await this.ask({ type: 'Start', table, salt: freshSalt() });
    if (!refusal) await this.#look(table, (info) => info.status !== 'open');
    return refusal;
  }

  #look(table: string, enough: (info: TableInfo) => boolean): Promise<void> {
    return new Promise((seen) => this.#looks.push({ table, enough, seen }));
  }

  #saw(info: TableInfo): void {
    note(info);
    this.#looks = this.#looks.filter((look) => {
      if (look.table !== info.table || !look.enough(info)) return true;
      look.seen();
      return false;
    });
  }

  greetAgain(): void {
    if (this.wire.state === 'open') void this.send({ type: 'Hello', name: prefs.name, lang: text.lang });
  }

  watch(table: string): OpenTable {
    let open = this.watched.get(table);
    if (!open) {
      open = new OpenTable(table);
      this.watched.set(table, open);
      this.missing.delete(table);
      if (this.wire.state === 'open') void this.#rewatch(table);
    }
    return open;
  }

  unwatch(table: string): void {
    if (this.watched.delete(table) && this.wire.state === 'open') void this.send({ type: 'Unwatch', table });
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  async #rewatch(table: string): Promise<void> {
    const answer = await this.send({ type: 'Watch', table, here: !document.hidden });
    if (isRefused(answer)) this.#lost(table, answer);
  }

  #hello(): Command {
    return { type: 'Hello', id: freshId(), name: prefs.name, lang: text.coming };
  }

  #watch(table: string): Command {
    const id = freshId();
    this.#watches.set(id, table);
    return { type: 'Watch', id, table, here: !document.hidden };
  }

  #lost(table: string, why: Refusal): void {
    this.watched.delete(table);
    this.missing.set(table, why);
    for (const look of this.#looks) if (look.table === table) look.seen();
    this.#looks = this.#looks.filter((look) => look.table !== table);
  }

  #hear(said: Said): void {
    switch (said.type) {
      case 'Welcome':
        this.games = said.games;
        this.#list(said.tables);
        if (!this.welcomed) void prefs.take(said.choices); // later on, what is chosen here counts
        this.welcomed = true;
        if (!prefs.name && said.name) prefs.setName(said.name);
        return;
      case 'Lobby':
        return this.#list(said.tables);
      case 'Opened':
        this.watched.get(said.info.table)?.opened(said);
        return this.#saw(said.info);
      case 'Changed': {
        const table = this.watched.get(said.table);
        if (table?.changed(said) === false) void this.#rewatch(said.table);
        else if (table?.info) this.#saw(table.info);
        return;
      }
      case 'Looked':
        return this.watched.get(said.table)?.looked(said);
      case 'Spoke':
        return this.watched.get(said.table)?.talk.hear(said);
      case 'Reminded':
        return this.watched.get(said.table)?.tell({ type: 'reminded', name: said.name });
      case 'Refused': {
        const table = this.#watches.get(said.id);
        if (table) this.#lost(table, said);
      }
    }
  }

  #list(tables: TableInfo[]): void {
    this.tables = tables;
    for (const told of this.#newest.splice(0)) told(tables);
  }
}

export const house = new House();
