import { expect, test } from 'vitest';
import { dayIn, hourIn, isMorning } from './morning.ts';

test.each([
  ['2026-03-18T04:59:59Z', '2026-03-18', 7, false],
  ['2026-03-18T05:00:00Z', '2026-03-18', 8, true],
  ['2026-03-18T08:59:59Z', '2026-03-18', 11, true],
  ['2026-03-18T09:00:00Z', '2026-03-18', 12, false],
  ['2026-03-18T21:30:00Z', '2026-03-19', 0, false],
])('%s is in Istanbul the %s, %d o’clock', (moment, day, hour, morning) => {
  const now = new Date(moment);
  expect([dayIn(now), hourIn(now), isMorning(now)]).toEqual([day, hour, morning]);
});
