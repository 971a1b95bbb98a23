import { expect, test } from 'vitest';
import { arrange, type ItemView, moved, showsSiteOrder, tally, wholeView } from './itemView.ts';

const items = [
  { title: 'Şömine', active: true, updatedAt: '2026-03-01T00:00:00.000Z' },
  { title: 'Çatı', active: false, updatedAt: '2026-05-01T00:00:00.000Z' },
  { title: 'Isıtma', active: true, updatedAt: '2026-04-01T00:00:00.000Z' },
  { title: 'İç Dizayn', active: true, updatedAt: '2026-01-01T00:00:00.000Z' },
  { title: 'Cephe', active: false, updatedAt: '2026-02-01T00:00:00.000Z' },
];

const titles = (view: Partial<ItemView>) =>
  arrange(items, { ...wholeView, ...view }, (item) => item.title).map((item) => item.title);

test.each<[Partial<ItemView>, string[]]>([
  [{}, ['Şömine', 'Çatı', 'Isıtma', 'İç Dizayn', 'Cephe']],
  [{ show: 'active' }, ['Şömine', 'Isıtma', 'İç Dizayn']],
  [{ show: 'inactive', sort: 'title' }, ['Cephe', 'Çatı']],
  [{ sort: 'title' }, ['Cephe', 'Çatı', 'Isıtma', 'İç Dizayn', 'Şömine']],
  [{ sort: 'updated' }, ['Çatı', 'Isıtma', 'Şömine', 'Cephe', 'İç Dizayn']],
  [{ search: ' ic ' }, ['İç Dizayn']],
  [{ search: 'SOM' }, ['Şömine']],
  [{ search: 'ISI' }, ['Isıtma']],
  [{ search: 'ısı' }, ['Isıtma']],
  [{ search: 'ç', show: 'inactive' }, ['Çatı', 'Cephe']],
  [{ search: 'asansör' }, []],
])('%o shows %j', (view, expected) => {
  expect(titles(view)).toEqual(expected);
});

test('rows can be moved in the whole site order only', () => {
  expect(showsSiteOrder(wholeView)).toBe(true);
  expect(showsSiteOrder({ ...wholeView, search: ' ' })).toBe(true);
  expect(showsSiteOrder({ ...wholeView, search: 'ç' })).toBe(false);
  expect(showsSiteOrder({ ...wholeView, show: 'active' })).toBe(false);
  expect(showsSiteOrder({ ...wholeView, sort: 'title' })).toBe(false);
});

test('counts', () => {
  expect(tally(items)).toEqual({ all: 5, active: 3, inactive: 2 });
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('moving place %i to %i gives %j', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});
