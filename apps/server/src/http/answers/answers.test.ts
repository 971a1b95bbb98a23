import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../../testing/callApi.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

const publicUrl = 'https://www.example.com';

describe('responses of the API', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ publicUrl });
  });
  afterAll(() => server.close());

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    callApi(server.app, '/service', { method: 'POST', token: server.token, body, headers });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s of an unknown route is 404',
    async (method) => {
      const answer = await callApi(server.app, '/no/such/call', { method });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ message: 'Call not found' });
    },
  );

  test.each(['{broken', '"text"', '[]', 'null', '{"title":1}', '{"__proto__":{}}'])(
    'the body %s is 400',
    async (body) => {
      expect((await post(body)).status).toBe(400);
    },
  );

  test('a body of another type is 415', async () => {
    expect((await post('<x/>', { 'content-type': 'text/xml' })).status).toBe(415);
  });

  test('control characters are removed from every text', async () => {
    const answer = await post({ title: 'a\u000bb', path: '/a', description: '<p>x\0y\f</p>' });
    expect(answer.body).toMatchObject({ title: 'a b', description: '<p>xy </p>' });
  });

  test('a NUL in a text that is stored verbatim is 400', async () => {
    const answer = await post({ title: 'a', path: '/a\0', description: '<p>a</p>' });
    expect(answer.body).toMatchObject({ errors: { path: expect.any(String) } });
    expect((await callApi(server.app, '/service/%00')).status).toBe(400);
    expect((await callApi(server.app, '/service/by-path?path=%00')).status).toBe(400);
  });

  test('an address that cannot be decoded is 400', async () => {
    expect((await callApi(server.app, '/service/%zz')).status).toBe(400);
  });

  test('a read has an ETag, and is 304 for a caller who sends it', async () => {
    const first = await callApi(server.app, '/theme/colors');
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const known = (tag: string) =>
      callApi(server.app, '/theme/colors', { headers: { 'if-none-match': tag } });
    expect((await known(etag)).status).toBe(304);
    expect((await known(`"other", ${etag.replace('W/', '')}`)).status).toBe(304);
    expect((await known('"other"')).status).toBe(200);
  });

  test('a write makes the next read fresh', async () => {
    const { headers } = await callApi(server.app, '/site-info');
    const body = { companyName: 'Yeni Ad' };
    await callApi(server.app, '/site-info', { method: 'POST', token: server.token, body });
    const again = await callApi(server.app, '/site-info', {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.status).toBe(200);
  });

  test('what an admin reads may not be cached by shared caches', async () => {
    const { headers } = await callApi(server.app, '/service', { token: server.token });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('no response can be mistaken for a page or a script', async () => {
    const { headers } = await callApi(server.app, '/service');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('pages of the public address may call from another host, and no others', async () => {
    const from = (origin: string) => callApi(server.app, '/service', { headers: { origin } });
    expect((await from(publicUrl)).headers['access-control-allow-origin']).toBe(publicUrl);
    expect((await from('https://evil.example')).headers['access-control-allow-origin']).toBe(publicUrl);
    const preflight = await callApi(server.app, '/service', {
      method: 'OPTIONS',
      headers: { origin: publicUrl, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
  });

  test('an internal error is 500 without internals', async () => {
    const broken = await openTestApp();
    await broken.store.close();
    const answer = await callApi(broken.app, '/service');
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ message: 'Something went wrong on the server' });
    expect((await callApi(broken.app, '/health')).status).toBe(503);
    await broken.close();
  });
});
