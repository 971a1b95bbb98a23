import type { FoundEntry } from './found.ts';
import { limits } from '../limits.ts';
import { isShortWord, searchRank, searchText, searchWords } from './search.ts';
import { fold } from '../text/turkish.ts';

/** The words of a search; limited, since strangers may send any number. */
export const askedWords = (q: string): readonly string[] => searchWords(q).slice(0, limits.searchedWords);

/** Whether no word of a search is long enough. */
export const isTooShort = (q: string): boolean => askedWords(q).every((word) => Array.from(word).length < 2);

/** The words of an unknown address, each cut to its stem: suffixes differ from page to page. */
export function addressWords(path: string): readonly string[] {
  const segments = path.split('/').map((segment) => fold(readable(segment)).split(/[^a-z]+/));
  const words = (segments.findLast((parts) => parts.some(isTelling)) ?? []).filter(isTelling);
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, limits.searchedNear);
  return [...new Set(longest.map(stemOf))];
}

/** Suffixes usually have three letters; four or five remaining letters are enough to tell words apart. */
const stemOf = (word: string): string => word.slice(0, Math.min(5, Math.max(4, word.length - 3)));
const isTelling = (word: string): boolean => word.length > 2;

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The searchable text of an entry, for lists that are available as a whole. */
export const textOfFound = ({ title, text }: FoundEntry): string => searchText(title, [text]);

/** The entries of a list that contain all words, best first. */
export const bestOf = (entries: readonly FoundEntry[], words: readonly string[]): readonly FoundEntry[] =>
  entries
    .flatMap((entry) => {
      const rank = searchRank(textOfFound(entry), words);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);

/** A part of a text, its position, and whether it matches. */
export type TextPart = { readonly at: number; readonly text: string; readonly found: boolean };

/** Splits a text into parts so that matches can be marked: letters are compared as in search. */
export function markedParts(text: string, words: readonly string[]): readonly TextPart[] {
  const letters = Array.from(text);
  // Each letter is folded separately, so that positions in the folded text are positions in the text.
  const folded = letters.map((letter) => {
    const plain = fold(letter);
    return plain.length === 1 ? plain : letter.slice(0, 1);
  });
  const line = folded.join('');
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      const begins = at === 0 || !/[\p{L}\p{N}]/u.test(line.charAt(at - 1));
      if (begins || !isShortWord(word))
        for (let each = at; each < at + word.length; each += 1) marked.add(each);
    }
  }
  const parts: { at: number; text: string; found: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const isFound = marked.has(index);
    const last = parts.at(-1);
    if (last !== undefined && last.found === isFound) last.text += letter;
    else parts.push({ at: index, text: letter, found: isFound });
  }
  return parts;
}
