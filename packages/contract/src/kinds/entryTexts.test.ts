import { describe, expect, test } from 'vitest';
import { searchedTexts, titleOf } from './entryTexts.ts';
import { memberKind } from './member.ts';
import { postKind } from './post.ts';
import { serviceKind } from './service.ts';

describe('what an entry is found by', () => {
  test('are the fields that its kind says, of HTML the text, of a list each item', () => {
    const service = {
      title: 'Işık',
      subtitle: 'Alt',
      path: '/isik',
      description: '<p>Uzun <b>metin</b></p>',
    };
    const found = searchedTexts(serviceKind, service);
    expect(found[0]).toBe('Işık');
    expect(found).toEqual(expect.arrayContaining(['Alt', 'Uzun metin']));
    expect(found).not.toContain('/isik');
    expect(searchedTexts(postKind, { tags: ['Ağaç', 'Taş'] })).toEqual(
      expect.arrayContaining(['Ağaç', 'Taş']),
    );
  });

  test('is empty where a page of a list leaves a text out', () => {
    expect(searchedTexts(memberKind, { name: 'Ada', position: 'Mimar' })).toEqual(['Ada', 'Mimar', '']);
  });

  test('begins with its name or title', () => {
    expect([
      titleOf(memberKind, { name: 'Ada', title: 'x' }),
      titleOf(serviceKind, { title: 'Işık' }),
    ]).toEqual(['Ada', 'Işık']);
    expect(titleOf(serviceKind, {})).toBe('');
  });
});
