import { endpoints } from '@vitrin/contract/endpoints';
import { expect, it } from 'vitest';
import { askedEntries } from './listing.ts';

const entries = [
  { id: 'a', category: 'Konut', serviceIds: ['s'] },
  { id: 'b', category: 'Konut', serviceIds: [] },
  { id: 'c', category: 'Ofis', serviceIds: ['s'] },
];

it.each([
  ['nothing', {}, ['a', 'b', 'c']],
  ['a category', { category: 'Konut' }, ['a', 'b']],
  ['a service that the server may not know', { service: '/yapi' }, ['a', 'c']],
  ['both', { category: 'Konut', service: '/yapi' }, ['a']],
])('filters projects by %s', (_name, query, ids) => {
  expect(askedEntries(endpoints.projects.list, query, entries)).toEqual(
    entries.filter(({ id }) => ids.includes(id)),
  );
});
