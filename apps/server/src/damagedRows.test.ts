import { type Endpoint, endpointList } from '@vitrin/contract/endpoints';
import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type ColumnReading, readingsOf } from './store/columns.ts';
import { inCode } from './store/valueCodec.ts';
import { callApi, callFor, fileForm } from './testing/callApi.ts';
import { plainJpeg } from './testing/samplePictures.ts';
import { openTestApp, type TestApp } from './testing/testApp.ts';
import { testEngines } from './testing/testEngines.ts';
import { tablesOf } from './testing/tablesOf.ts';

const times = {
  sqlite: ['yesterday', '', '2026-02-30', '+012026-01-01T00:00:00.000Z', '{}'],
  postgres: ['infinity', '-infinity', '12026-01-01', '0044-03-15 BC'],
} as const;

const unknownVariants = JSON.stringify([
  { name: 'a.jxl', width: 320, type: 'image/jxl' },
  { name: 'a.webp', width: 'wide', type: 'image/webp' },
  { name: 'a.webp', width: 640, type: 'image/webp' },
  null,
]);
const json = ['null', '"text"', '[]', '{}', '[[{}],1,"a",{"key":1}]', unknownVariants] as const;
const damages = { sqlite: [...json, '{"a":', ''], postgres: json };

/** Tables that the store itself and the admin's session need. */
const needed = new Set(['schema_migration', 'session', 'password_guess']);

const found = z.object({ id: z.string() });

const isList = ({ method, params, query, answerType }: Endpoint): boolean =>
  method === 'GET' && params === undefined && answerType === undefined && query?.shape['path'] === undefined;
const lists = endpointList.filter(({ endpoint }) => isList(endpoint)).map(({ endpoint }) => endpoint.path);

describe.each(testEngines)('damaged rows on %s', (engine) => {
  let server: TestApp;
  const addresses: string[] = [];
  const admin = () => ({ token: server.token });
  beforeAll(async () => {
    server = await openTestApp({ engine });
    const send = (path: string, body: object) =>
      callFor(z.unknown(), server.app, path, { method: 'POST', body, ...admin() });
    const picture = await plainJpeg({ width: 4, height: 2 });
    for (const [index, { create, draft, at, image }] of kindSamples.entries()) {
      const { id } = found.parse(await send(create, draft('Başlık', index)));
      addresses.push(at(id));
      if (image !== undefined) await send(image(id), fileForm(picture));
    }
    await send('/gallery/upload', fileForm(picture));
    await send('/home-page/images', fileForm(picture));
    await send('/site-info', { companyName: 'Örnek' });
    await send('/contact-messages', { name: 'Işıl', email: 'isil@ornek.example', message: 'Merhaba' });
  });
  afterAll(() => server.close());

  async function damage(isDamaged: (reading: ColumnReading) => boolean, value: string): Promise<void> {
    const tables = await tablesOf(server.store.read);
    await server.store.write(async (writer) => {
      for (const { name, columns } of tables.filter((table) => !needed.has(table.name))) {
        const readings = readingsOf([inCode(name)]);
        for (const column of columns) {
          const reading = readings.get(inCode(column.name));
          if (reading === undefined || !isDamaged(reading)) continue;
          // SQLite accepts only JSON there, because of its index.
          if (column.name === 'sort_keys' && engine === 'sqlite') continue;
          await sql`update ${sql.table(name)} set ${sql.ref(column.name)} = ${value}`.execute(writer);
        }
      }
    });
  }

  /** The reads that did not succeed. */
  async function failures(): Promise<string[]> {
    const answers = [...lists, ...lists.map((path) => `${path}?sort=-createdAt&page=1`), ...addresses].map(
      async (path) => ({ path, status: (await callApi(server.app, path, admin())).status }),
    );
    return (await Promise.all(answers))
      .filter(({ status }) => status !== 200 && status !== 400)
      .map(({ path, status }) => `${path}: ${status}`);
  }

  test('can all be read before anything is damaged', async () => {
    expect(addresses).toHaveLength(kindSamples.length);
    expect(lists.length).toBeGreaterThan(20);
    expect(await failures()).toEqual([]);
  });

  test.each(times[engine])('with times such as "%s" can be read', async (value) => {
    await damage((reading) => reading === 'time', value);
    expect(await failures()).toEqual([]);
  });

  test('with an unreadable publication time are hidden from visitors', async () => {
    const path = addresses.find((address) => address.startsWith('/blog/')) ?? '';
    expect((await callApi(server.app, path)).status).toBe(404);
    expect((await callApi(server.app, path, admin())).body).toMatchObject({
      publishDate: expect.stringMatching(/^9999-12-31/),
    });
  });

  test.each(damages[engine])('with JSON such as %s can be read', async (value) => {
    await damage((reading) => typeof reading !== 'string', value);
    expect(await failures()).toEqual([]);
  });

  test('keep the readable part of their JSON', async () => {
    await damage((reading) => typeof reading !== 'string', unknownVariants);
    const { body } = await callApi(server.app, '/gallery/admin', admin());
    expect(body).toMatchObject([
      { variants: [{ url: '/api/images/a.webp', width: 640, type: 'image/webp' }] },
    ]);
  });

  test('of sessions let nobody in', async () => {
    await server.store.write((writer) =>
      sql`update session set expires_at = ${times[engine][0]}`.execute(writer),
    );
    expect((await callApi(server.app, '/auth/me', admin())).status).toBe(401);
  });
});
