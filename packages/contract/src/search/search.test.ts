import { expect, test } from 'vitest';
import { searchRank, searchText, searchWords } from './search.ts';
import { textOfHtml } from '../text/turkish.ts';

test('search finds Turkish letters by their plain forms, and ignores tags', () => {
  const html = '<p>İç <strong>mekân</strong></p>';
  expect(searchText('Çatı Işıklığı', ['Şeffaf  örtü', textOfHtml(html)])).toBe(
    ' cati isikligi \n seffaf ortu ic mekan ',
  );
});

test.each([
  ['çatı ışıklığı', 0],
  ['ÇATI', 1],
  ['çatı ışık', 1],
  ['ışık', 2],
  ['klığı çatı', 2],
  ['örtü', 3],
  ['çatı örtü', 3],
  ['effaf', 3],
  ['duvar', undefined],
  ['çatı duvar', undefined],
  // One or two letters match at the start of a word.
  ['ç', 1],
  ['ış', 2],
  ['ör', 3],
  ['tü', undefined],
])('%s has rank %s', (q, rank) => {
  expect(searchRank(searchText('Çatı Işıklığı', ['Şeffaf örtü']), searchWords(q))).toBe(rank);
});
