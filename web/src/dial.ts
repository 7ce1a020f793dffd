// Looks for a line to the house.  Who is slow gets a rival soon, and the first that opens is taken: a network, or the
// server that a proxy chose, may say nothing at all, and no browser tells for minutes.  A proxy may need a second and
// a half to know of such a server; so the fourth is dialled after two, and somebody is there within three.

const RIVALS = [700, 700, 700, 1500, 3000, 8000]; // then ever later, for a network may also be slow
const AT_ONCE = 3;
const SLOW = 3000; // so long at most a first rival waits where lines always take long to open

export class Dial {
  #tried: WebSocket[] = []; // the oldest first
  #timer: ReturnType<typeof setTimeout> | undefined;
  #took = 0; // the last line, until it was open: where that is long, rivals would only be in each other's way

  // *opened* takes the line that is there; *failed* hears that none can be had just now.
  constructor(
    private opened: (socket: WebSocket) => void,
    private failed: () => void,
  ) {}

  get busy(): boolean {
    return this.#tried.length > 0;
  }

  go(): void {
    if (!this.busy) this.#try(0);
  }

  // Nobody looks for a line any more.
  stop(): void {
    clearTimeout(this.#timer);
    for (const socket of this.#tried.splice(0)) letGo(socket);
  }

  #try(number: number): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    const began = performance.now();
    this.#tried.push(socket);
    socket.onopen = () => {
      this.#tried = this.#tried.filter((one) => one !== socket);
      this.stop();
      this.#took = performance.now() - began;
      this.opened(socket);
    };
    socket.onclose = () => {
      this.#tried = this.#tried.filter((one) => one !== socket);
      if (this.busy) return;
      clearTimeout(this.#timer);
      this.failed();
    };
    clearTimeout(this.#timer);
    const patience = Math.max(RIVALS[Math.min(number, RIVALS.length - 1)]!, Math.min(2 * this.#took, SLOW));
    this.#timer = setTimeout(() => {
      if (this.#tried.length >= AT_ONCE) letGo(this.#tried.shift()!);
      this.#try(number + 1);
    }, patience);
  }
}

export function letGo(socket: WebSocket): void {
  socket.onopen = socket.onclose = socket.onmessage = null;
  socket.close();
}
