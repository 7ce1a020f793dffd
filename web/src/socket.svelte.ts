// The one wire to the server.  Every command is answered exactly once; what was
// not answered before a break is sent again, with the same id, after it.

import { Dial, letGo } from './dial';
import { trace } from './trace';
import type { Answer, Command, Said, Wish } from './wire';

type Waiting = { command: Command; answered: (answer: Answer) => void };

const SILENT = 2000; // so long after a line that owes an answer has said its last word, another is looked for
const MOST_SILENT = 8000; // and if that was in vain, twice as long the next time
const STILL = 15_000; // so long after its last word a line that owes nothing is asked whether it stands
const STEADY = 5000; // a line that stood so long was a good one
const FIRST_PAUSE = 400;
const LONGER = 1.5; // each pause than the one before: whoever was led to a server that sends us on is soon at another
const LONGEST_PAUSE = 8000;
const SENT_OUT = 4001; // signed out, or somebody else from now on
const GIVEN_UP = 1006; // as if the line had broken by itself

export class Wire {
  state = $state<'starting' | 'open' | 'lost'>('starting');

  #socket: WebSocket | null = null;
  #dial = new Dial(
    (socket) => this.#opened(socket),
    () => this.#failed(),
  );
  #waiting = new Map<string, Waiting>();
  #greeted = false; // whether the line has said anything yet
  #since = 0; // when it opened
  #silent = SILENT;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #deaf: ReturnType<typeof setTimeout> | undefined;
  #greet: () => Command[];
  #hear: (said: Said) => void;

  // *greet* says what must be said first on every new socket; *hear* takes all that is no answer.
  constructor(greet: () => Command[], hear: (said: Said) => void) {
    this.#greet = greet;
    this.#hear = hear;
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#dial.go();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  // Forgets its socket: the page is about to be loaded anew.
  leave(): void {
    this.#dial.stop();
    this.#socket = null;
  }

  send(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: freshId() } as Command;
    return new Promise((answered) => {
      this.#waiting.set(command.id, { command, answered });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#say(command);
    });
  }

  #say(command: Command): void {
    trace.sent(command);
    this.#socket?.send(JSON.stringify(command));
    if (this.#waiting.size === 1) this.#listen();
  }

  get #owes(): boolean {
    return this.#waiting.size > 0 || !this.#greeted;
  }

  // A network may lose a line without telling us.  Whoever owes us an answer and says nothing gets a rival; the old
  // line is kept until that one stands, and given up if still nothing has come of either.
  #listen(again = false): void {
    clearTimeout(this.#deaf);
    const socket = this.#socket;
    if (!socket) return;
    if (!this.#owes) {
      this.#deaf = setTimeout(() => this.#ask(), STILL);
      return;
    }
    this.#deaf = setTimeout(() => {
      if (socket !== this.#socket) return;
      this.#silent = Math.min(2 * this.#silent, MOST_SILENT);
      if (again) {
        letGo(socket);
        return this.#closed(socket, GIVEN_UP);
      }
      this.#dial.go();
      this.#listen(true);
    }, this.#silent);
  }

  // Whether the line stands is told by an answer, whatever it says.
  #ask(): void {
    if (document.hidden) this.#listen();
    else void this.send({ type: 'Unwatch', table: '-' });
  }

  #opened(socket: WebSocket): void {
    const old = this.#socket;
    this.#socket = socket;
    if (old) letGo(old);
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#heard(JSON.parse(message.data as string) as Said); // and not from one given up
    };
    socket.onclose = ({ code }) => this.#closed(socket, code);
    this.#greeted = false;
    this.#since = performance.now();
    this.state = 'open';
    for (const command of this.#greet()) this.#say(command);
    for (const { command } of this.#waiting.values()) this.#say(command);
    this.#listen();
  }

  #heard(said: Said): void {
    trace.heard(said);
    this.#greeted = true;
    this.#dial.stop(); // it speaks: no rival is needed
    if ('id' in said) {
      const waiting = this.#waiting.get(said.id);
      this.#waiting.delete(said.id);
      if (!this.#waiting.size) this.#silent = SILENT;
      this.#listen();
      if (waiting) return waiting.answered(said);
    } else this.#listen();
    this.#hear(said);
  }

  #closed(socket: WebSocket, code = 0): void {
    if (socket !== this.#socket) return;
    if (code === SENT_OUT) return location.reload();
    this.#socket = null;
    clearTimeout(this.#deaf);
    this.state = 'lost';
    if (performance.now() - this.#since > STEADY) this.#pause = FIRST_PAUSE;
    if (!this.#dial.busy) this.#later();
  }

  // No line can be had just now; one that only said nothing may still be good.
  #failed(): void {
    if (!this.#socket) this.#later();
  }

  #later(): void {
    this.state = 'lost';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * LONGER, LONGEST_PAUSE);
  }

  // When the device wakes up or finds its network again, there is no point in waiting out the pause;
  // and a line that seems to stand is asked whether it does.
  #hurry = (): void => {
    if (document.hidden) return;
    if (this.state === 'open') return this.#ask();
    if (this.state === 'lost') this.open();
  };
}

// A random UUID; `crypto.randomUUID` itself exists only on https and localhost, and friends play over a home network.
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
