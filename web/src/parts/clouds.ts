// Draws clouds: bumpy above, nearly flat below; the same seed is always the same cloud.

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
  const to = (px: number, py: number): string => `${px.toFixed(1)} ${py.toFixed(1)}`;
  return `${path}Q${to(width + foot, foot)} ${to(width * 0.86, foot)}L${to(width * 0.14, foot)}Q${to(-foot, foot)} ${to(0, -height * 0.12)}Z`;
}
