import { totalHeader } from '@vitrin/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Examined, refusal } from './examine.ts';

const titles = ['Zemin', 'Çatı', 'Cephe', 'Işık', 'İç mekân', 'Izgara', 'Şantiye'];
const dictionary = ['Cephe', 'Çatı', 'Işık', 'Izgara', 'İç mekân', 'Şantiye', 'Zemin'];

/** Lists page by page: searched, filtered and sorted, with the total. */
export function listSuite(api: Examined): void {
  const made: string[] = [];
  beforeAll(async () => {
    for (const title of titles) {
      // They are listed in the order of their creation.
      const { id } = await api.admin().reasons.create({ body: { title, description: `Neden ${title}` } });
      made.push(id);
    }
    await api.admin().reasons.toggle({ params: { id: made[0] ?? '' } });
  });
  afterAll(() => Promise.all(made.map((id) => api.admin().reasons.remove({ params: { id } }))));

  const ask = async (query: Parameters<ReturnType<Examined['admin']>['reasons']['listAll']['page']>[0]) => {
    const { items, total } = await api.admin().reasons.listAll.page(query);
    return { titles: items.map(({ title }) => title), total };
  };

  test('a page contains part of the list, and the total counts all of it', async () => {
    expect(await ask({})).toEqual({ titles, total: 7 });
    expect(await ask({ query: { page: 2, pageSize: 3 } })).toEqual({ titles: titles.slice(3, 6), total: 7 });
    expect(await ask({ query: { pageSize: 2 } })).toEqual({ titles: titles.slice(0, 2), total: 7 });
    expect(await ask({ query: { page: 9, pageSize: 3 } })).toEqual({ titles: [], total: 7 });
  });

  test('titles are sorted as in a Turkish dictionary, and numbers numerically', async () => {
    expect((await ask({ query: { sort: 'title' } })).titles).toEqual(dictionary);
    expect((await ask({ query: { sort: '-title', pageSize: 2 } })).titles).toEqual(['Zemin', 'Şantiye']);
    expect((await ask({ query: { sort: '-displayOrder' } })).titles).toEqual(titles.toReversed());
  });

  test('a search finds every word regardless of case and accents, and counts its results', async () => {
    expect(await ask({ query: { q: 'isik' } })).toEqual({ titles: ['Işık'], total: 1 });
    expect(await ask({ query: { q: 'mekan NEDEN' } })).toEqual({ titles: ['İç mekân'], total: 1 });
    expect(await ask({ query: { q: 'neden', pageSize: 2 } })).toEqual({
      titles: titles.slice(0, 2),
      total: 7,
    });
  });

  test('a search ranks whole titles first, then beginnings of titles, other titles and other texts', async () => {
    const { reasons } = api.admin();
    const more = [];
    for (const title of ['Gün ışığı', 'Cephe ışığı', 'Işıklık', 'Neden ışık']) {
      more.push(await reasons.create({ body: { title, description: 'Işık' } }));
    }
    const wanted = ['Işık', 'Işıklık', 'Neden ışık', 'Gün ışığı', 'Cephe ışığı'];
    expect(await ask({ query: { q: 'IŞIK' } })).toEqual({ titles: wanted, total: 5 });
    expect((await ask({ query: { q: 'isik', page: 2, pageSize: 2 } })).titles).toEqual(wanted.slice(2, 4));
    expect((await ask({ query: { q: 'ı' } })).titles.slice(0, 4)).toEqual([
      'Işık',
      'İç mekân',
      'Izgara',
      'Işıklık',
    ]);
    await Promise.all(more.map(({ id }) => reasons.remove({ params: { id } })));
  });

  test('active and inactive entries can be requested separately', async () => {
    expect(await ask({ query: { active: 'false' } })).toEqual({ titles: ['Zemin'], total: 1 });
    expect(await ask({ query: { active: 'true', page: 2, pageSize: 4 } })).toEqual({
      titles: titles.slice(5),
      total: 6,
    });
  });

  test('an unknown field or page is refused by name', async () => {
    const { reasons } = api.admin();
    expect(await refusal(reasons.listAll({ query: { sort: 'nothing' } }))).toMatchObject({
      status: 400,
      fieldErrors: { sort: expect.any(String) },
    });
    expect((await refusal(reasons.listAll({ query: { page: 0 } }))).fieldErrors).toHaveProperty('page');
  });

  test.each(['/service/admin', '/projects/admin', '/blog/admin', '/gallery/admin', '/contact-messages'])(
    'the total is returned with %s',
    async (address) => {
      const answer = await api.send('GET', `${address}?page=1&pageSize=1`);
      expect(answer.headers.get(totalHeader)).toMatch(/^\d+$/);
    },
  );
}
