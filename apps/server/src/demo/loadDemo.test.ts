// @module-tag long
import { homePage } from '@vitrin/contract/pages/home';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { siteInfo } from '@vitrin/contract/settings/siteInfo';
import { insaat } from '@vitrin/demo/insaat';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { systemClock as clock } from '../clock.ts';
import { storePicture } from '../media/uploads/preparePicture.ts';
import type { Engine } from '../store/columns.ts';
import { callApi, callFor } from '../testing/callApi.ts';
import { madeJpeg } from '../testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';
import { loadDemo } from './loadDemo.ts';

const services = z.array(serviceKind.record);
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => ({ title }));

async function open(engine: Engine = 'sqlite'): Promise<TestApp> {
  const server = await openTestApp({ engine });
  onTestFinished(server.close);
  return server;
}

/** The inputs of a load, with one picture in place of all, for tests that do not look at them. */
async function quickly({ store, media }: TestApp) {
  const prepared = await storePicture(await madeJpeg({ width: 16, height: 8 }), media.storage);
  return { store, clock, media: { ...media, adopt: () => Promise.resolve(prepared) } };
}

/** Decoding the pictures of a whole company takes seconds. */
const decodingMs = 60_000;

test('the demo fills an empty store with a whole company, pictures and all', {
  timeout: decodingMs,
}, async () => {
  const server = await open();
  expect(await loadDemo('insaat', { ...server, clock })).toBe(true);
  expect(await callFor(siteInfo, server.app, '/site-info')).toMatchObject(insaat.siteInfo);
  const list = await callFor(services, server.app, '/service');
  expect(list.map(({ path }) => path)).toEqual(insaat.services.map(({ path }) => path));
  const home = await callFor(homePage, server.app, '/home-page');
  expect(home.images.map(({ alt, displayOrder }) => [alt, displayOrder])).toEqual(
    insaat.slider.map(({ alt }, index) => [alt, index + 1]),
  );
  const titles = async (path: string) =>
    z.array(z.object({ title: z.string() })).parse((await callApi(server.app, path)).body);
  expect(await titles('/why-us/public')).toEqual(titlesOf(insaat.reasons));
  expect(await titles('/projects')).toEqual(titlesOf(insaat.projects));
  expect(await titles('/gallery')).toEqual(titlesOf(insaat.gallery));
  expect(await titles('/blog')).toHaveLength(insaat.posts.length);
  const urls = [...home.images.map(({ url }) => url), ...list.map(({ image }) => String(image?.url))];
  const answers = await Promise.all(urls.map((url) => callApi(server.app, url.replace('/api', ''))));
  expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200));
});

test('what was deleted does not come back', async () => {
  const server = await open();
  await loadDemo('insaat', await quickly(server));
  await server.store.read.deleteFrom('service').execute();
  expect(await loadDemo('insaat', await quickly(server))).toBe(false);
  expect(await loadDemo('karavan', await quickly(server))).toBe(false);
  expect(await callFor(services, server.app, '/service')).toEqual([]);
});

test.each(testEngines)('two servers that load it at once load it once on %s', async (engine) => {
  const server = await open(engine);
  const loaded = await Promise.all([
    loadDemo('karavan', await quickly(server)),
    loadDemo('karavan', await quickly(server)),
  ]);
  expect(loaded.filter(Boolean)).toHaveLength(1);
  expect(await callFor(services, server.app, '/service')).toHaveLength(6);
});

test('a store with content of its own is left alone', async () => {
  const server = await open();
  const body = { companyName: 'Bizim Şirket' };
  await callApi(server.app, '/site-info', { method: 'POST', token: server.token, body });
  expect(await loadDemo('insaat', await quickly(server))).toBe(false);
});
