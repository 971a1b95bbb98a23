import { describe, expect, test } from 'vitest';
import { changeBetween, type Compared, isMinorChange, isNoChange, noChange } from './historyChange.ts';

const state = (given: Partial<Compared> = {}): Compared => ({
  fields: [
    { name: 'title', value: 'Kıyı' },
    { name: 'description', html: '<p>Metin</p>' },
    { name: 'facts', value: [{ key: 'Yer', value: 'Urla' }] },
  ],
  pictures: [
    { id: 'a', field: 'images' },
    { id: 'b', field: 'images' },
  ],
  visible: true,
  place: 1,
  ...given,
});

const pictures = (ids: string) => ({ pictures: ids.split('').map((id) => ({ id, field: 'images' })) });
const fields = (...given: Compared['fields']) => ({ fields: given });

const weigh = (given: Partial<Compared>) => isMinorChange(changeBetween(state(), state(given)));

describe('what differs between two states', () => {
  test.each([
    ['nothing', {}, {}],
    ['a title', fields({ name: 'title', value: 'Deniz' }), { fields: ['title'] }],
    ['HTML', fields({ name: 'description', html: '<p>Başka</p>' }), { fields: ['description'] }],
    ['a list', fields({ name: 'facts', value: [] }), { fields: ['facts'] }],
    [
      'a word in a list',
      fields({ name: 'facts', value: [{ key: 'Yer', value: 'Foça' }] }),
      { fields: ['facts'] },
    ],
    [
      'the order of names in a list, which is none',
      fields({ name: 'facts', value: [{ value: 'Urla', key: 'Yer' }] }),
      {},
    ],
    ['a list in place of a text', fields({ name: 'title', value: ['Kıyı'] }), { fields: ['title'] }],
    ['a field that was not there', fields({ name: 'fresh', value: '' }), {}],
    ['a picture more', pictures('abc'), { pictures: { added: 1 } }],
    ['a picture less', pictures('b'), { pictures: { removed: 1 } }],
    ['another picture', pictures('ac'), { pictures: { added: 1, removed: 1 } }],
    ['their order', pictures('ba'), { pictures: { reordered: true } }],
    ['one before them', pictures('cab'), { pictures: { added: 1 } }],
    [
      'where a picture stands',
      {
        pictures: [
          { id: 'a', field: 'logo' },
          { id: 'b', field: 'images' },
        ],
      },
      { pictures: { added: 1, removed: 1 } },
    ],
    [
      'what a picture shows',
      { pictures: [{ id: 'a', field: 'images', alt: 'Deniz' }, ...pictures('b').pictures] },
      { pictures: { changed: 1 } },
    ],
    [
      'whether a picture is seen',
      { pictures: [{ id: 'a', field: 'images', visible: false }, ...pictures('b').pictures] },
      { pictures: { changed: 1 } },
    ],
    ['its place', { place: 2.5 }, { moved: true }],
    ['whether it is seen', { visible: false }, { visible: false }],
  ])('%s', (_name, given, expected: object) => {
    const change = changeBetween(state(), state(given));
    const told = 'pictures' in expected ? expected.pictures : undefined;
    expect(change).toEqual({
      ...noChange,
      ...expected,
      pictures: { ...noChange.pictures, ...Object(told) },
    });
    expect(isNoChange(change)).toBe(Object.keys(expected).length === 0);
  });

  test('several at once, in the order of the form', () => {
    const later = state({
      ...fields({ name: 'description', html: '' }, { name: 'title', value: '' }),
      ...pictures('bdac'),
      place: null,
      visible: null,
    });
    expect(changeBetween(state(), later)).toEqual({
      fields: ['description', 'title'],
      pictures: { added: 2, removed: 0, changed: 0, reordered: true },
      moved: true,
      visible: null,
    });
  });
});

test('changes of place and switch alone are minor', () => {
  expect(weigh({ place: 3, visible: false })).toBe(true);
  expect(weigh(fields({ name: 'title', value: '' }))).toBe(false);
  for (const ids of ['', 'ba', 'abc']) expect(weigh(pictures(ids))).toBe(false);
});
