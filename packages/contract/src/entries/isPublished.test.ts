import { describe, expect, it } from 'vitest';
import { isPublished } from './isPublished.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

describe('isPublished', () => {
  it.each([
    [true, null, true],
    [true, undefined, true],
    [true, '2026-11-21T12:00:00.000Z', true],
    [true, '2026-11-21T12:00:01.000Z', false],
    [false, null, false],
  ])('active %s, planned for %s: %s', (active, publishDate, expected) => {
    expect(isPublished({ active, publishDate }, now)).toBe(expected);
  });
});
