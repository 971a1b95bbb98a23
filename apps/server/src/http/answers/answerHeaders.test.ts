import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpointList } from '@vitrin/contract/endpoints';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountBuiltFiles } from '../../testing/builtFiles.ts';
import { callApi, fileForm } from '../../testing/callApi.ts';
import { plainJpeg } from '../../testing/samplePictures.ts';
import { mountStub } from '../../testing/siteStub.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

const publicUrl = 'https://www.ornek.com.tr';

/** Responses that browsers show as a document, whatever the kind of request. */
const documents = [
  '/',
  '/yok',
  '/admin',
  '/admin/login',
  '/storybook/',
  '/storybook/iframe.html',
  '/api/docs/',
];

/** A request, and the headers that are specific to its response. */
const answers: readonly [string, InjectOptions, number, Record<string, unknown>][] = [
  [
    'a page',
    { url: '/' },
    200,
    { 'cache-control': 'no-cache', 'referrer-policy': 'strict-origin-when-cross-origin' },
  ],
  ['a page that is not there', { url: '/yok' }, 404, { 'cache-control': 'no-cache' }],
  ['a page that fails', { url: '/kaput' }, 500, { 'cache-control': 'no-store' }],
  ['a redirect', { url: '/eski' }, 301, {}],
  ['a slash too many', { url: '/hakkimizda/' }, 301, {}],
  [
    'a form',
    {
      url: '/iletisim',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=a',
    },
    404,
    { 'cache-control': 'no-store' },
  ],
  ['an address that cannot be decoded', { url: '/%' }, 404, {}],
  ['a host that is none', { url: '/', headers: { host: 'a b' } }, 400, { 'cache-control': 'no-store' }],
  ['an unknown method', { url: '/', method: 'PUT' }, 404, {}],
  [
    'the panel',
    { url: '/admin/login' },
    200,
    { 'cache-control': 'no-cache', 'referrer-policy': 'same-origin' },
  ],
  [
    "a file of the panel's",
    { url: '/admin/assets/a.js' },
    200,
    { 'cache-control': expect.stringContaining('immutable') },
  ],
  [
    'the worker that takes what phones share',
    { url: '/admin/share.js' },
    200,
    { 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' },
  ],
  [
    'what a phone shares where there is no worker',
    {
      url: '/admin/share',
      method: 'POST',
      payload: 'x',
      headers: { 'content-type': 'multipart/form-data; boundary=a' },
    },
    303,
    { location: '/admin/library?shared' },
  ],
  ["a missing file of the panel's", { url: '/admin/assets/b.js' }, 404, {}],
  [
    'a file of a build',
    { url: '/assets/build/a.js' },
    200,
    { 'cache-control': expect.stringContaining('immutable') },
  ],
  ['a file', { url: '/assets/mark.svg' }, 200, { 'cache-control': 'public, max-age=3600' }],
  ['a file that is not there', { url: '/assets/b.js' }, 404, {}],
  ['a way out of the folder', { url: '/assets/%2e%2e/secret' }, 404, {}],
  ['the sitemap', { url: '/sitemap.xml' }, 200, { 'cache-control': 'no-cache' }],
  ['the feed', { url: '/feed.xml' }, 200, { 'cache-control': 'no-cache' }],
  ['the list for robots', { url: '/robots.txt' }, 200, { 'cache-control': 'no-cache' }],
  ['the manifest', { url: '/site.webmanifest' }, 200, { 'cache-control': 'no-cache' }],
  ['the panel’s manifest', { url: '/panel.webmanifest' }, 200, { 'cache-control': 'no-cache' }],
  ['a card', { url: '/paylasim/site.jpg' }, 200, { 'cross-origin-resource-policy': 'cross-origin' }],
  ['a card of nothing', { url: '/paylasim/yok.jpg' }, 404, { 'cache-control': 'no-store' }],
  ['the way to the catalogue', { url: '/storybook' }, 301, {}],
  ['the catalogue', { url: '/storybook/' }, 200, { 'x-robots-tag': 'noindex' }],
  ["a page of the catalogue's", { url: '/storybook/iframe.html' }, 200, { 'x-robots-tag': 'noindex' }],
  ["a file of the catalogue's", { url: '/storybook/a.js' }, 200, { 'x-robots-tag': 'noindex' }],
  [
    'the reference',
    { url: '/api/docs/' },
    200,
    { 'content-security-policy': expect.stringContaining("script-src 'self';") },
  ],
  ["a file of the reference's", { url: '/api/docs/static/swagger-ui.css' }, 200, {}],
  ['the reference as JSON', { url: '/api/docs/json' }, 200, {}],
  [
    'a call',
    { url: '/api/service' },
    200,
    { 'cache-control': 'public, no-cache', vary: expect.stringContaining('Authorization') },
  ],
  ['a call that fails', { url: '/api/service/yok' }, 404, { 'cache-control': 'no-store' }],
  ['an unknown call', { url: '/api/yok' }, 404, { 'cache-control': 'no-store' }],
  ['a call for admins', { url: '/api/service/admin' }, 401, { 'www-authenticate': 'Bearer' }],
  ['a call that cannot be decoded', { url: '/api/%' }, 400, { 'cache-control': 'no-store' }],
  [
    'a broken body',
    { url: '/api/auth/login', method: 'POST', payload: '{' },
    415,
    { 'cache-control': 'no-store' },
  ],
  [
    'leave to ask from elsewhere',
    {
      url: '/api/service',
      method: 'OPTIONS',
      headers: { origin: publicUrl, 'access-control-request-method': 'POST' },
    },
    204,
    { 'access-control-allow-origin': publicUrl },
  ],
];

const reads = answers.filter(([, { method }]) => method === undefined);

/** Headers that all kinds of responses have. */
const expectStrict = (headers: Record<string, unknown>): void => {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
    'referrer-policy': expect.stringMatching(/^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/),
    'cross-origin-resource-policy': expect.stringMatching(/^(?:same|cross)-origin$/),
    'cache-control': expect.any(String),
  });
  expect(headers['server']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
};

/**
 * Everything that a browser might treat as a document has a policy; what opens in a window isolates itself from other
 * sites.
 */
const ofType = (type: string): object => ({
  ...(/html/.test(type) && {
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  }),
  ...(/html|json|application.*xml/.test(type) && {
    'content-security-policy': expect.stringMatching(/default-src '(?:self|none)'/),
  }),
});

describe('every response', () => {
  let server: TestApp;
  let picture = '';
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrin-test-'));
    server = await openTestApp({
      publicUrl,
      parts: {
        pages: async (app, parts) => {
          await mountBuiltFiles(app, folder);
          await mountStub(publicUrl)(app, parts);
        },
      },
    });
    const added = await callApi(server.app, '/images/upload', {
      method: 'POST',
      token: server.token,
      body: fileForm(await plainJpeg({ width: 40, height: 30 })),
    });
    picture = String(Object(added.body).url);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const headersOf = async (asked: InjectOptions): Promise<Record<string, unknown>> =>
    (await server.app.inject(asked)).headers;

  test.each(answers)('%s has the headers of its kind', async (_name, asked, status, own) => {
    const answer = await server.app.inject(asked);
    expect(answer.statusCode).toBe(status);
    expectStrict(answer.headers);
    expect(answer.headers).toMatchObject(own);
    expect(answer.headers).toMatchObject(ofType(answer.headers['content-type'] ?? ''));
  });

  test.each(reads)('%s has the same headers for HEAD', async (_name, asked, status) => {
    const full = await server.app.inject(asked);
    const head = await server.app.inject({ ...asked, method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([status, '']);
    // A response without a body has no framing headers.
    const framing = {
      'x-request-id': 0,
      connection: 0,
      'content-length': 0,
      'transfer-encoding': 0,
      date: 0,
    };
    const expected = Object.fromEntries(Object.entries(full.headers).filter(([name]) => !(name in framing)));
    expect(head.headers).toMatchObject(expected);
  });

  test.each(reads)('%s has the same headers as a 304', async (_name, asked, status) => {
    const { headers } = await server.app.inject(asked);
    const { etag = '"none"' } = headers;
    const again = await server.app.inject({ ...asked, headers: { ...asked.headers, 'if-none-match': etag } });
    expect(again.statusCode).toBe(headers.etag === undefined ? status : 304);
    expectStrict(again.headers);
    // A browser updates its cached response with the headers of a 304.
    for (const name of ['content-security-policy', 'cross-origin-opener-policy', 'cache-control']) {
      expect([name, again.headers[name]]).toEqual([name, headers[name]]);
    }
  });

  test('of a picture may be shown by other sites and cached for ever, and load nothing but the browser’s own styles', async () => {
    const headers = await headersOf({ url: picture });
    expectStrict(headers);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringContaining('immutable'),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
  });

  test.each(endpointList.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.path.includes('{')))(
    '$name with a token may not be cached by anyone',
    async ({ endpoint }) => {
      const authorization = `Bearer ${server.token}`;
      const headers = await headersOf({ url: `/api${endpoint.path}`, headers: { authorization } });
      expectStrict(headers);
      expect(headers['cache-control']).toBe('no-store');
      const forged = { authorization: 'Bearer forged' };
      const refused = await headersOf({ url: `/api${endpoint.path}`, headers: forged });
      expect(refused['cache-control']).toBe('no-store');
    },
  );

  test.each(documents)('%s may be framed by this site at most', async (url) => {
    const policy = String((await headersOf({ url }))['content-security-policy']);
    expect(policy).toMatch(/frame-ancestors '(?:self|none)'/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('requires https only if the public address uses it', async () => {
    const plain = await openTestApp({ publicUrl: 'http://ornek.example' });
    const { headers } = await plain.app.inject('/api/health');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    await plain.close();
  });
});
