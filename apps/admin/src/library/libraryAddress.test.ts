import { expect, test } from 'vitest';
import { type PagedView, libraryParamsOf, libraryViewOf } from './libraryAddress.ts';

const whole: PagedView = { search: '', unused: false, sort: 'newest', kind: 'all', size: 'all', page: 1 };

test.each<[string, Partial<PagedView>]>([
  ['', {}],
  [
    'q=%C4%B1%C5%9F%C4%B1k&kind=picture&size=over5mb&unused=true&sort=size&page=3',
    { search: 'ışık', kind: 'picture', size: 'over5mb', unused: true, sort: 'size', page: 3 },
  ],
  ['size=under1200px', { size: 'under1200px' }],
])('%s is read and written', (address, view) => {
  expect(libraryViewOf(new URLSearchParams(address))).toEqual({ ...whole, ...view });
  expect(new URLSearchParams(libraryParamsOf({ ...whole, ...view })).toString()).toBe(address);
});

test.each(['page=0', 'page=1.5', 'size=huge', 'kind=video', 'sort=title', 'unused=no', 'shared'])(
  '%s is ignored',
  (address) => {
    expect(libraryViewOf(new URLSearchParams(address))).toEqual(whole);
  },
);
