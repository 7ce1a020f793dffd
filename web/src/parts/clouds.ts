// Draws clouds: bumpy above, nearly flat below; the same seed is always the same cloud.

export type Cloud = { path: string; x: number; y: number };

export function dice(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

export function cloudPath(width: number, height: number, roll: () => number): string {
  const bumps = 4 + Math.floor((width / height) * 0.9);
  const at = (step: number): [number, number] => {
    const t = step / bumps + (step > 0 && step < bumps ? (roll() - 0.5) * 0.5 * (1 / bumps) : 0);
    const y = -height * Math.pow(Math.sin(Math.PI * Math.min(Math.max(t, 0), 1)), 0.8) * (0.72 + roll() * 0.28);
    return [t * width, step === 0 || step === bumps ? -height * 0.12 : y];
  };
  let [x, y] = at(0);
  let path = `M${x.toFixed(1)} ${y.toFixed(1)}`;
  for (let step = 1; step <= bumps; step++) {
    const [nextX, nextY] = at(step);
    const radius = Math.hypot(nextX - x, nextY - y) * 0.56;
    path += `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${nextX.toFixed(1)} ${nextY.toFixed(1)}`;
    [x, y] = [nextX, nextY];
  }
  const foot = height * 0.14;
  return `${path}Q${(width + foot).toFixed(1)} ${foot.toFixed(1)} ${(width * 0.86).toFixed(1)} ${foot.toFixed(1)}L${(width * 0.14).toFixed(1)} ${foot.toFixed(1)}Q${(-foot).toFixed(1)} ${foot.toFixed(1)} 0 ${(-height * 0.12).toFixed(1)}Z`;
}

// A strip of sky *width* wide and *height* high with clouds of about *size*.
export function cloudBank(seed: number, count: number, width: number, height: number, size: number): Cloud[] {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, index) => {
    const wide = size * (0.7 + roll() * 0.8);
    return {
      path: cloudPath(wide, wide * (0.26 + roll() * 0.12), roll),
      x: ((index + 0.15 + roll() * 0.5) / count) * width,
      y: height * (0.12 + roll() * 0.84),
    };
  });
}
