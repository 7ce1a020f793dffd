// How the words of a description are counted while one types: the twin of counting.py (rules 4.2 to 4.10).

export const MOST_WORDS = 5;
export const LONGEST_TEXT = 80;
const LONGEST_WORD = 45;
const HYPHENATED = 3; // parts joined by hyphens that are one word; a longer chain is as many words as parts

const APOSTROPHES = /[\u2019\u2018\u201b\u02bc\uff07`\u00b4]/g;
const HYPHENS = /[\u2010\u2011]/g;
const UNSEEN =
  /[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]|\p{Cf}/gu; // fillers and format characters
const SPACES = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu;
const SYMBOLS = /[\p{So}\p{Sk}\p{Sm}\p{Me}\p{Cs}\p{Co}\p{Cn}]/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:['-]|(?<=\p{Nd})[.,:](?=\p{Nd}))[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;

// Words with an apostrophe in which nothing is elided, or nothing that anybody would call a word.
const WHOLE = new Set(
  (
    "aujourd'hui quelqu'un quelqu'une prud'homme prud'hommes presqu'île presqu'îles d'abord d'accord entr'acte " +
    "entr'actes o'clock ma'am y'all o'er ne'er e'er"
  ).split(' '),
);
const ENDINGS = new Set('s t re ve ll d m'.split(' ')); // of an English contraction or possessive

export type Fault = { reason: 'symbols' | 'empty' | 'too-many-words' | 'word-too-long' | 'too-long'; count: number };

// The text as it is said and kept: composed, on one line, nothing invisible, one kind of apostrophe and hyphen.
export function clean(text: string): string {
  const plain = text.normalize('NFC').replace(APOSTROPHES, "'").replace(HYPHENS, '-');
  return plain.replace(SPACES, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim().normalize('NFC');
}

export function words(text: string): string[] {
  return (clean(text).match(WORD) ?? []).flatMap((word) => {
    const parts = word.split('-');
    return parts.length <= HYPHENATED ? [word] : parts;
  });
}

// How many words an apostrophe has swallowed the end of: 1 in l'éléphant, none in it's or aujourd'hui.
function elisions(word: string): number {
  let found = 0;
  for (const part of word.toLowerCase().split('-')) {
    const pieces = part.split("'");
    for (let at = 1; at < pieces.length; at++)
      if (!ENDINGS.has(pieces[at]!) && !WHOLE.has(`${pieces[at - 1]}'${pieces[at]}`)) found++;
  }
  return found;
}

// *strict*: an elided article is a word of its own.
export function count(text: string, strict: boolean): number {
  const found = words(text);
  return found.length + (strict ? found.reduce((sum, word) => sum + elisions(word), 0) : 0);
}

// What two texts have in common that say the same: the words, whatever the case and the signs between them.
export const fold = (text: string): string =>
  words(text).join(' ').toUpperCase().toLowerCase().replaceAll('ς', 'σ');

const length = (text: string): number => [...text].length;

// Why a text is no description, or null; whether it was said before is not asked here.
export function fault(text: string, strict: boolean): Fault | null {
  const said = clean(text);
  if (SYMBOLS.test(said)) return { reason: 'symbols', count: 0 };
  const found = words(said);
  if (!found.length) return { reason: 'empty', count: 0 };
  const many = count(said, strict);
  if (many > MOST_WORDS) return { reason: 'too-many-words', count: many };
  if (found.some((word) => length(word) > LONGEST_WORD)) return { reason: 'word-too-long', count: 0 };
  if (length(said) > LONGEST_TEXT) return { reason: 'too-long', count: length(said) };
  return null;
}
