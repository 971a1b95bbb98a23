import { fold } from '../text/turkish.ts';

/** The words of a search, folded; a text matches if it contains all of them. */
export const searchWords = (q: string): readonly string[] => fold(q).split(/\s+/).filter(Boolean);

/** Shorter words only match at the start of a word: elsewhere they would match nearly everything. */
const shortWord = 3;

export const isShortWord = (word: string): boolean => Array.from(word).length < shortWord;

const inOneLine = (text: string): string => searchWords(text).join(' ');

/** A text in searchable form: the folded title on the first line, the rest on the second, each word between spaces. */
export const searchText = (title: string, rest: readonly string[]): string =>
  ` ${inOneLine(title)} \n ${inOneLine(rest.join(' '))} `;

/** The substring that a searchable text must contain for a word. */
export const needleOf = (word: string): string => (isShortWord(word) ? ` ${word}` : word);

/** The order of search results; ties keep the order of their list. */
export const searchRanks = ['whole title', 'beginning of the title', 'title', 'elsewhere'] as const;

/** How well a searchable text matches, as an index of `searchRanks`; undefined if it does not. */
export function searchRank(text: string, words: readonly string[]): number | undefined {
  const needles = words.map(needleOf);
  if (!needles.every((needle) => text.includes(needle))) return undefined;
  const [title = ''] = text.split('\n');
  const phrase = ` ${words.join(' ')}`;
  if (title === `${phrase} `) return 0;
  if (title.startsWith(phrase)) return 1;
  return needles.every((needle) => title.includes(needle)) ? 2 : 3;
}
