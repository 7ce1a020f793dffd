// Drawings for spells of one's own, 48 units square, as in icons.ts; the names are those of language.py.

import type { Stroke } from './icons';

const gold = '#f2b632';
const brown = '#8a5a00';
const blue = '#155e8a';
const sky = '#8cc8ee';
const bark = '#1e4a2b';
const green = '#7ab648';
const red = '#e8590c';
const rust = '#9c2f00';
const pale = '#fbf6ea';
const slate = '#46535e';
const line = (d: string, colour: string, width: number): Stroke => [d, 'none', colour, width];

export const GLYPHS: Record<string, readonly Stroke[]> = {
  star: [['M24 4L29.5 17.500L44 18.500L33 28L36.5 42L24 34.500L11.5 42L15 28L4 18.500L18.5 17.500Z', gold, brown, 1.8]],
  moon: [
    ['M30 5A20 20 0 1 0 43 32A16 16 0 0 1 30 5Z', '#ffe9a3', brown, 1.8],
    ['M37 10L38.5 14L42.5 15.500L38.5 17L37 21L35.5 17L31.5 15.500L35.5 14Z', gold, brown, 1.1],
  ],
  flame: [
    ['M24 44C12 43 8 33 13 24C15 19 16 14 19 4C24 9 27 13 28 17C30 14 30.5 11 30.5 8C38 15 42 24 39 33C37 40 32 44 24 44Z', red, rust, 1.8],
    ['M24 41C18 40 16 34 19 29C21 26 22 23 23 19C28 24 32 29 31 35C30 39 28 41 24 41Z', '#ffd43b', 'none', 0],
  ],
  drop: [
    ['M24 4C31 15 38 22 38 30A14 14 0 0 1 10 30C10 22 17 15 24 4Z', sky, blue, 2],
    line('M17 30A7 7 0 0 0 23 37', '#fff', 3),
  ],
  bolt: [['M28 3L9 27H21L17 45L39 19H26Z', gold, brown, 2]],
  wind: [line('M4 17H28A6 6 0 1 0 22 11M4 25H37A6.5 6.5 0 1 1 31 32M8 33H21A5 5 0 1 1 17 39', blue, 3.8)],
  leaf: [
    ['M8 40C4 20 16 6 42 6C44 30 30 42 12 38Z', green, bark, 1.9],
    line('M6 44C14 32 22 24 34 15M17 31V22M24 25V16M22 28H31', bark, 2),
  ],
  feather: [
    ['M12 36C10 20 22 8 42 5C42 22 32 34 16 35Z', pale, slate, 1.9],
    line('M6 44C14 32 24 20 36 11M18 29L16 21M25 22L24 13M22 27L32 26', slate, 1.8),
  ],
  key: [
    ['M15 5A11 11 0 1 1 14.9 5ZM15 11.500A4.5 4.5 0 1 0 15.1 11.500Z', gold, brown, 1.8],
    line('M22.5 24L41 42M34.5 35.500L39 31M39 40L43 36', brown, 4.6),
    line('M22.5 24L41 42M34.5 35.500L39 31M39 40L43 36', gold, 2),
  ],
  eye: [
    ['M3 24C12 10 36 10 45 24C36 38 12 38 3 24Z', '#fff', slate, 2],
    ['M24 15.500A8.5 8.5 0 1 1 23.9 15.500Z', sky, blue, 2],
    ['M24 20.500A3.5 3.5 0 1 1 23.9 20.500Z', '#172a3c', 'none', 0],
  ],
  spiral: [line('M25 24A3 3 0 0 0 20 21A7 7 0 0 0 24 33A11 11 0 0 0 33 17A14 14 0 0 0 10 18A17 17 0 0 0 20 42', '#6a3fa0', 3.8)],
  crown: [
    ['M6 38L4 13L15 24L24 8L33 24L44 13L42 38Z', gold, brown, 1.9],
    line('M8 33H40', brown, 2),
  ],
  bell: [
    ['M24 5C33 5 36 12 36 21C36 29 38 31 41 35H7C10 31 12 29 12 21C12 12 15 5 24 5Z', gold, brown, 1.9],
    ['M19 38H29A5 5 0 0 1 19 38Z', brown, brown, 1.4],
  ],
  hand: [
    ['M12 45V28C12 25 16 25 16 28V14C16 11 20.5 11 20.5 14V11C20.5 8 25 8 25 11V13C25 10 29.5 10 29.5 13V27L33 23.500C35.5 21.5 38 24 36.8 27L29 41V45Z', '#f3c9a2', '#7a4a22', 1.9],
    line('M20.5 15V25M25 14V25M16 27V31', '#7a4a22', 1.5),
  ],
  mirror: [
    ['M24 3C34 3 38 10 38 18S34 33 24 33S10 26 10 18S14 3 24 3Z', gold, brown, 1.8],
    ['M24 7.500C31 7.5 34 12 34 18S31 28.5 24 28.500S14 24 14 18S17 7.5 24 7.500Z', '#d9ecf8', blue, 1.3],
    line('M19 20L26 13', '#fff', 2.6),
    line('M24 34V44M18 44.500H30', brown, 4),
  ],
  hourglass: [
    ['M12 6H36C36 17 27 20 27 24S36 31 36 42H12C12 31 21 28 21 24S12 17 12 6Z', '#e9f3fa', slate, 1.8],
    ['M16 14H32C30 18 25.5 20 24 23C22.5 20 18 18 16 14ZM14.5 40C16 34 22 33 24 30C26 33 32 34 33.5 40Z', gold, 'none', 0],
    line('M9 5.500H39M9 42.500H39', brown, 4),
  ],
};
