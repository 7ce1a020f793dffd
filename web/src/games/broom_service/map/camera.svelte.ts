// How near one stands to the map and which part of it is seen: never past its edges.

const NEAR = 5; // times the whole map
const READABLE = 1.6; // pixels a unit that anybody may come to

export class Camera {
  scale = $state(1); // pixels a unit
  x = $state(0); // where the sheet's corner lies in the window
  y = $state(0);
  moving = $state(false); // while fingers are down or a glide runs
  width = $state(0); // of the window
  height = $state(0);

  #w: number;
  #h: number;
  #glide = 0;
  #still: ReturnType<typeof setTimeout> | undefined;

  constructor(w: number, h: number) {
    this.#w = w;
    this.#h = h;
  }

  fitting = $derived.by(() => Math.min(this.width / this.#w, this.height / this.#h) || 1);
  nearest = $derived.by(() => Math.max(this.fitting * NEAR, READABLE));
  fitted = $derived(this.scale <= this.fitting * 1.01);

  // The window has another size: the whole map stays whole, a part keeps its middle.
  resize(width: number, height: number): void {
    const whole = !this.width || this.fitted;
    const middle = this.at(this.width / 2, this.height / 2);
    this.width = width;
    this.height = height;
    if (whole) this.#set(this.fitting, 0, 0);
    else this.#set(this.scale, width / 2 - middle[0] * this.scale, height / 2 - middle[1] * this.scale);
  }

  // The place on the sheet under a place in the window.
  at(px: number, py: number): [number, number] {
    return [(px - this.x) / this.scale, (py - this.y) / this.scale];
  }

  #set(scale: number, x: number, y: number): void {
    this.scale = Math.min(Math.max(scale, this.fitting), this.nearest);
    const clamp = (value: number, size: number, room: number): number =>
      size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, value));
    this.x = clamp(x, this.#w * this.scale, this.width);
    this.y = clamp(y, this.#h * this.scale, this.height);
  }

  #stir(): void {
    this.moving = true;
    clearTimeout(this.#still);
    this.#still = setTimeout(() => (this.moving = false), 180);
  }

  pan(dx: number, dy: number): void {
    this.#halt();
    this.#stir();
    this.#set(this.scale, this.x + dx, this.y + dy);
  }

  // Nearer or farther; what lies under the given place of the window stays there.
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#halt();
    this.#stir();
    const scale = Math.min(Math.max(this.scale * factor, this.fitting), this.nearest);
    const by = scale / this.scale;
    this.#set(scale, px - (px - this.x) * by, py - (py - this.y) * by);
  }

  // The same, gliding.
  glide(factor: number, px = this.width / 2, py = this.height / 2, still = false): void {
    const scale = Math.min(Math.max(this.scale * factor, this.fitting), this.nearest);
    const by = scale / this.scale;
    this.#to(scale, px - (px - this.x) * by, py - (py - this.y) * by, still);
  }

  fit(still = false): void {
    this.#to(this.fitting, 0, 0, still);
  }

  // Brings a place of the sheet into the window, if it is outside.
  show(x: number, y: number, rim = 40): void {
    const px = this.x + x * this.scale;
    const py = this.y + y * this.scale;
    const dx = px < rim ? rim - px : px > this.width - rim ? this.width - rim - px : 0;
    const dy = py < rim ? rim - py : py > this.height - rim ? this.height - rim - py : 0;
    if (dx || dy) this.#set(this.scale, this.x + dx, this.y + dy);
  }

  #to(scale: number, x: number, y: number, still: boolean): void {
    this.#halt();
    if (still) return this.#set(scale, x, y);
    const from = { scale: this.scale, x: this.x, y: this.y };
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, (now - start) / 260);
      const e = 1 - (1 - t) ** 3;
      this.#stir();
      this.#set(from.scale + (scale - from.scale) * e, from.x + (x - from.x) * e, from.y + (y - from.y) * e);
      this.#glide = t < 1 ? requestAnimationFrame(step) : 0;
    };
    this.#glide = requestAnimationFrame(step);
  }

  #halt(): void {
    cancelAnimationFrame(this.#glide);
    this.#glide = 0;
  }

  stop(): void {
    this.#halt();
    clearTimeout(this.#still);
  }
}
