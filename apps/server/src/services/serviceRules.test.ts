import { expect, test } from 'vitest';
import { activeAfter, searchTextOf } from './serviceRules.ts';

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

test('search finds Turkish letters by their neighbours, and no tags', () => {
  const text = searchTextOf({
    title: 'Çatı Işıklığı',
    subtitle: 'Gün ışığı',
    shortDescription: 'Şeffaf örtü',
    description: '<p>İç <strong>mekân</strong></p>',
  });
  expect(text).toBe('cati isikligi gun isigi seffaf ortu ic mekan');
});
