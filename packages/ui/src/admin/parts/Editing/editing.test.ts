import { describe, expect, it } from 'vitest';
import { differences, type EditedFields, worthOffering } from './editing.ts';

type Page = { title: string; tags: string[]; team: { title: string }; shown: boolean; day: string | null };

const page: Page = { title: '', tags: [], team: { title: '' }, shown: true, day: null };
const form: EditedFields<Page> = {
  name: 'page',
  names: { title: 'Title', tags: 'Tags', day: 'Day', shown: 'Shown', 'team.title': 'Title of the team' },
  rules: async (values) => ({ values, errors: {} }),
};
const spelledAlike = (a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase();
const keysOf = (a: Page, b: Page) => differences(form, a, b).map(({ key }) => key);

describe('differences', () => {
  it('are none if nothing has changed', () => {
    expect(keysOf(page, { ...page })).toEqual([]);
  });

  it('come in the order of the form, whatever their nesting', () => {
    expect(keysOf({ ...page, team: { title: 'Biz' }, shown: false, title: 'A' }, page)).toEqual([
      'title',
      'shown',
      'team.title',
    ]);
  });

  it('compare lists by their content', () => {
    expect(keysOf({ ...page, tags: ['a'] }, { ...page, tags: ['a'] })).toEqual([]);
    expect(keysOf({ ...page, tags: ['a', 'b'] }, { ...page, tags: ['b', 'a'] })).toEqual(['tags']);
  });

  it('leave out values that mean the same', () => {
    expect(
      differences({ ...form, same: spelledAlike }, { ...page, title: 'A' }, { ...page, title: 'a' }),
    ).toEqual([]);
  });
});

describe('worthOffering', () => {
  const at = '2026-11-21T10:00:00.000Z';

  it('offers the part of a draft that differs', () => {
    const fields = { title: 'A', shown: true, 'team.title': 'Biz', day: '2026-11-21' };
    expect(worthOffering(form, { fields, updatedAt: at, at }, page)).toEqual({
      fields: { title: 'A', 'team.title': 'Biz', day: '2026-11-21' },
      updatedAt: at,
      at,
    });
  });

  it.each([{ title: '' }, { unknown: 'x' }, { shown: 'yes' }, {}])('offers nothing for %j', (fields) => {
    expect(worthOffering(form, { fields, at }, page)).toBeUndefined();
  });

  it('offers the files that have to be chosen again, also without a field', () => {
    const files = ['tepe.png'];
    expect(worthOffering(form, { fields: { title: '' }, files, at }, page)).toEqual({
      fields: {},
      files,
      at,
    });
  });
});
