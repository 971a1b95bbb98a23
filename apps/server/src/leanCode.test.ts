import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { asAscii } from './leanCode.ts';

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
