// @module-tag long
import { brotliDecompressSync } from 'node:zlib';
import { totalHeader } from '@vitrin/contract/endpoints';
import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callApi } from '../../apps/server/src/testing/callApi.ts';
import { openTestApp, type TestApp } from '../../apps/server/src/testing/testApp.ts';
import { testEngines } from '../../apps/server/src/testing/testEngines.ts';
import { fill } from '../scale/fill.ts';

const few = 60;
/** More than are read at a time, so that a whole list is written in chunks. */
const many = 1_200;

const listed = z.array(z.object({ id: z.string() }));
const shownList = z.union([listed, z.object({ crews: listed }).transform(({ crews }) => crews)]);

const answered = ({ body, headers }: { body: unknown; headers: Readonly<Record<string, unknown>> }) => ({
  ids: shownList.parse(body).map(({ id }) => id),
  bytes: JSON.stringify(body).length,
  total: Number(headers[totalHeader]),
  etag: headers['etag'],
});

describe.each(testEngines)('many entries on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ engine });
    for (const { create, draft } of kindSamples) {
      const body = { ...draft('Uzun bir başlık', 1), active: true };
      const sent = create === '/blog' ? { ...body, tags: ['Çatı'] } : body;
      await callApi(server.app, create, { method: 'POST', token: server.token, body: sent });
    }
    await fill(server.store, few);
  });
  afterAll(() => server.close());

  const read = async (path: string, token?: string) => {
    const answer = await callApi(server.app, path, token === undefined ? {} : { token });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answered(answer);
  };
  const parts = kindSamples.map(({ shown }) => `${shown}?page=1&pageSize=13`);

  test('make a page no larger than few do; a whole list has each once, in the order of the pages', async () => {
    const before = await Promise.all(parts.map((path) => read(path)));
    await fill(server.store, many);
    const after = await Promise.all(parts.map((path) => read(path)));
    const tagged = await read('/blog?tag=cati&page=7&pageSize=200');
    expect([tagged.ids.length, tagged.total]).toEqual([0, many]);
    expect(before.map(({ total }) => total)).toEqual(parts.map(() => few));
    expect(after.map(({ total }) => total)).toEqual(parts.map(() => many));
    expect(after.map(({ ids }) => ids.length)).toEqual(parts.map(() => 13));
    const grown = parts.filter((_path, index) => {
      const [bytesOfFew = 0, bytesOfMany = 0] = [before[index]?.bytes, after[index]?.bytes];
      return bytesOfMany > 1.2 * bytesOfFew;
    });
    expect(grown).toEqual([]);
    for (const { shown, all } of kindSamples) {
      const whole = await read(shown);
      expect([shown, new Set(whole.ids).size]).toEqual([shown, many]);
      const paged: string[] = [];
      for (let page = 1; page <= many / 200; page += 1) {
        paged.push(...(await read(`${shown}?page=${page}&pageSize=200`)).ids);
      }
      expect(paged).toEqual(whole.ids);
      expect((await read(all, server.token)).ids).toEqual(whole.ids);
    }
  });

  test('are also listed once each, in the order of the pages, if filtered or sorted', async () => {
    const narrowed: [string, string?][] = [
      ['/blog?tag=cati'],
      ['/service/basic'],
      ...kindSamples.flatMap(({ all }): [string, string][] => [
        [`${all}?active=true`, server.token],
        [`${all}?q=uzun`, server.token],
      ]),
      ['/service/admin?sort=-title', server.token],
      ['/service/admin?q=uzun&sort=-title', server.token],
    ];
    for (const [path, token] of narrowed) {
      const whole = await read(path, token);
      expect([path, new Set(whole.ids).size, whole.total]).toEqual([path, many, many]);
      // The list is streamed, so its ETag cannot be known before its headers are sent.
      expect([path, whole.etag]).toEqual([path, undefined]);
      const paged: string[] = [];
      for (let page = 1; page <= many / 200; page += 1) {
        const part = `${path}${path.includes('?') ? '&' : '?'}page=${page}&pageSize=200`;
        paged.push(...(await read(part, token)).ids);
      }
      expect(paged).toEqual(whole.ids);
    }
  });

  test('are returned as a whole by calls that reorder them or change their page', async () => {
    const { app, token } = server;
    const headers = { authorization: `Bearer ${token}` };
    for (const { all, reorder } of kindSamples) {
      if (reorder === undefined) continue;
      const [first = ''] = (await read(`${all}?page=1&pageSize=1`, token)).ids;
      const payload = { items: [{ id: first, displayOrder: 5_000 }] };
      const changed = await app.inject({ method: 'PUT', url: `/api${reorder}`, headers, payload });
      const { ids } = answered({ ...changed, body: changed.json() });
      expect([reorder, ids.length, ids.at(-1), changed.headers.etag]).toEqual([
        reorder,
        many,
        first,
        undefined,
      ]);
    }
    const payload = { title: 'Ekibimiz', subtitle: '', description: 'Açıklama' };
    const saved = await app.inject({ method: 'POST', url: '/api/crew-page', headers, payload });
    const shown = await callApi(app, '/crew-page');
    expect(shown.body).toMatchObject(payload);
    expect(saved.json()).toEqual(shown.body);
    expect(answered({ ...shown, headers: saved.headers }).etag).toBeUndefined();
    expect(saved.body).not.toContain('deneme@ornek.example');
  });

  test('are sent as a whole in the preferred encoding, and without a body for HEAD', async () => {
    const url = '/api/blog';
    const { app } = server;
    const plain = await app.inject({ url });
    const zipped = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Authorization, Accept-Encoding',
      [totalHeader]: String(many),
    });
    expect(brotliDecompressSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(zipped.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 5);
    expect((await app.inject({ url, method: 'HEAD' })).headers).toMatchObject({
      [totalHeader]: String(many),
    });
  });
});
