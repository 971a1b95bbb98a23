import { describe, expect, test } from 'vitest';
import { arrange, type ItemView, pageOf, pagesOf, showsSiteOrder, tally, wholeView } from './itemView.ts';

const items = [
  { title: 'Şömine', active: true, updatedAt: '2026-03-01T00:00:00.000Z' },
  { title: 'Çatı', active: false, updatedAt: '2026-05-01T00:00:00.000Z' },
  { title: 'Isıtma', active: true, updatedAt: '2026-04-01T00:00:00.000Z' },
  { title: 'İç Dizayn', active: true, updatedAt: '2026-01-01T00:00:00.000Z' },
  { title: 'Cephe', active: false, updatedAt: '2026-02-01T00:00:00.000Z' },
];
const factsOf = ({ title }: { title: string }) => ({ title, words: title });

const titles = (view: Partial<ItemView>) =>
  arrange(items, { ...wholeView, ...view }, factsOf).map((item) => item.title);

test.each<[Partial<ItemView>, string[]]>([
  [{}, ['Şömine', 'Çatı', 'Isıtma', 'İç Dizayn', 'Cephe']],
  [{ show: 'active' }, ['Şömine', 'Isıtma', 'İç Dizayn']],
  [{ show: 'inactive', sort: 'title' }, ['Cephe', 'Çatı']],
  [{ sort: 'title' }, ['Cephe', 'Çatı', 'Isıtma', 'İç Dizayn', 'Şömine']],
  [{ sort: 'updated' }, ['Çatı', 'Isıtma', 'Şömine', 'Cephe', 'İç Dizayn']],
  [{ search: ' ic ' }, ['İç Dizayn']],
  [{ search: 'dizayn IC' }, ['İç Dizayn']],
  [{ search: 'dizayn çatı' }, []],
  [{ search: 'SOM' }, ['Şömine']],
  [{ search: 'ISI' }, ['Isıtma']],
  [{ search: 'ısı' }, ['Isıtma']],
  [{ search: 'ç', show: 'inactive' }, ['Çatı', 'Cephe']],
  [{ search: 'asansör' }, []],
])('%o shows %j', (view, expected) => {
  expect(titles(view)).toEqual(expected);
});

test('rows can only be moved in the complete site order, on any page', () => {
  expect(showsSiteOrder(wholeView)).toBe(true);
  expect(showsSiteOrder({ ...wholeView, page: 3 })).toBe(true);
  expect(showsSiteOrder({ ...wholeView, search: ' ' })).toBe(true);
  expect(showsSiteOrder({ ...wholeView, search: 'ç' })).toBe(false);
  expect(showsSiteOrder({ ...wholeView, show: 'active' })).toBe(false);
  expect(showsSiteOrder({ ...wholeView, sort: 'title' })).toBe(false);
});

test('counts', () => {
  expect(tally(items)).toEqual({ all: 5, active: 3, scheduled: 0, inactive: 2 });
});

test('a scheduled item is neither live nor hidden', () => {
  const updatedAt = '2026-01-01T00:00:00.000Z';
  const dated = [
    { title: 'Yarın', active: true, publishDate: '2999-01-01T00:00:00.000Z', updatedAt },
    { title: 'Dün', active: true, publishDate: '2020-01-01T00:00:00.000Z', updatedAt },
    { title: 'Taslak', active: false, publishDate: '2999-01-01T00:00:00.000Z', updatedAt },
  ];
  const shown = (show: ItemView['show']) =>
    arrange(dated, { ...wholeView, show }, factsOf).map(({ title }) => title);
  expect(shown('active')).toEqual(['Dün']);
  expect(shown('scheduled')).toEqual(['Yarın']);
  expect(shown('inactive')).toEqual(['Taslak']);
  expect(tally(dated)).toEqual({ all: 3, active: 1, scheduled: 1, inactive: 1 });
});

const page = (view: Partial<ItemView>) => {
  const found = pageOf(items, { ...wholeView, ...view }, 2, factsOf);
  return [found.page, found.items.map(({ title }) => title), found.total];
};

describe('pages', () => {
  test('are slices of the results, in their order', () => {
    expect(page({})).toEqual([1, ['Şömine', 'Çatı'], 5]);
    expect(page({ page: 3 })).toEqual([3, ['Cephe'], 5]);
    expect(page({ page: 2, show: 'active', sort: 'title' })).toEqual([2, ['Şömine'], 3]);
  });

  test('beyond the end resolve to the last one', () => {
    expect(page({ page: 9 })).toEqual([3, ['Cephe'], 5]);
    expect(page({ page: 9, search: 'asansör' })).toEqual([1, [], 0]);
  });

  test.each([
    [0, 1],
    [1, 1],
    [25, 1],
    [26, 2],
    [200, 8],
  ])('of %i items are %i', (total, pages) => {
    expect(pagesOf({ total, size: 25 })).toBe(pages);
  });
});
