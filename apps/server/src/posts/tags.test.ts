import { expect, test } from 'vitest';
import { tidyTags } from './tags.ts';

test('tags are trimmed and deduplicated', () => {
  expect(tidyTags([' Işık ', 'isik', 'IŞIK', '', ' ', 'Gün\n ışığı', 'Çatı'])).toEqual([
    'Işık',
    'Gün ışığı',
    'Çatı',
  ]);
});
