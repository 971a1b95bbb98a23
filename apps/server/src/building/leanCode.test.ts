import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { asAscii, rawTextIn } from './leanCode.ts';

test.each([
  "'Işık, ğüşöç — 𝒢 👩‍👧'",
  '`çatı ${1 + 1} “kat”`',
  "({ ölçü: 1, 'İ': 2 }).ölçü",
  "'ağ—ı'.replace(/[ğı—]/g, '.')",
  "'a👍b'.replace(/[👍😀]/gu, '!')",
])('%s means the same in ASCII', (code) => {
  const escaped = asAscii(code);
  expect(escaped).toMatch(/^[\0-\x7F]*$/);
  expect(runInNewContext(escaped)).toEqual(runInNewContext(code));
});

test('a raw template with non-ASCII letters is found, since escapes would change its text', () => {
  const raw = 'String.raw`çatı`';
  expect(runInNewContext(asAscii(raw))).not.toBe(runInNewContext(raw));
  expect(rawTextIn(`const a = 'ı'; f(${raw})`)).toBe(raw);
  expect(rawTextIn("String.raw`\\d+`; 'ı'; `ş`")).toBeUndefined();
});
