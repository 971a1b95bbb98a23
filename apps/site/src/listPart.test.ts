import { expect, it } from 'vitest';
import { pageNumber } from './listPart.ts';

it.each([
  ['', 1],
  ['sayfa=1', 1],
  ['sayfa=2', 2],
  ['sayfa=17', 17],
  ['sayfa=0', 1],
  ['sayfa=-3', 1],
  ['sayfa=2.5', 1],
  ['sayfa=iki', 1],
  ['sayfa=99999999', 1],
])('opens for "%s" %i page(s)', (search, pages) => {
  expect(pageNumber(new URLSearchParams(search))).toBe(pages);
});
