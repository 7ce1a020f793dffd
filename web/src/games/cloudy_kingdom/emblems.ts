// The four families: colour, emblem and roof always together.

import type { Family } from './types';

type Look = {
  colour: string; // what its things are painted with
  ink: string; // what stands out on that colour
  light: string; // the shine of its routes
  emblem: string; // around its middle, 20 units wide
  roof: string; // stands on y = 0, 34 units wide
  ridge: string; // a line of light on the roof
};

const star = (points: number, outer: number, inner: number): string =>
  Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 ? inner : outer;
    const angle = (i * Math.PI) / points - Math.PI / 2;
    return `${i ? 'L' : 'M'}${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
  }).join('') + 'Z';

const rays = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4;
  const at = (radius: number, off: number): string =>
    `${(Math.cos(angle + off) * radius).toFixed(2)} ${(Math.sin(angle + off) * radius).toFixed(2)}`;
  return `M${at(6.4, -0.3)}L${at(10.6, 0)}L${at(6.4, 0.3)}Z`;
}).join('');

const petals = Array.from({ length: 5 }, (_, i) => {
  const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
  const x = Math.cos(angle) * 5.6;
  const y = Math.sin(angle) * 5.6;
  return `M${(x - 4.2).toFixed(2)} ${y.toFixed(2)}a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0Z`;
}).join('');

export const LOOKS: Record<Family, Look> = {
  raven: {
    colour: '#1f1d1d',
    ink: '#ffffff',
    light: '#2a2440',
    emblem:
      'M-10.5 -3.4L-4.6 -5.6C-3.4 -8.2 .8 -8.6 2.4 -5.8C3.6 -3.6 8.6 .6 10.6 7.4C7 6.6 4.6 5.6 2.8 4.2C2.4 5.8 1.6 6.8 .4 7.4L.8 9.6L-.8 9.4L-1.2 7.6C-4.8 6.8 -6.2 3.4 -5.8 -.6L-5.4 -2.6Z',
    roof: 'M-16 0C-9 -6 -4 -17 0 -31C4 -17 9 -6 16 0Z',
    ridge: 'M-9 -3C-5 -8 -2 -16 -.6 -23',
  },
  rose: {
    colour: '#d55e00',
    ink: '#ffffff',
    light: '#ff7a1a',
    emblem: petals,
    roof: 'M-13 0C-21 -9 -14 -18 -5 -20C-2 -21 -1 -24 0 -29C1 -24 2 -21 5 -20C14 -18 21 -9 13 0Z',
    ridge: 'M-12 -5C-14 -11 -9 -15 -4 -17',
  },
  star: {
    colour: '#0072b2',
    ink: '#ffffff',
    light: '#23a6f0',
    emblem: star(5, 10.4, 4.3),
    roof: 'M-17 0V-8L-11.5 -17L-6 -8L0 -24L6 -8L11.5 -17L17 -8V0Z',
    ridge: 'M-14 -3V-7M-3 -5L0 -14',
  },
  sun: {
    colour: '#e6b800',
    ink: '#1f1d1d',
    light: '#ffd21f',
    emblem: `M-5.2 0a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0Z${rays}`,
    roof: 'M-17 0V-4H-15C-15 -14 -8 -20 -1.6 -20.6V-27H1.6V-20.6C8 -20 15 -14 15 -4H17V0Z',
    ridge: 'M-11 -5C-10.4 -11 -7 -15 -2 -16.6',
  },
};
