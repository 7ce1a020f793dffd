// What adorns the water: a compass on the widest, a serpent on the next.

import type { Board, Point } from '../types';
import { Ground, type Box } from './ground';
import type { Layout } from './layout';

export type Adornment = { kind: 'compass' | 'serpent'; at: Point; size: number };

const SIZES: Record<Adornment['kind'], number[]> = { compass: [92, 80, 68, 56], serpent: [84, 72, 60] };

export function adorn(board: Board, plan: Layout): Adornment[] {
  const names: Box[] = board.water.map(({ id, names }) => {
    const [x, y] = plan.waters[id]!;
    return { x, y: y - 4, w: Math.max(...Object.values(names).map((name) => name.length)) * 7.5, h: 20 };
  });
  const ponds = Object.values(plan.drawn.water).flat();
  const free = ponds.map((points) => new Ground(points)).sort((a, b) => b.area - a.area);
  const done: Adornment[] = [];
  const taken = [...names];
  for (const kind of ['compass', 'serpent'] as const) {
    for (const ground of free) {
      const sizes = SIZES[kind].map((size) => ({ x: 0, y: 0, w: size + 14, h: (kind === 'compass' ? size : size * 0.5) + 14 }));
      const spot = sizes.find((size) => ground.fits(size, taken));
      const box = spot && ground.fits(spot, taken);
      if (!box) continue;
      done.push({ kind, at: [box.x, box.y], size: box.w - 14 });
      taken.push({ ...box, w: box.w + 260, h: box.h + 220 });
      break;
    }
  }
  return done;
}
