// In which order light runs along a route, and the way from castle to castle.

import { HALF, REACH, castleCell, centre, neighbour, ports, SIDES, UNIT } from './geometry';
import type { Family, Reach, View } from './types';

export type Lit = { cell: number; ports: number; distance: number; meet?: boolean };

type Port = { cell: number; side: number };

export function castlesOf(view: View, family: Family): Port[] {
  return SIDES.flatMap((name, side) =>
    view.castles[name].flatMap((owner, index) =>
      owner === family ? [{ cell: castleCell(name, index, view.size), side }] : [],
    ),
  );
}

// The blocks of *reach*, each with how many blocks it is away from the nearest of *starts*.
export function spread(reach: Reach, starts: Port[], size: number): Lit[] {
  const lit: Lit[] = reach.map(([cell, set]) => ({ cell, ports: set, distance: -1 }));
  let front = lit.filter((block) => starts.some(({ cell, side }) => block.cell === cell && block.ports & (1 << side)));
  for (let distance = 0; front.length; distance++) {
    for (const block of front) block.distance = distance;
    front = lit.filter((block) => block.distance < 0 && front.some((other) => touches(other, block, size)));
  }
  return lit.map((block) => (block.distance < 0 ? { ...block, distance: 0 } : block));
}

const touches = (a: Lit, b: Lit, size: number): boolean =>
  ports(a.ports).some((side) => neighbour(a.cell, side, size) === b.cell && b.ports & (1 << ((side + 2) % 4)));

// One line from castle to opposite castle through the blocks of a route, or null.
export function trace(route: Reach, from: Port, to: Port, size: number): string | null {
  const seen = new Set<string>();
  const queue: { cell: number; side: number; path: string }[] = [{ ...from, path: start(from, size) }];
  for (let step = queue.shift(); step; step = queue.shift()) {
    for (const [cell, set] of route) {
      if (cell !== step.cell || !(set & (1 << step.side))) continue;
      for (const side of ports(set)) {
        const key = `${cell}/${set}/${side}`;
        if (side === step.side || seen.has(key)) continue;
        seen.add(key);
        const path = step.path + pass(cell, step.side, side, size);
        if (cell === to.cell && side === to.side) return path;
        const next = neighbour(cell, side, size);
        if (next !== null) queue.push({ cell: next, side: (side + 2) % 4, path });
      }
    }
  }
  return null;
}

const spot = (cell: number, side: number, far: number, size: number): string => {
  const [x, y] = centre(cell, size);
  return `${x + UNIT[side]![0] * far} ${y + UNIT[side]![1] * far}`;
};

const start = (port: Port, size: number): string => `M${spot(port.cell, port.side, HALF + 5, size)}`;

const pass = (cell: number, from: number, to: number, size: number): string => {
  const [x, y] = centre(cell, size);
  const curve = (from + 2) % 4 === to ? 'L' : `Q${x} ${y} `;
  return `L${spot(cell, from, REACH, size)}${curve}${spot(cell, to, REACH, size)}L${spot(cell, to, HALF, size)}`;
};
