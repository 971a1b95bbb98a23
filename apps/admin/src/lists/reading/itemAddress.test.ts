import { limits } from '@vitrin/contract/limits';
import { type ItemView, wholeView } from '@vitrin/ui/admin/itemView';
import { expect, test } from 'vitest';
import { paramsOf, viewOf } from './itemAddress.ts';

test.each<[string, Partial<ItemView>]>([
  ['', {}],
  [
    'q=%C4%B1%C5%9F%C4%B1k&show=active&sort=title&page=3',
    { search: 'ışık', show: 'active', sort: 'title', page: 3 },
  ],
  ['page=7', { page: 7 }],
])('%s is read and written', (address, view) => {
  expect(viewOf(new URLSearchParams(address))).toEqual({ ...wholeView, ...view });
  expect(new URLSearchParams(paramsOf({ ...wholeView, ...view })).toString()).toBe(address);
});

test('a search is cut where the server would refuse it', () => {
  const { search } = viewOf(new URLSearchParams({ q: 'a'.repeat(1_000) }));
  expect(search).toBe('a'.repeat(limits.listSearchCharacters));
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=', 'show=none', 'sort=id'])(
  '%s is ignored',
  (address) => {
    expect(viewOf(new URLSearchParams(address))).toEqual(wholeView);
  },
);
