// Which lines of a list somebody may mean: by the beginnings of the notation's words, or by words of the sentence.

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function fits(typed: string, [said, written]: [string, string]): boolean {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const parts = plain(written).split(' ');
  for (let start = 0; start + wanted.length <= parts.length; start++)
    if (wanted.every((word, index) => parts[start + index]!.startsWith(word))) return true;
  const sentence = plain(said).split(/[^\p{L}\p{N}_]+/u);
  return wanted.every((word) => sentence.some((part) => part.startsWith(word)));
}
