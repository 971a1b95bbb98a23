import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callApi, callFor } from '../testing/callApi.ts';
import { draftAt } from '../testing/serviceTests.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { createAnswerCache } from './answers/answerCache.ts';

const cache = createAnswerCache();

describe("visitors' requests", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ parts: { cache } });
    const admin = { method: 'POST', token: server.token } as const;
    await callFor(z.unknown(), server.app, '/service', { ...admin, body: draftAt('/cati-isikligi') });
    const body = {
      title: 'Şömine',
      excerpt: 'Isı.',
      details: '<p>Isı.</p>',
      tags: ['İnce İş'],
      active: true,
    };
    await callFor(z.unknown(), server.app, '/blog', { ...admin, body });
  });
  afterAll(() => server.close());
  const ask = async (...paths: string[]): Promise<number[]> => {
    const statuses: number[] = [];
    for (const path of paths) {
      statuses.push((await callApi(server.app, path)).status);
    }
    return statuses;
  };

  /** How many responses are cached after these requests. */
  const keptAfter = async (...paths: string[]): Promise<number> => {
    const { entries } = cache.held();
    await ask(...paths);
    return cache.held().entries - entries;
  };

  test.each([
    ['parameters that a call does not have', ['/service', '/service?x=1', '/service?sort=1&sort=1&size=2']],
    [
      'the order and the spelling of those that it has',
      [
        '/service/by-path?path=%2Fcati-isikligi',
        '/service/by-path?x=1&path=/cati-isikligi',
        '/service/by-path?path=/%63ati-isikligi&y',
      ],
    ],
  ])('share a cache entry, whatever %s', async (_name, paths) => {
    expect(await keptAfter(...paths)).toBe(1);
  });

  test('share a cache entry for all spellings of a tag', async () => {
    const spellings = ['İnce İş', 'ince is', 'INCE IS', ' ince  iş ', 'İNCE\tİŞ'];
    const paths = spellings.map((tag) => `/blog?tag=${encodeURIComponent(tag)}`);
    expect(await keptAfter(...paths)).toBe(1);
    const answers = await Promise.all(paths.map((path) => callApi(server.app, path)));
    expect(answers.map(({ body }) => Object(body).length)).toEqual(spellings.map(() => 1));
  });

  test('are not cached if they find nothing, however often they are made', async () => {
    const made = Array.from({ length: 40 }, (_, count) => [
      `/service/${count}`,
      `/service/by-path?path=/${count}`,
      `/projects/${count}`,
      `/blog/${count}`,
      `/blog?tag=${count}`,
      `/service?page=${count}`,
      `/images/${count}.webp`,
      `/${count}`,
    ]).flat();
    const { bytes } = cache.held();
    expect(await keptAfter(...made)).toBe(1);
    expect(cache.held().bytes - bytes).toBeLessThan(12_000);
  });

  test('are refused if a parameter is given twice', async () => {
    expect(await ask('/blog?tag=a&tag=b', '/blog?tag=%20', '/service/by-path?path=/a&path=/b')).toEqual([
      400, 400, 400,
    ]);
  });
});
