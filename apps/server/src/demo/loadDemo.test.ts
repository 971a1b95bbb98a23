import { homePage } from '@vitrin/contract/home';
import { service } from '@vitrin/contract/service';
import { siteInfo } from '@vitrin/contract/siteInfo';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { systemClock as clock } from '../clock.ts';
import { callApi, callFor } from '../testing/callApi.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';
import { insaat } from './insaat.ts';
import { loadDemo } from './loadDemo.ts';

const services = z.array(service);
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => ({ title }));

async function open(engine: 'sqlite' | 'postgres' = 'sqlite'): Promise<TestApp> {
  const server = await openTestApp({ engine });
  onTestFinished(server.close);
  return server;
}

describe.each(testEngines)('the demo on %s', (engine) => {
  test('fills an empty store with a whole company, pictures and all', async () => {
    const server = await open(engine);
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
    expect(await titles('/why-us/public')).toEqual(titlesOf(insaat.whyUs));
    expect(await titles('/projects')).toEqual(titlesOf(insaat.projects));
    expect(await titles('/gallery')).toEqual(titlesOf(insaat.gallery));
    expect(await titles('/blog')).toHaveLength(insaat.posts.length);
    const urls = [...home.images.map(({ url }) => url), ...list.map(({ image }) => String(image?.url))];
    const answers = await Promise.all(urls.map((url) => callApi(server.app, url.replace('/api', ''))));
    expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200));
  });
});

test('what was deleted does not come back', async () => {
  const server = await open();
  await loadDemo('insaat', { ...server, clock });
  await server.store.read.deleteFrom('service').execute();
  expect(await loadDemo('insaat', { ...server, clock })).toBe(false);
  expect(await loadDemo('karavan', { ...server, clock })).toBe(false);
  expect(await callFor(services, server.app, '/service')).toEqual([]);
});

test('two that load at once load it once', async () => {
  const server = await open();
  const loaded = await Promise.all([
    loadDemo('karavan', { ...server, clock }),
    loadDemo('karavan', { ...server, clock }),
  ]);
  expect(loaded.filter(Boolean)).toHaveLength(1);
  expect(await callFor(services, server.app, '/service')).toHaveLength(6);
});

test('a store with content of its own is left alone', async () => {
  const server = await open();
  const body = { companyName: 'Bizim Şirket' };
  await callApi(server.app, '/site-info', { method: 'POST', token: server.token, body });
  expect(await loadDemo('insaat', { ...server, clock })).toBe(false);
});
