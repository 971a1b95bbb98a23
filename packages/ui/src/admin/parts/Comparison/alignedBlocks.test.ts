import { expect, test } from 'vitest';
import { alignedBlocks } from './alignedBlocks.ts';
import { textBlocks } from './textBlocks.ts';

const drawn = (before: string, after: string) =>
  alignedBlocks(textBlocks(before), textBlocks(after)).map(
    (pair) => `${pair.before?.text ?? '–'} ${pair.same ? '=' : '/'} ${pair.after?.text ?? '–'}`,
  );

test('equal blocks are aligned, and a changed paragraph with its former version', () => {
  expect(
    drawn(
      '<p>Giriş</p><p>Evler taştan yapılır ve uzun yaşar.</p><p>Son</p>',
      '<p>Giriş</p><p>Yepyeni bir cümle burada</p><p>Evler ahşaptan yapılır ve uzun yaşar.</p><p>Son</p>',
    ),
  ).toEqual([
    'Giriş = Giriş',
    '– / Yepyeni bir cümle burada',
    'Evler taştan yapılır ve uzun yaşar. / Evler ahşaptan yapılır ve uzun yaşar.',
    'Son = Son',
  ]);
});

test('a block that exists on one side only has no counterpart', () => {
  expect(drawn('<p>Bir</p><p>İki</p>', '<p>İki</p><p>Üç</p>')).toEqual(['Bir / –', 'İki = İki', '– / Üç']);
});

test('different formatting of the same words is a difference', () => {
  expect(drawn('<p>Bir söz</p>', '<p><strong>Bir</strong> söz</p>')).toEqual(['Bir söz / Bir söz']);
  expect(drawn('<p>Bir söz</p>', '<h2>Bir söz</h2>')).toEqual(['Bir söz / Bir söz']);
});

test('a different picture is not taken for a changed one', () => {
  expect(drawn('<img src="/a.webp" alt="a">', '<img src="/b.webp" alt="a">')).toEqual(['a / –', '– / a']);
  expect(drawn('<img src="/a.webp" alt="a">', '<img src="/a.webp" alt="b">')).toEqual(['a / b']);
});

const manyBlocks = (word: string) =>
  Array.from({ length: 80 }, (_, index) => `<p>${word}${index}</p>`).join('');

test('long runs of differing blocks are paired by position', () => {
  const pairs = drawn(manyBlocks('a'), manyBlocks('b'));
  expect(pairs).toHaveLength(80);
  expect(pairs.at(-1)).toBe('a79 / b79');
});
