import { limits } from '@vitrin/contract/limits';
import { wholeView } from '@vitrin/ui/admin/itemView';
import { describe, expect, test, vi } from 'vitest';
import { countsWithout, type Listed, type ListReads, queryOf, readPage, readSummary } from './listReads.ts';

type Item = Listed & { title: string };
const items: Item[] = Array.from({ length: 12 }, (_none, index) => ({
  id: `item-${index + 1}`,
  title: `${index % 2 === 0 ? 'Çatı' : 'Cephe'} ${index + 1}`,
  active: index !== 3,
  createdAt: `2026-01-${String(index + 10)}T00:00:00.000Z`,
  updatedAt: `2026-02-${String(index + 10)}T00:00:00.000Z`,
}));

/** A list whose server returns `found`, with or without a total. */
function readsOver(found: Item[], total: number | undefined) {
  const page = vi.fn<ListReads<Item>['list']['page']>(async () => ({ items: found, total }));
  const list = Object.assign(async () => items, { page });
  const factsOf = ({ title }: Item) => ({ title, words: title });
  return { list, page, size: 5, titleField: 'title', factsOf } as const;
}

test.each([
  [{}, { page: 1, pageSize: 5 }],
  [
    { page: 3, search: ' çatı ' },
    { page: 3, pageSize: 5, q: 'çatı' },
  ],
  [
    { show: 'active', sort: 'title' },
    { page: 1, pageSize: 5, active: 'true', sort: 'name' },
  ],
  [
    { show: 'inactive', sort: 'updated' },
    { page: 1, pageSize: 5, active: 'false', sort: '-updatedAt' },
  ],
] as const)('%o sends %o', (view, query) => {
  expect(queryOf({ ...wholeView, ...view }, { size: 5, titleField: 'name' })).toEqual(query);
});

test('scheduled entries are requested separately for kinds that have them', () => {
  const queries = (['active', 'scheduled', 'inactive'] as const).map((show) =>
    queryOf({ ...wholeView, show }, { size: 5, titleField: 'title', plans: true }),
  );
  const all = { page: 1, pageSize: 5 };
  expect(queries).toEqual([
    { ...all, active: 'true', scheduled: 'false' },
    { ...all, scheduled: 'true' },
    { ...all, active: 'false' },
  ]);
});

describe('a page', () => {
  test('is what the server returns, with its total', async () => {
    const reads = readsOver(items.slice(5, 10), 12);
    await expect(readPage(reads, { ...wholeView, page: 2 })).resolves.toEqual({
      items: items.slice(5, 10),
      total: 12,
      page: 2,
      size: 5,
      inSiteOrder: true,
    });
  });

  test('is cut on the client from the full list of an API without pages', async () => {
    const reads = readsOver(items, undefined);
    const view = { ...wholeView, page: 9, search: 'cati', show: 'active', sort: 'updated' } as const;
    await expect(readPage(reads, view)).resolves.toMatchObject({
      items: [{ id: 'item-1' }],
      page: 2,
      total: 6,
      counts: { all: 12, active: 11, inactive: 1 },
      inSiteOrder: false,
    });
  });
});

describe('a summary', () => {
  const newest = items.toReversed().slice(0, limits.recentActivity);

  test('has the server’s counts', async () => {
    const reads = readsOver(newest, 12);
    reads.page.mockResolvedValueOnce({ items: newest, total: 12 });
    reads.page.mockResolvedValueOnce({ items: [], total: 11 });
    await expect(readSummary(reads)).resolves.toEqual({
      counts: { all: 12, active: 11, inactive: 1 },
      newest,
    });
  });

  test('counts scheduled entries separately', async () => {
    const reads = readsOver(newest, 12);
    reads.page.mockImplementation(async ({ query }) => {
      if (query.scheduled === 'true') return { items: [], total: 2 };
      return { items: [], total: query.active === 'true' ? 11 : 12 };
    });
    const { counts } = await readSummary({ ...reads, plans: true });
    expect(counts).toEqual({ all: 12, active: 9, scheduled: 2, inactive: 1 });
    const [leaving] = items.map((item) => ({ ...item, publishDate: '2999-01-01T00:00:00.000Z' }));
    expect(countsWithout(counts, leaving ? [leaving] : [])).toEqual({
      all: 11,
      active: 9,
      scheduled: 1,
      inactive: 1,
    });
  });

  test('counts on the client for an API without totals', async () => {
    await expect(readSummary(readsOver(items, undefined))).resolves.toEqual({
      counts: { all: 12, active: 11, scheduled: 0, inactive: 1 },
      newest,
    });
  });
});

test('items with a pending deletion are not counted', () => {
  const counts = { all: 12, active: 11, inactive: 1 };
  expect(countsWithout(counts, items.slice(2, 5))).toEqual({ all: 9, active: 9, inactive: 0 });
  expect(countsWithout(counts, [])).toEqual(counts);
});
