import { upperTurkish } from '@vitrin/contract/text/turkish';

/** The initials of a name's first and last word: "ışıl deniz ipek" → "Iİ". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return upperTurkish(ends.map((word) => Array.from(word ?? '')[0] ?? '').join(''));
}
