import { fold } from '../text/turkish.ts';

/** The words of a search, folded; a text is found that holds them all. */
export const searchWords = (q: string): readonly string[] => fold(q).split(/\s+/).filter(Boolean);

/** Shorter words are found where a word begins with them: in the midst of words they are nearly everywhere. */
const shortWord = 3;

export const isShortWord = (word: string): boolean => Array.from(word).length < shortWord;

const inOneLine = (text: string): string => searchWords(text).join(' ');

/** Texts as they are searched: the folded title in the first line, the rest in the second, each word between spaces. */
export const searchText = (title: string, rest: readonly string[]): string =>
  ` ${inOneLine(title)} \n ${inOneLine(rest.join(' '))} `;

/** What a text holds that a word is found in. */
export const needleOf = (word: string): string => (isShortWord(word) ? ` ${word}` : word);

/** Found texts come in this order; those found alike in the order of their list. */
export const searchRanks = ['whole title', 'beginning of the title', 'title', 'elsewhere'] as const;

/** How well a searched text fits the words, as an index of `searchRanks`; undefined where it does not. */
export function searchRank(text: string, words: readonly string[]): number | undefined {
  const needles = words.map(needleOf);
  if (!needles.every((needle) => text.includes(needle))) return undefined;
  const [title = ''] = text.split('\n');
  const phrase = ` ${words.join(' ')}`;
  if (title === `${phrase} `) return 0;
  if (title.startsWith(phrase)) return 1;
  return needles.every((needle) => title.includes(needle)) ? 2 : 3;
}
