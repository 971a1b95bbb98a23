import { expect, test, vi } from 'vitest';
import { createAskers } from './askers.ts';

test('a question is known while answers may come, and forgotten then', () => {
  vi.useFakeTimers();
  const askers = createAskers<number>(1_000);
  for (let asker = 0; asker < 100; asker += 1) askers.add(`question ${asker}`, asker);
  vi.advanceTimersByTime(999);
  // However many answers there are.
  expect([askers.of('question 7'), askers.of('question 7'), askers.size()]).toEqual([7, 7, 100]);
  vi.advanceTimersByTime(1);
  expect([askers.of('question 7'), askers.size()]).toEqual([undefined, 0]);
});
