import { expect, test } from 'vitest';
import { isActive } from './isActive.ts';

test.each([
  [{ active: true }, true],
  [{ active: false, status: 'active' }, true],
  [{ status: 'active' }, true],
  [{ active: false, status: 'inactive' }, false],
  [{}, false],
])('%j is visible: %s', (item, visible) => {
  expect(isActive(item)).toBe(visible);
});
