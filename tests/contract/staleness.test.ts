import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createRenderer } from '../../apps/site/src/entry.server.tsx';
import { buildApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { createAnswerCache } from '../../apps/server/src/http/answers/answerCache.ts';
import { mountPages } from '../../apps/server/src/site/mountPages.ts';
import { callApi } from '../../apps/server/src/testing/callApi.ts';
import { openTestApp, type TestApp } from '../../apps/server/src/testing/testApp.ts';
import { testEngines } from '../../apps/server/src/testing/testEngines.ts';

const entry = z.object({ id: z.string() });
const keptPaths = [
  sitePaths.home(),
  sitePaths.about(),
  sitePaths.team(),
  sitePaths.services(),
  sitePaths.projects(),
  sitePaths.photos(),
  sitePaths.videos(),
  sitePaths.blog(),
  sitePaths.tag('deneme'),
  sitePaths.contact(),
];

const shown = async (app: FastifyInstance, path: string): Promise<string> =>
  (await app.inject({ url: path })).body;

describe.each(testEngines)('cached pages on %s', (engine) => {
  let server: TestApp;
  let keeping: FastifyInstance;
  let forgetful: FastifyInstance;
  let rendered: string[] = [];

  /** An application that serves pages; without a cache each one is rendered on every request. */
  async function open(keeps: boolean): Promise<FastifyInstance> {
    const { store, media, folder } = server;
    return buildApp({
      store,
      media,
      clock: systemClock,
      uploadFolder: folder,
      rateLimit: 'off',
      log: server.app.log,
      ...(!keeps && { cache: createAnswerCache({ maxBytes: 1 }) }),
      pages: (scope) =>
        mountPages(scope, {
          site: async (api) => {
            const render = createRenderer({
              ...api,
              assetsFor: () => ({ entry: '/a.js', page: '', styles: [], modules: [] }),
            });
            return (request, origin) => {
              if (keeps) rendered.push(new URL(request.url).pathname);
              return render(request, origin);
            };
          },
          publicUrl: 'https://ornek.example',
          policy: undefined,
          ...(keeps && { content: { version: store.version, clock: systemClock } }),
        }),
    });
  }

  beforeAll(async () => {
    server = await openTestApp({ engine });
    keeping = await open(true);
    forgetful = await open(false);
    for (const sample of kindSamples) await add(sample, 'İlk', 1);
  });
  afterAll(async () => {
    await keeping.close();
    await forgetful.close();
    await server.close();
  });

  async function send(method: 'POST' | 'PUT', path: string, body?: unknown) {
    const answer = await callApi(server.app, path, {
      method,
      token: server.token,
      ...(body !== undefined && { body }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async function add({ create, draft }: (typeof kindSamples)[number], title: string, number: number) {
    return entry.parse((await send('POST', create, { ...draft(title, number), active: true })).body).id;
  }

  /** The pages that were rendered again since the last call; every page must equal its uncached version. */
  async function madeAnew(): Promise<string[]> {
    rendered = [];
    const outdated: string[] = [];
    for (const path of keptPaths) {
      if ((await shown(keeping, path)) !== (await shown(forgetful, path))) outdated.push(path);
    }
    expect(outdated).toEqual([]);
    return rendered;
  }

  test.each(kindSamples)('show every change of $name', async (sample) => {
    const id = await add(sample, 'Yeni', 2);
    await madeAnew();
    await send('PUT', sample.update(id), { [sample.title]: 'Değişen' });
    const changed = await madeAnew();
    expect(changed.length).toBeGreaterThan(0);
    await send('PUT', sample.update(id), { active: false });
    expect(await madeAnew()).toEqual(changed);
  });

  test('are rendered again if they show what was written, and stay cached otherwise', async () => {
    await madeAnew();
    for (const sample of kindSamples.filter(({ group }) => group === 'posts')) await add(sample, 'Yazı', 3);
    expect(await madeAnew()).toEqual([sitePaths.home(), sitePaths.blog(), sitePaths.tag('deneme')]);
    await send('POST', '/contact-messages', {
      name: 'Ayşe Güneş',
      email: 'ayse@ornek.example',
      message: 'Merhaba',
      elapsedMs: 9_000,
    });
    expect(await madeAnew()).toEqual([]);
    await send('POST', '/site-info', { companyName: 'Başka Ad' });
    expect(await madeAnew()).toEqual(keptPaths);
  });
});
