import { totalHeader } from '@vitrin/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { draftAt } from '../testing/serviceTests.ts';
import { callApi } from '../testing/callApi.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';

const titles = [
  'Zemin',
  'Çatı',
  'Cephe',
  'Işık',
  'İç mekân',
  'Izgara',
  'Şantiye',
  'Su yalıtımı',
  'Bölüm 10',
  'Bölüm 9',
];
const listed = z.array(z.object({ title: z.string() }));

describe.each(testEngines)('lists on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ engine });
    for (const [index, title] of titles.entries()) {
      const body = { ...draftAt(`/s-${index}`), title, subtitle: `100%_${index}`, active: index !== 0 };
      // They are ordered by creation time.
      await callApi(server.app, '/service', { method: 'POST', token: server.token, body });
    }
  });
  afterAll(() => server.close());

  const ask = async (query: string) => {
    const answer = await callApi(server.app, `/service/admin${query}`, { token: server.token });
    const found = answer.status === 200 ? listed.parse(answer.body).map(({ title }) => title) : [];
    return { ...answer, titles: found, total: answer.headers[totalHeader] };
  };

  test('without parameters everything is returned in its own order, with the total', async () => {
    expect(await ask('')).toMatchObject({ titles, total: '10' });
  });

  test('a page is a part of the list, and the total counts all of it', async () => {
    expect(await ask('?page=2&pageSize=4')).toMatchObject({ titles: titles.slice(4, 8), total: '10' });
    expect(await ask('?pageSize=3')).toMatchObject({ titles: titles.slice(0, 3), total: '10' });
    expect(await ask('?page=9&pageSize=4')).toMatchObject({ titles: [], total: '10' });
  });

  const dictionary = [
    'Bölüm 9',
    'Bölüm 10',
    'Cephe',
    'Çatı',
    'Işık',
    'Izgara',
    'İç mekân',
    'Su yalıtımı',
    'Şantiye',
    'Zemin',
  ];

  test('titles are sorted as in a Turkish dictionary, also across pages', async () => {
    expect((await ask('?sort=title')).titles).toEqual(dictionary);
    expect((await ask('?sort=-title')).titles).toEqual(dictionary.toReversed());
    expect(await ask('?sort=title&page=2&pageSize=3')).toMatchObject({
      titles: dictionary.slice(3, 6),
      total: '10',
    });
    expect(await ask('?sort=title&page=5&pageSize=3')).toMatchObject({ titles: [], total: '10' });
  });

  test('other fields are sorted by value', async () => {
    expect((await ask('?sort=-displayOrder')).titles).toEqual(titles.toReversed());
    expect((await ask('?sort=-createdAt&pageSize=1')).titles).toEqual(titles.slice(-1));
  });

  test('a search finds every word, whatever its letters', async () => {
    expect(await ask('?q=ISIK')).toMatchObject({ titles: ['Işık'], total: '1' });
    expect((await ask('?q=yalitim%20su')).titles).toEqual(['Su yalıtımı']);
    expect((await ask('?q=su%20zemin')).titles).toEqual([]);
    expect((await ask('?q=BÖLÜM&sort=title&page=1&pageSize=1')).titles).toEqual(['Bölüm 9']);
  });

  test('characters with a meaning in SQL patterns are searched literally', async () => {
    expect((await ask('?q=100%25_3')).titles).toEqual(['Işık']);
    expect((await ask('?q=%25%25')).titles).toEqual([]);
    expect((await ask(`?q=${encodeURIComponent("\\' or 1=1 --")}`)).titles).toEqual([]);
  });

  test('active and inactive entries can be requested separately', async () => {
    expect(await ask('?active=false')).toMatchObject({ titles: ['Zemin'], total: '1' });
    expect((await ask('?active=true&pageSize=2')).titles).toEqual(['Çatı', 'Cephe']);
  });

  test.each([
    ['?sort=description', 'sort'],
    ['?sort=constructor', 'sort'],
    ['?sort=title;drop', 'sort'],
    ['?page=0', 'page'],
    ['?page=x', 'page'],
    ['?pageSize=201', 'pageSize'],
    ['?active=yes', 'active'],
  ])('%s is 400 and names %s', async (query, field) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: { [field]: expect.any(String) } });
  });
});
