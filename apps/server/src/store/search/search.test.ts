import { totalHeader } from '@vitrin/contract/endpoints';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../clock.ts';
import { callApi } from '../../testing/callApi.ts';
import { engineTests } from '../../testing/engineTests.ts';
import { everyEngine } from '../../testing/testEngines.ts';
import { openTestStore } from '../../testing/testStore.ts';
import { openStore } from '../openStore.ts';

const listed = z.array(z.object({ id: z.string(), title: z.string() }));

describe.each(everyEngine)('a search on %s', (engine) => {
  const { server, admin } = engineTests(engine);
  const add = async (title: string, description = 'Metin') => {
    const { body } = await admin('/why-us', { method: 'POST', body: { title, description } });
    return z.object({ id: z.string() }).parse(body).id;
  };
  const ask = async (query: string) => {
    const answer = await callApi(server().app, `/why-us?${query}`, { token: server().token });
    return {
      titles: listed.parse(answer.body).map(({ title }) => title),
      total: Number(answer.headers[totalHeader]),
    };
  };
  const titles = async (q: string) => (await ask(`q=${encodeURIComponent(q)}`)).titles;

  test('returns the best matches first, also across pages, unless another order is requested', async () => {
    for (const [title, description] of [
      ['Bahçe', 'Çatı arası'],
      ['Dik çatı', 'Bir'],
      ['Çatılar', 'Bir'],
      ['Zemin', 'Arkadaki çatı'],
      ['Çatı', 'Bir'],
      ['Temel', 'Hiç'],
      ['Çatı katı', 'Bir'],
    ] as const) {
      await add(title, description);
    }
    const ranked = ['Çatı', 'Çatılar', 'Çatı katı', 'Dik çatı', 'Bahçe', 'Zemin'];
    expect(await ask('q=CATI')).toEqual({ titles: ranked, total: 6 });
    for (const size of [1, 2, 3, 6]) {
      const pages: string[] = [];
      for (let page = 1; page <= 6 / size; page += 1) {
        const { titles: part, total } = await ask(`q=cati&page=${page}&pageSize=${size}`);
        expect(total).toBe(6);
        pages.push(...part);
      }
      expect(pages).toEqual(ranked);
    }
    expect(await ask('q=cati&page=9&pageSize=2')).toEqual({ titles: [], total: 6 });
    expect((await ask('q=cati&sort=title&pageSize=2')).titles).toEqual(['Bahçe', 'Çatı']);
    expect(await ask('q=cati&sort=title&page=2&pageSize=4')).toMatchObject({ total: 6 });
  });

  test('finds parts of words, and one or two letters at the start of a word', async () => {
    await add('Isı yalıtımı', 'Ürün 7');
    await add('Su');
    expect(await titles('alıtım')).toEqual(['Isı yalıtımı']);
    expect(await titles('s')).toEqual(['Su']);
    expect(await titles('y 7')).toEqual(['Isı yalıtımı']);
    expect(await titles('ıs ür')).toEqual(['Isı yalıtımı']);
    expect(await titles('sı')).toEqual([]);
  });

  test.each(['"', '""', '\'"%_\\', 'a" OR "b', 'NEAR(a b)', 'title : x', '-', '*', '^a', '(', '\u{1F600}'])(
    'takes %s literally',
    async (q) => {
      await add(`Bir ${q} iki`);
      await add('Üç');
      expect(await titles(q)).toEqual([`Bir ${q} iki`]);
    },
  );

  test('follows writes and deletions', async () => {
    const id = await add('Kolon');
    const other = await add('Kolonlar');
    const change = (body: object) => admin(`/why-us/${id}`, { method: 'PUT', body });
    await change({ title: 'Kiriş' });
    expect([await titles('kolon'), await titles('kiriş')]).toEqual([['Kolonlar'], ['Kiriş']]);
    await change({ active: false });
    expect(await ask('q=kiris&active=false&pageSize=1')).toEqual({ titles: ['Kiriş'], total: 1 });
    expect(await ask('q=kiris&active=true&pageSize=1')).toEqual({ titles: [], total: 0 });
    await admin(`/why-us/${other}`, { method: 'DELETE' });
    expect(await titles('kolon')).toEqual([]);
    await sql`vacuum`.execute(server().store.read);
    await add('Kolon');
    expect([await titles('kolon'), await titles('kiriş')]).toEqual([['Kolon'], ['Kiriş']]);
  });

  test('counts and sorts large results like small ones', async () => {
    await add('Cephe', 'Duvar');
    const texts = sql.raw(engine === 'sqlite' ? "printf('%05d', i)" : "lpad(i::text, 5, '0')");
    const text = sql`' cephe ' || ${texts} || ${sql.raw(engine === 'sqlite' ? 'char(10)' : "' ' || chr(10)")}`;
    await sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 2500)
      insert into reason (id, active, created_at, updated_at, search, sort_keys, title, description, icon, display_order)
      select 'x' || ${texts}, ${true}, ${new Date()}, ${new Date()}, ${text}, '{}', 'Cephe ' || i, 'Bir', '', 5000 - i
      from numbers`.execute(server().store.read);
    expect(await ask('q=cephe&page=1&pageSize=3')).toEqual({
      titles: ['Cephe', 'Cephe 2500', 'Cephe 2499'],
      total: 2_501,
    });
    expect(await ask('q=ceph&page=251&pageSize=10')).toEqual({ titles: ['Cephe 1'], total: 2_501 });
    expect(await ask('q=eph&page=2&pageSize=2&active=true')).toEqual({
      titles: ['Cephe 2499', 'Cephe 2498'],
      total: 2_501,
    });
    expect((await ask('q=ceph&sort=-displayOrder&pageSize=1')).titles).toEqual(['Cephe 1']);
  });
});

describe.each(everyEngine.filter((engine) => engine === 'postgres'))('without an index on %s', (engine) => {
  test('a store opens and can be searched, and its operator is informed', async () => {
    const place = await openTestStore(engine);
    onTestFinished(place.close);
    const { rows } = await sql<{ found: number }>`
      select 1 as found from pg_indexes where schemaname = current_schema() and indexname = 'post_search'`.execute(
      place.store.read,
    );
    expect(rows).toHaveLength(1);
    await sql`drop index post_search`.execute(place.store.read);
    const url = new URL(place.databaseUrl ?? '');
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const told: unknown[] = [];
    const store = await openStore({
      folder: place.folder,
      databaseUrl: url.href,
      clock: systemClock,
      onUnindexed: (error) => told.push(String(error)),
    });
    expect(told).toEqual([expect.stringContaining('read-only')]);
    expect(await store.read.selectFrom('post').select('id').execute()).toEqual([]);
    await store.close();
  });
});
