// The one wire to the server.  Every command is answered exactly once; what was
// not answered before a break is sent again, with the same id, after it.

import { trace } from './trace';
import type { Answer, Command, Said, Wish } from './wire';

type Waiting = { command: Command; answered: (answer: Answer) => void };

const DEAF = 8000; // after so long without a word, a line that owes an answer counts as dead

const FIRST_PAUSE = 400;
const SENT_OUT = 4001; // signed out, or somebody else from now on
const GIVEN_UP = 1006; // as if the line had broken by itself
const LONGEST_PAUSE = 8000;

export class Wire {
  state = $state<'starting' | 'open' | 'lost'>('starting');

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
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
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#heard(JSON.parse(message.data as string) as Said); // and not from one given up
    };
    socket.onclose = ({ code }) => this.#closed(socket, code);
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  // Forgets its socket: the page is about to be loaded anew.
  leave(): void {
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
    if (this.#deaf === undefined) this.#listen();
  }

  // A network may lose a line without telling us; whoever owes us an answer and says nothing is given up.
  #listen(): void {
    clearTimeout(this.#deaf);
    this.#deaf = undefined;
    const socket = this.#socket;
    if (!this.#waiting.size || !socket) return;
    this.#deaf = setTimeout(() => {
      if (socket !== this.#socket || socket.readyState !== WebSocket.OPEN) return;
      socket.close();
      this.#closed(socket, GIVEN_UP);
    }, DEAF);
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#pause = FIRST_PAUSE;
    this.state = 'open';
    for (const command of this.#greet()) this.#say(command);
    for (const { command } of this.#waiting.values()) this.#say(command);
  }

  #heard(said: Said): void {
    trace.heard(said);
    if ('id' in said) {
      const waiting = this.#waiting.get(said.id);
      this.#waiting.delete(said.id);
      this.#listen();
      if (waiting) return waiting.answered(said);
    }
    this.#hear(said);
  }

  #closed(socket: WebSocket, code = 0): void {
    if (socket !== this.#socket) return;
    if (code === SENT_OUT) return location.reload();
    this.#socket = null;
    clearTimeout(this.#deaf);
    this.#deaf = undefined;
    this.state = 'lost';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  // When the device wakes up or finds its network again, there is no point in waiting out the pause;
  // and a line that seems to stand is asked whether it does.
  #hurry = (): void => {
    if (document.hidden) return;
    if (this.state === 'open') return void this.send({ type: 'Unwatch', table: '-' });
    if (this.state !== 'lost' || this.#socket) return;
    clearTimeout(this.#timer);
    this.open();
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
