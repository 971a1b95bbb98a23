import { describe, expect, test } from 'vitest';
import { markedWords, type Piece } from './markedWords.ts';

/** "Yeni [ağaç] ev": marked pieces in brackets. */
const drawn = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
const drawnBoth = (before: string, after: string) => {
  const marked = markedWords(before, after);
  return [drawn(marked.before), drawn(marked.after)];
};

const manyWords = (from: number): string =>
  Array.from({ length: 20_000 }, (_, index) => `s${from + index}`).join(' ');

describe('two texts', () => {
  test('show the words in which they differ, Turkish letters within words', () => {
    expect(drawnBoth('Güçlü ve sağlam evler', 'Güçlü ve ışıklı evler')).toEqual([
      'Güçlü ve [sağlam] evler',
      'Güçlü ve [ışıklı] evler',
    ]);
  });

  test('show a word that only one has', () => {
    expect(drawnBoth('İnşaat', 'İnşaat hizmeti')).toEqual(['İnşaat', 'İnşaat [hizmeti]']);
    expect(drawnBoth('', 'Yeni')).toEqual(['', '[Yeni]']);
  });

  test('mark neighbouring words as one', () => {
    expect(drawnBoth('eski uzun söz kaldı', 'yepyeni kısa laf kaldı')).toEqual([
      '[eski uzun söz] kaldı',
      '[yepyeni kısa laf] kaldı',
    ]);
  });

  test('are whole when joined, marked or not', () => {
    const before = '  Bir,\niki\t üç.  ';
    const after = 'Bir iki\nüç… dört ';
    const marked = markedWords(before, after);
    expect(marked.before.map(({ text }) => text).join('')).toBe(before);
    expect(marked.after.map(({ text }) => text).join('')).toBe(after);
  });

  test('that only differ in spaces have the spaces marked', () => {
    expect(drawnBoth('iki ev', 'iki  ev')).toEqual(['iki[ ]ev', 'iki[  ]ev']);
  });

  test('that are the same have no marks', () => {
    expect(drawnBoth('Aynı', 'Aynı')).toEqual(['Aynı', 'Aynı']);
  });

  test('that have too little in common are marked as a whole', () => {
    const [before] = drawnBoth(manyWords(0), manyWords(50_000));
    expect(before?.startsWith('[s0 s1')).toBe(true);
    expect(before?.indexOf(']')).toBe((before?.length ?? 0) - 1);
  });
});
