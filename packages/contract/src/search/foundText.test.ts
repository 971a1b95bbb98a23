import { describe, expect, test } from 'vitest';
import { addressWords, askedWords, isTooShort, markedParts } from './foundText.ts';

describe('a question', () => {
  test('is reduced to a few words, in any spelling', () => {
    expect(askedWords(' IŞIK  çatı ')).toEqual(['isik', 'cati']);
    expect(askedWords('a '.repeat(50))).toHaveLength(8);
  });

  test.each([
    ['', true],
    ['a', true],
    ['a b', true],
    ['su', false],
    ['a su', false],
  ])('"%s" is too short: %s', (q, expected) => expect(isTooShort(q)).toBe(expected));
});

describe('the words of an address', () => {
  test.each([
    ['/insaat-hizmetleri', ['hizme', 'insa']],
    ['/projeler/liman-evi/2', ['lima', 'evi']],
    ['/%C5%9F%C3%B6mine', ['somi']],
    ['/%', []],
    ['/12/34', []],
    ['/', []],
    [`/${'uzun-kelime-dizisi-burada-'.repeat(60)}`, ['keli', 'dizi']],
  ])('%s are %j', (path, words) => expect(addressWords(path).slice(0, 2)).toEqual(words.slice(0, 2)));
});

const marked = (text: string, words: readonly string[]) =>
  markedParts(text, words)
    .map(({ text: part, found }) => (found ? `[${part}]` : part))
    .join('');

describe('matches are marked', () => {
  test.each([
    ['Işık ve gölge', ['isik'], '[Işık] ve gölge'],
    ['Bol ışıklı oda', ['isik', 'oda'], 'Bol [ışık]lı [oda]'],
    ['Su ve susam, kasu', ['su'], '[Su] ve [su]sam, kasu'],
    ['Çatı', [], 'Çatı'],
    ['👋 Çatı 👋', ['cati'], '👋 [Çatı] 👋'],
  ])('in "%s" by %j', (text, words, expected) => expect(marked(text, words)).toBe(expected));
});
