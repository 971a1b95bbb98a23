import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { sortKey } from './sortKey.ts';

const letters = Array.from(' -.abcçdefgğhıijklmnoöpqrsştuüvwxyzABCÇGĞHIİOÖSŞUÜâî0123456789');
const word = array(constantFrom(...letters), { maxLength: 12 }).map((parts) => parts.join(''));

/** The order that keys follow; case and accents are ignored. */
const dictionary = new Intl.Collator('tr', { numeric: true, sensitivity: 'base' });

test('keys sort like the texts in a Turkish dictionary', () => {
  assert(
    property(word, word, (a, b) => {
      const [keyA, keyB] = [sortKey(a), sortKey(b)];
      const byKeys = keyA < keyB ? -1 : Number(keyA > keyB);
      expect(byKeys).toBe(Math.sign(dictionary.compare(a, b)));
    }),
    { numRuns: 20_000, seed: 3 },
  );
});

test('foreign characters have a place, and a long text has a short key', () => {
  expect(['Ω', 'Zemin', 'é', '漢字'].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
    'é',
    'Zemin',
    'Ω',
    '漢字',
  ]);
  expect(sortKey('漢'.repeat(200)).length).toBeLessThan(600);
  expect(sortKey('')).toBe('');
});
