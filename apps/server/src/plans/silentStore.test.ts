import { setTimeout } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { callFor } from '../testing/callApi.ts';
import { openTestApp } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';

const hour = 60 * 60 * 1_000;

test('after a planned moment a silent database holds up the requests that notice it, and no others', async () => {
  const clock = testClock();
  const server = await openTestApp({ clock });
  onTestFinished(server.close);
  const { app: first, token, store } = server;
  const body = { title: 'Yarın', path: 'yarin', excerpt: 'Özet.', details: '<p>Metin.</p>', active: false };
  const entry = z.object({ id: z.string(), updatedAt: z.string() });
  const { id, updatedAt } = await callFor(entry, first, '/blog', { method: 'POST', token, body });
  const at = new Date(clock.now().getTime() + hour).toISOString();
  const plan = { act: 'publish', at, base: updatedAt, fields: '{}' };
  await callFor(z.unknown(), first, `/plans/posts/${id}`, { method: 'PUT', token, body: plan });

  const cut = new AbortController();
  let isSilent = false;
  const silence: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      // Never continues: later queries would wait for the transaction that this one is part of.
      if (isSilent) await setTimeout(hour, undefined, { signal: cut.signal });
      return result;
    },
  };
  const app = await buildApp({
    store: { ...store, read: store.read.withPlugin(silence) },
    media: server.media,
    clock,
    uploadFolder: server.folder,
    rateLimit: 'off',
    log: first.log,
  });
  onTestFinished(async () => {
    cut.abort();
    await app.close();
  });
  isSilent = true;
  clock.advance(hour);
  const ask = async () => (await app.inject({ url: '/api/nothing' })).statusCode;
  // If each of them waited for as long as the first, the test would not end in time.
  for (let count = 0; count < 200; count += 1) expect(await ask()).toBe(404);
});
