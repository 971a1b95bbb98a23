import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

test.each([
  ['2026-11-21T12:00:00.000Z', 'Just now'],
  ['2026-11-21T12:00:30.000Z', 'Just now'],
  ['2026-11-21T11:59:00.001Z', 'Just now'],
  ['2026-11-21T11:59:00.000Z', '1 minute ago'],
  ['2026-11-21T11:55:00.000Z', '5 minutes ago'],
  ['2026-11-21T11:00:00.001Z', '59 minutes ago'],
  ['2026-11-21T11:00:00.000Z', '1 hour ago'],
  ['2026-11-21T10:00:00.000Z', '2 hours ago'],
  ['2026-11-20T12:00:00.001Z', '23 hours ago'],
  ['2026-11-20T12:00:00.000Z', 'Yesterday'],
  ['2026-11-19T12:00:00.001Z', 'Yesterday'],
  ['2026-11-19T12:00:00.000Z', '2 days ago'],
  ['2026-11-14T12:00:00.001Z', '6 days ago'],
  ['2026-11-14T12:00:00.000Z', '14 Nov 2026'],
  ['2025-12-31T21:30:00.000Z', '1 Jan 2026'],
  ['2026-12-24T12:00:00.000Z', '24 Dec 2026'],
  ['no date', 'Recently'],
  ['', 'Recently'],
  [null, 'Recently'],
  [undefined, 'Recently'],
])('%s reads "%s"', (moment, text) => {
  expect(relativeTime(moment, now)).toBe(text);
});
