import { expect, test } from 'vitest';
import { createEchoes } from './echoes.ts';

test('a value that comes back late is not mistaken for somebody else’s', () => {
  const echoes = createEchoes('');
  for (const typed of ['a', 'ab', 'abc']) echoes.report(typed);
  expect(['a', 'ab', 'abc'].map(echoes.isOwn)).toEqual([true, true, true]);
});

test('a value that was skipped on the way counts as somebody else’s later', () => {
  const echoes = createEchoes('');
  for (const typed of ['a', 'ab']) echoes.report(typed);
  expect(echoes.isOwn('ab')).toBe(true);
  expect(echoes.isOwn('a')).toBe(false);
  expect(echoes.isOwn('a')).toBe(true);
});

test('so is the value of the beginning once something was typed and came back', () => {
  const echoes = createEchoes('saved');
  expect(echoes.isOwn('saved')).toBe(true);
  echoes.report('typed');
  expect(echoes.isOwn('typed')).toBe(true);
  expect(echoes.isOwn('saved')).toBe(false);
});
