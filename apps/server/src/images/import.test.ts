import { copyFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uploadedImage } from '@vitrin/contract/files/image';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpError } from '../http/httpErrors.ts';
import { callApi, callFor } from '../testing/callApi.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

const url = 'https://www.example.com/avlu.jpg';

describe('importing a picture from the web', () => {
  let server: TestApp;
  /** What the fetch finds. */
  let found: Uint8Array | HttpError;
  beforeAll(async () => {
    server = await openTestApp({
      rateLimit: 'on',
      parts: {
        fetchPicture: async (_url, target) => {
          if (found instanceof HttpError) throw found;
          await writeFile(`${target}.part`, found);
          await copyFile(`${target}.part`, target);
        },
      },
    });
  });
  afterAll(() => server.close());

  const call = (body: unknown, token: string | undefined = server.token) =>
    callApi(server.app, '/images/import', { method: 'POST', token, body, from: '203.0.113.9' });

  test('it is stored like an upload', async () => {
    found = await plainJpeg({ width: 800, height: 400 });
    const image = await callFor(uploadedImage, server.app, '/images/import', {
      method: 'POST',
      token: server.token,
      body: { url },
    });
    expect(image).toMatchObject({ width: 800, height: 400, url: `/api/images/${image.name}` });
    expect((await callApi(server.app, `/images/${image.name}`)).status).toBe(200);
    const left = await readdir(path.join(server.folder, 'uploads'));
    expect(left.filter((name) => !name.endsWith('.part'))).toEqual([]);
  });

  test('its type comes from its bytes', async () => {
    found = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    expect(await call({ url })).toMatchObject({
      status: 415,
      body: { errors: { url: 'Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted' } },
    });
    found = Buffer.from('\x89PNG\r\n\x1a\nnot at all', 'latin1');
    expect(await call({ url })).toMatchObject({ status: 400, body: { errors: { url: expect.any(String) } } });
  });

  test('a failed fetch is refused with the reason', async () => {
    found = new HttpError(413, 'x', { errors: { url: 'The file is larger than 15 MB' } });
    expect(await call({ url })).toMatchObject({
      status: 413,
      body: { errors: { url: 'The file is larger than 15 MB' } },
    });
  });

  test.each([{}, { url: '' }, { url: 'x' }, { url: 'ftp://a.example/b' }, { url: 7 }])(
    'the body %j is refused',
    async (body) => {
      expect(await call(body)).toMatchObject({ status: 400, body: { errors: { url: expect.any(String) } } });
    },
  );

  test('signing in is required', async () => {
    expect((await callApi(server.app, '/images/import', { method: 'POST', body: { url } })).status).toBe(401);
  });

  test('imports are limited per minute', async () => {
    found = new HttpError(400, 'x', { errors: { url: 'x' } });
    const statuses: number[] = [];
    // Sequentially, so that each is counted before the next.
    for (let time = 0; time < 61 && !statuses.includes(429); time += 1) {
      statuses.push((await call({ url })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
