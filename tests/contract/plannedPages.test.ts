// @module-tag long
import type { Palette } from '@vitrin/contract/settings/palette';
import { loginResult } from '@vitrin/contract/accounts/session';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { themeColors } from '@vitrin/contract/settings/theme';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { contrast } from '@vitrin/ui/theme/colorMath';
import { deriveTheme } from '@vitrin/ui/theme/derive';
import { colorNamed, pairs } from '@vitrin/ui/theme/pairs';
import { themeStyle } from '@vitrin/ui/theme/themeCss';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createRenderer } from '../../apps/site/src/entry.server.tsx';
import { buildApp } from '../../apps/server/src/app.ts';
import { mountDiscovery } from '../../apps/server/src/site/mountDiscovery.ts';
import { mountPages } from '../../apps/server/src/site/mountPages.ts';
import { storedSitemap } from '../../apps/server/src/site/storedSitemap.ts';
import { callFor } from '../../apps/server/src/testing/callApi.ts';
import { openTestApp, testAdmin } from '../../apps/server/src/testing/testApp.ts';
import { testClock } from '../../apps/server/src/testing/testClock.ts';
import { testEngines } from '../../apps/server/src/testing/testEngines.ts';

const hour = 60 * 60 * 1_000;
/** Before the cache entry would expire anyway. */
const half = hour / 2;
const origin = 'https://ornek.example';

/** A site over a fresh store with a page cache, and a clock that the test controls. */
async function openSite(engine: (typeof testEngines)[number]) {
  const clock = testClock();
  const server = await openTestApp({ engine, clock });
  onTestFinished(server.close);
  const { store, media, folder, token } = server;
  let rendered = 0;
  const app = await buildApp({
    store,
    media,
    clock,
    uploadFolder: folder,
    rateLimit: 'off',
    log: server.app.log,
    pages: async (scope, { nextPlanned }) => {
      await mountDiscovery(scope, {
        publicUrl: origin,
        cards: media,
        sitemap: storedSitemap(store.read, clock),
      });
      await mountPages(scope, {
        site: async (api) => {
          const assets = { entry: '/a.js', page: '', styles: [], modules: [] };
          const render = createRenderer({ ...api, assetsFor: () => assets });
          return (...asked) => {
            rendered += 1;
            return render(...asked);
          };
        },
        publicUrl: origin,
        policy: undefined,
        content: { version: store.version, clock, nextPlanned },
        sharedCache: { seconds: 600 },
      });
    },
  });
  onTestFinished(() => app.close());
  return { clock, app, token, rendered: () => rendered };
}

describe.each(testEngines)('a planned post on %s', (engine) => {
  test('appears and disappears on the second, on cached pages, in the feed and in the sitemap', async () => {
    const { clock, app, token, rendered } = await openSite(engine);
    const entry = z.looseObject({ id: z.string(), updatedAt: z.string() });
    const text = { excerpt: 'Özet.', details: '<p>Metin.</p>' };
    const post = { title: 'Kapıda', path: 'kapida', active: false, ...text };
    const send = (method: 'POST' | 'PUT', path: string, body: object) =>
      callFor(z.looseObject({}), app, path, { method, token, body });
    const { id, updatedAt } = entry.parse(await send('POST', '/blog', post));
    await send('POST', '/blog', { title: 'Öteki', path: 'oteki', ...text });
    const at = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
    const plan = { base: updatedAt, fields: '{}' };
    await send('PUT', `/plans/posts/${id}`, { ...plan, act: 'publish', at: at(half) });
    await send('PUT', `/plans/posts/${id}`, { ...plan, act: 'hide', at: at(2 * half) });

    const pages = [sitePaths.home(), sitePaths.blog(), '/feed.xml', '/sitemap.xml'];
    const shown = async () => {
      const found: boolean[] = [];
      for (const url of pages) found.push(/Kapıda|\/kapida</.test((await app.inject({ url })).body));
      return found;
    };
    const sharedFor = async () => (await app.inject({ url: '/' })).headers['cache-control'];
    expect(await shown()).toEqual([false, false, false, false]);
    const made = rendered();
    // Up to one millisecond before, everything comes from memory, and a shared cache keeps it no longer than that.
    clock.advance(half - 30_000);
    await shown();
    expect(await sharedFor()).toContain('s-maxage=30, stale-while-revalidate=0,');
    clock.advance(30_000 - 1);
    expect(await shown()).toEqual([false, false, false, false]);
    expect(rendered()).toBeLessThanOrEqual(made + 4);
    clock.advance(1);
    expect(await shown()).toEqual([true, true, true, true]);
    clock.advance(half - 1);
    expect(await shown()).toEqual([true, true, true, true]);
    clock.advance(1);
    expect(await shown()).toEqual([false, false, false, false]);
  });
  test('also appears in stored responses that are sent again without reaching a route', async () => {
    const { clock, app, token } = await openSite(engine);
    const entry = z.looseObject({ id: z.string(), updatedAt: z.string() });
    const body = { title: 'Önceki', path: 'onceki', excerpt: 'Özet.', details: '<p>Metin.</p>' };
    const { id, updatedAt } = await callFor(entry, app, '/blog', { method: 'POST', token, body });
    const at = new Date(clock.now().getTime() + half).toISOString();
    const fields = JSON.stringify({ title: 'Sonraki' });
    const plan = { act: 'publish', at, base: updatedAt, fields };
    await callFor(z.unknown(), app, `/plans/posts/${id}`, { method: 'PUT', token, body: plan });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const sharedFor = async () => (await fetch(`${address}/blog`)).headers.get('cache-control');
    await sharedFor();
    expect(await sharedFor()).toContain('s-maxage=600, stale-while-revalidate=60,');
    const shown = async () => {
      const found: boolean[] = [];
      for (const path of ['/blog', '/blog/onceki', '/api/blog'])
        found.push((await (await fetch(address + path)).text()).includes('Sonraki'));
      return found;
    };
    for (let times = 0; times < 3; times += 1) expect(await shown()).toEqual([false, false, false]);
    // A shared cache must not keep what it received earlier beyond that time.
    clock.advance(half - 30_000);
    expect(await sharedFor()).toContain('s-maxage=30, stale-while-revalidate=0,');
    clock.advance(30_000 - 1);
    expect(await shown()).toEqual([false, false, false]);
    // No timer of the process uses this clock, so only the request itself can notice that the time has come.
    clock.advance(1);
    expect(await shown()).toEqual([true, true, true]);
  });

  test('an entry that was deleted a day ago reappears once it is restored', async () => {
    const { clock, app, token } = await openSite(engine);
    const call = (method: 'POST' | 'DELETE', path: string, as: string, body?: object) =>
      callFor(z.looseObject({ id: z.string().optional() }), app, path, {
        method,
        token: as,
        ...(body !== undefined && { body }),
      });
    const draft = { title: 'Kış Bahçesi', path: '/kis-bahcesi', description: '<p>Metin.</p>' };
    const { id } = await call('POST', '/service', token, draft);
    const pages = [sitePaths.home(), sitePaths.services(), '/kis-bahcesi', '/sitemap.xml'];
    const shown = async () => {
      const found: boolean[] = [];
      for (const url of pages) found.push(/Kış Bahçesi|kis-bahcesi</.test((await app.inject({ url })).body));
      return found;
    };
    expect(await shown()).toEqual([true, true, true, true]);
    await call('DELETE', `/service/${id}`, token);
    expect(await shown()).toEqual([false, false, false, false]);
    clock.advance(24 * hour);
    const again = await callFor(loginResult, app, '/auth/login', { method: 'POST', body: testAdmin });
    const items = z.array(z.object({ id: z.string(), title: z.string() }));
    const [kept] = await callFor(items, app, '/trash', { token: again.token });
    expect(kept?.title).toBe('Kış Bahçesi');
    await callFor(z.unknown(), app, `/trash/${kept?.id}/restore`, {
      method: 'POST',
      token: again.token,
      body: {},
    });
    expect(await shown()).toEqual([true, true, true, true]);
  });

  test('a restored palette is used on pages, and readable', async () => {
    const { clock, app, token } = await openSite(engine);
    const save = async (colors: Palette) => {
      clock.advance(1_000);
      await callFor(z.unknown(), app, '/theme/colors', { method: 'POST', token, body: colors });
    };
    const versions = z.array(z.object({ id: z.string() }));
    for (const name of ['default', 'pale', 'inverted'] as const) {
      const palette = palettes[name];
      await save(palette);
      await save({ ...palette, primaryColor: '#123456' });
      const [, version] = await callFor(versions, app, '/history/settings/theme', { token });
      const path = `/history/settings/theme/${version?.id}/restore`;
      await callFor(z.unknown(), app, path, { method: 'POST', token, body: {} });
      const stored = await callFor(themeColors, app, '/theme/colors');
      expect([name, stored]).toEqual([name, palette]);
      const tokens = deriveTheme(stored);
      const unreadable = pairs.filter(
        ({ text, ground, least }) => contrast(colorNamed(tokens, text), colorNamed(tokens, ground)) < least,
      );
      expect([name, unreadable]).toEqual([name, []]);
      expect((await app.inject({ url: '/' })).body).toContain(themeStyle(stored));
    }
  });
});
