import { expect, test } from 'vitest';
import { activeAfter } from './changeRules.ts';

test.each([
  [true, {}, true],
  [true, { active: false }, false],
  [true, { status: 'inactive' }, false],
  [true, { active: false, status: 'active' }, false],
  [true, { active: true, status: 'inactive' }, false],
  [false, {}, false],
  [false, { active: true }, true],
  [false, { status: 'active' }, true],
  [false, { active: false, status: 'active' }, true],
  [false, { active: true, status: 'inactive' }, true],
] as const)('stored %s, changed by %o: %s', (stored, change, expected) => {
  expect(activeAfter(stored, change)).toBe(expected);
});
