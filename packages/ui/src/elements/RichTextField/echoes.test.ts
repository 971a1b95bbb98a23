import { expect, test } from 'vitest';
import { createEchoes } from './echoes.ts';

test('a value that comes back late is not mistaken for an external one', () => {
  const echoes = createEchoes('');
  for (const typed of ['a', 'ab', 'abc']) echoes.report(typed);
  expect(['a', 'ab', 'abc'].map(echoes.isOwn)).toEqual([true, true, true]);
});

test('a value that was skipped counts as an external one later', () => {
  const echoes = createEchoes('');
  for (const typed of ['a', 'ab']) echoes.report(typed);
  expect(echoes.isOwn('ab')).toBe(true);
  expect(echoes.isOwn('a')).toBe(false);
  expect(echoes.isOwn('a')).toBe(true);
});

test('so does the initial value once something was typed and came back', () => {
  const echoes = createEchoes('saved');
  expect(echoes.isOwn('saved')).toBe(true);
  echoes.report('typed');
  expect(echoes.isOwn('typed')).toBe(true);
  expect(echoes.isOwn('saved')).toBe(false);
});
