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
/** More than are read at once, so that a whole list is written in chunks. */
const many = 1_200;

const listed = z.array(z.object({ id: z.string() }));
const shownList = z.union([listed, z.object({ crews: listed }).transform(({ crews }) => crews)]);

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
    const entries = shownList.parse(answer.body);
    return {
      ids: entries.map(({ id }) => id),
      bytes: JSON.stringify(answer.body).length,
      total: Number(answer.headers[totalHeader]),
    };
  };
  const parts = kindSamples.map(({ shown }) => `${shown}?page=1&pageSize=13`);

  test('weigh what few do, on a page; and as a whole each comes once, in the order of the pages', async () => {
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

  test('leave as a whole in the encoding that is preferred, and with nothing where nothing is read', async () => {
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
