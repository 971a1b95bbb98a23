import { expect, test } from 'vitest';
import { tagKeyOf, tagKeysOf, tidyTags } from './tags.ts';

test('tags are trimmed, and said once', () => {
  expect(tidyTags([' Işık ', 'isik', 'IŞIK', '', ' ', 'Gün\n ışığı', 'Çatı'])).toEqual([
    'Işık',
    'Gün ışığı',
    'Çatı',
  ]);
});

test('a tag is found whole, whatever its letters', () => {
  const keys = tagKeysOf(['Gün ışığı', 'Çatı']);
  expect(keys).toContain(tagKeyOf('cati'));
  expect(keys).toContain(tagKeyOf(' GÜN  IŞIĞI'));
  expect(keys).not.toContain(tagKeyOf('gün'));
});
