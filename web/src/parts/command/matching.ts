// Which lines of a list somebody may mean: by the beginnings of the notation's words, or by words of the sentence.

export type Listed = { said: string; written: string; parts: string[]; words: string[] };

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

// A line made ready to be looked for.
export const listed = ([said, written]: [string, string]): Listed => ({
  said,
  written,
  parts: plain(written).split(' '),
  words: plain(said).split(/[^\p{L}\p{N}_]+/u),
});

export function fitting(typed: string, lines: Listed[]): Listed[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (!wanted.length) return lines;
  return lines.filter(
    ({ parts, words }) =>
      parts.some((_, start) => wanted.every((word, index) => parts[start + index]?.startsWith(word))) ||
      wanted.every((word) => words.some((part) => part.startsWith(word))),
  );
}
