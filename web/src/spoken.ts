// Messages on their way to the browser: packed while the page is built, unpacked as @fluent/bundle keeps them once read.

import type { FluentResource } from '@fluent/bundle';

export type Pattern = NonNullable<FluentResource['body'][number]['value']>;
type Element = Exclude<Pattern, string>[number];
type Select = Extract<Element, { type: 'select' }>;
// A variable is its name in a list; a choice is the variable's name, which way is the usual one, then key and text in turns.
export type Packed = string | (string | PackedElement)[];
type PackedElement = [string] | [string, number, ...(string | number | Packed)[]] | Element;

export function packed(pattern: Pattern): Packed {
  if (typeof pattern === 'string') return pattern;
  return pattern.map((one): string | PackedElement => {
    if (typeof one === 'string') return one;
    if (one.type === 'str') return one.value;
    if (one.type === 'var') return [one.name];
    if (one.type !== 'select' || one.selector.type !== 'var') return one;
    return [one.selector.name, one.star, ...one.variants.flatMap(({ key, value }) => [key.value, packed(value)])];
  });
}

export function unpacked(pattern: Packed): Pattern {
  if (typeof pattern === 'string') return pattern;
  return pattern.map((one): Element => {
    if (!Array.isArray(one)) return one;
    const [name, star, ...ways] = one;
    if (star === undefined) return { type: 'var', name };
    const variants: Select['variants'] = [];
    for (let i = 0; i < ways.length; i += 2) {
      const key = ways[i] as string | number;
      variants.push({
        key: typeof key === 'number' ? { type: 'num', value: key, precision: 0 } : { type: 'str', value: key },
        value: unpacked(ways[i + 1] as Packed),
      });
    }
    return { type: 'select', selector: { type: 'var', name }, variants, star };
  });
}
