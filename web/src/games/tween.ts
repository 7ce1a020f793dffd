// A span of a film: frames from 0 to 1, faster while the film is hurried, and never again once it is gone.
export function tween(ms: number, film: { rush: () => boolean; gone: () => boolean }, frameAt: (t: number) => void): Promise<void> {
  return new Promise((done) => {
    let passed = 0;
    let before = performance.now();
    const step = (now: number): void => {
      passed += (now - before) * (film.rush() ? 6 : 1);
      before = now;
      const t = Math.min(1, passed / ms);
      frameAt(t);
      if (t < 1 && !film.gone()) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}
