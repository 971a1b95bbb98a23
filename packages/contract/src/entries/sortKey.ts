import { composed } from '../text/turkish.ts';

/** Characters with a defined order; digits stand for whole numbers. */
const known = Array.from(
  ' _-–—,;:!?.…\'’‘"“”()[]{}@*/\\&#%°+<=>|~$€₺0123456789abcçdefgğhıijklmnoöpqrsştuüvwxyzABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZâîûÂÎÛ',
);
const base = new Intl.Collator('tr', { sensitivity: 'base' });

/** Two digits for each letter, the same for those that differ only in case or accent. */
const ranks: ReadonlyMap<string, string> = (() => {
  const ranked = new Map<string, string>();
  let rank = 10;
  let before: string | undefined;
  for (const letter of known.toSorted(base.compare)) {
    if (before !== undefined && base.compare(before, letter) !== 0) rank += 1;
    ranked.set(letter, String(rank));
    before = letter;
  }
  return ranked;
})();

const numberRank = ranks.get('0') ?? '';

/** Characters outside of Turkish come last, ordered by code. */
const unknownRank = (letter: string): string => `99${String(letter.codePointAt(0)).padStart(7, '0')}`;

function rankOf(letter: string): string {
  const rank = ranks.get(letter);
  if (rank !== undefined) return rank;
  const plain = letter.normalize('NFD').charAt(0);
  return ranks.get(plain) ?? unknownRank(letter);
}

const sortedCharacters = 60;

/**
 * A text of digits that any database sorts like `turkishCollator` sorts the original: by letters, ignoring case, and by
 * the value of whole numbers. Only the beginning of a long text counts.
 */
export const sortKey = (text: string): string =>
  Array.from(
    composed(text)
      .slice(0, sortedCharacters)
      .matchAll(/(\d+)|./gsu),
    ([part, digits]) => {
      if (digits === undefined) return rankOf(part);
      const value = digits.replace(/^0+(?=\d)/, '');
      return `${numberRank}${String(value.length).padStart(2, '0')}${value}`;
    },
  ).join('');
