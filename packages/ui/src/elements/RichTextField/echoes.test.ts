import { expect, test } from 'vitest';
import { createEchoes } from './echoes.ts';

test('what comes back late is not taken for what somebody else wrote', () => {
  const echoes = createEchoes('');
  for (const typed of ['a', 'ab', 'abc']) echoes.report(typed);
  expect(['a', 'ab', 'abc'].map(echoes.isOwn)).toEqual([true, true, true]);
});

test('a value that was skipped on the way is somebody else’s when it comes afterwards', () => {
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
