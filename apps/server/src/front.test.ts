import { endpoints } from '@vitrin/contract/endpoints';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import Fastify from 'fastify';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from './starting/env.ts';
import { buildFront } from './front.ts';
import { pagePolicy, panelPolicy } from './http/answers/contentPolicy.ts';
import { type PageParts, startServer } from './main.ts';
import { pictureWork } from './media/pictureWork.ts';
import { projectRoot } from './projectRoot.ts';
import { openForeignApi } from './site/foreignApi.ts';
import { withApiPlace } from './site/panelPage.ts';

/** An API on another host with one service, as the specification describes it. */
async function openApi(): Promise<{ host: string; asked: string[] }> {
  const asked: string[] = [];
  const api = Fastify();
  api.addHook('onRequest', async ({ method, url }) => void asked.push(`${method} ${url}`));
  api.get('/api/service', async () => [
    { id: 1, title: 'Bir 2019-2023', description: '<p onclick="x()">Uzun</p>', image: { url: '/a.png' } },
  ]);
  onTestFinished(() => api.close());
  return { host: await api.listen({ host: '127.0.0.1', port: 0 }), asked };
}

test('a front end has no API of its own, and its pages answer every other address', async () => {
  const front = await buildFront({
    log: pino({ level: 'silent' }),
    pages: async (app) => void app.get('/*', async () => 'page'),
  });
  onTestFinished(() => front.close());
  const call = await front.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
  expect([call.statusCode, call.json()]).toMatchObject([404, { message: 'Call not found' }]);
  expect((await front.inject('/hizmetlerimiz')).body).toBe('page');
});

test('an API on another host is read as the apps read it, and asked for its capabilities once', async () => {
  const { host, asked } = await openApi();
  const api = openForeignApi(host);
  await expect(api.reader.read(endpoints.services.list)).resolves.toMatchObject([
    {
      id: '1',
      title: 'Bir 2019–2023',
      active: true,
      description: '<p>Uzun</p>',
      image: { url: `${host}/a.png` },
    },
  ]);
  await expect(api.reader.read(endpoints.posts.list)).rejects.toThrow('/blog answered 404');
  expect([await api.place(), await api.place()]).toEqual([
    { host, hasAdditions: false },
    { host, hasAdditions: false },
  ]);
  expect(asked).toEqual(['GET /api/service', 'GET /api/blog', 'GET /api/health']);
});

test('the panel gets its host, whatever characters the address has', () => {
  const html = '<html><head><title>x</title></head></html>';
  expect(withApiPlace(html, undefined)).toBe(html);
  expect(withApiPlace(html, { host: 'https://a.example/?"$&', hasAdditions: false })).toBe(
    '<html><head><meta name="api-host" content="https://a.example/?&quot;$&amp;" data-calls="specified"><title>x</title></head></html>',
  );
});

test('policies allow its origin for calls and pictures, and none without one', () => {
  const inline = { scripts: [], styles: [] };
  for (const policy of [pagePolicy(inline, 'http://a.example:81/x'), panelPolicy('http://a.example:81/x')]) {
    expect(policy).toContain("connect-src 'self' http://a.example:81;");
    expect(policy).toMatch(/img-src 'self' data:(?: blob:)? https: http:\/\/a\.example:81;/);
  }
  expect(pagePolicy(inline) + panelPolicy()).not.toContain('connect-src');
});

test('cards that are asked for at the same time have their own words each', async () => {
  const mounted: PageParts[] = [];
  const env = readEnv(
    { API_HOST: 'http://127.0.0.1:1', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    projectRoot,
  );
  const { close } = await startServer(env, { pages: async (_app, parts) => void mounted.push(parts) });
  onTestFinished(close);
  const words = ['Çatı', 'Cephe', 'Pencere'].map((title) => ({ title, company: 'Taşavlu' }));
  const cards = await Promise.all(
    words.map(async (each) => mounted[0]?.cards.drawCard(defaultPalette, each)),
  );
  const alone = await Promise.all(words.map((each) => pictureWork.drawCard(defaultPalette, each)));
  const digests = [cards, alone].map((all) => all.map((card) => Buffer.from(card ?? []).toString('base64')));
  expect(digests[0]?.map((card, index) => card === digests[1]?.[index])).toEqual([true, true, true]);
});
