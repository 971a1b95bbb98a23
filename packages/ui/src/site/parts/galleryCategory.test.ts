import { describe, expect, it } from 'vitest';
import { galleryCategory } from './galleryCategory.ts';

describe('galleryCategory', () => {
  it.each(['uncategorized', '', '  '])('calls "%s" Genel', (category) => {
    expect(galleryCategory(category)).toBe('Genel');
  });

  it('keeps a real category', () => {
    expect(galleryCategory('İç mekân')).toBe('İç mekân');
  });
});
