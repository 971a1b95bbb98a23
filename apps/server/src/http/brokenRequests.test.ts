import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, parseRaw, type RawAnswer, sendRaw } from '../testing/rawRequest.ts';
import { mountStub, nowhereText } from '../testing/siteStub.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { addressBounds } from './requestAddress.ts';

const brokenPaths = [
  '/%',
  '/%E0%A4%A',
  '/%zz/%',
  '/%00',
  '/a%00b',
  '//',
  '//evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..;/x',
  `/${'x'.repeat(1_001)}`,
  `/${'x'.repeat(15_000)}`,
  `/${'%C5%9F'.repeat(1_000)}`,
  `/${'/'.repeat(14_000)}x`,
  `/${'../'.repeat(4_000)}x`,
];

const long = (path: string, length: number): string => path + 'x'.repeat(length - path.length);
const isLong = (path: string): boolean => path.length >= addressBounds.characters;

/** Messages of the web server itself, which must not leak. */
const foreign = /FST_|ERR_|statusCode|Client Error|valid url component|Route [A-Z]+:/;

const expectCallError = ({ status, headers, body }: RawAnswer, statuses: readonly number[]): void => {
  expect(statuses).toContain(status);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/^[A-Z][a-z]+ .+/) });
  expect(body).not.toMatch(foreign);
};
const expectPage = ({ status, headers, body }: RawAnswer, statuses: readonly number[]): void => {
  expect(statuses).toContain(status);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toMatch(/<h1>.+<\/h1>/);
  expect(body).not.toMatch(foreign);
};

describe('a malformed request', () => {
  let server: TestApp;
  let port = 0;
  beforeAll(async () => {
    server = await openTestApp({ parts: { pages: mountStub() } });
    port = await listen(server.app);
  });
  afterAll(() => server.close());

  const get = (path: string, method = 'GET'): Promise<RawAnswer> =>
    sendRaw(port, `${method} ${path} HTTP/1.1\r\nHost: ornek.example\r\nConnection: close\r\n\r\n`);

  test.each(brokenPaths)('to /api%s gets an error in the form of the API', async (path) => {
    const statuses = isLong(path) ? [414] : [400, 404];
    expectCallError(await get(`/api${path}`), statuses);
    expectCallError(await get(`/api/service${path}`), statuses);
    expectCallError(await get(`/api/docs/static${path}`), statuses);
  });

  test.each(brokenPaths)("to %s gets the site's page, or a redirect to one", async (path) => {
    const first = await get(path);
    // Only within this site.
    expect(first.headers['location'] ?? '/').toMatch(/^\/(?!\/)/);
    const answer = first.status === 301 ? await get(first.headers['location'] ?? '') : first;
    expectPage(answer, isLong(path) ? [414] : [200, 404]);
    expect(answer.body).not.toContain('href="http://evil');
  });

  test.each(['GET', 'PUT', 'OPTIONS'])('with %s to an address beyond the limits is 414', async (method) => {
    const { characters, parameters } = addressBounds;
    const many = `?${'a&'.repeat(parameters - 1)}`;
    const allowed = await Promise.all(
      [`/api/service${many}`, long('/api/', characters), `/${many}`, long('/', characters)].map((path) =>
        get(path, method),
      ),
    );
    expect(allowed.map(({ status }) => status)).not.toContain(414);
    expectCallError(await get(`/api/service${many}&`, method), [414]);
    expectCallError(await get(long('/api/service/', characters + 1), method), [414]);
    expectPage(await get(`/${many}&`, method), [414]);
    expectPage(await get(long('/', characters + 1), method), [414]);
  });

  test('to an address that cannot be decoded is 400 in the API and 404 on the site', async () => {
    expect((await get('/api/service/%')).status).toBe(400);
    const page = await get('/%E0%A4%A');
    expect([page.status, page.body.includes(nowhereText)]).toEqual([404, true]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PROPFIND', 'TRACE', 'OPTIONS'])(
    'with %s leads nowhere',
    async (method) => {
      expectPage(await get('/', method), [404]);
      expectCallError(await get('/api/service/by-path', method), [400, 401, 404]);
    },
  );

  test.each([
    ['is no HTTP', 'HELLO\r\n\r\n', 400],
    ['is TLS', '\x16\x03\x01\x02\x00\x01\x00', 400],
    ['is HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['has a header that is none', 'GET / HTTP/1.1\r\nHost: a\r\nnone\r\n\r\n', 400],
    ['has an unknown method', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['has raw letters in its address', 'GET /\xc5\x9f HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['has an address of 20,000 characters', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['has too many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'A: b\r\n'.repeat(4_000)}\r\n`, 431],
    ['asks for a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['expects what is not offered', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n', 417],
    [
      'tells two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('and %s gets a plain page, and the connection ends', async (_name, bytes, status) => {
    const answer = await sendRaw(port, bytes);
    expectPage(answer, [status]);
    expect(answer.headers).toMatchObject({ connection: 'close', 'x-content-type-options': 'nosniff' });
    expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.body));
  });

  test.each([
    ['has raw letters', 'GET /api/\xc5\x9f HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['is too long', `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['expects tea', 'GET /api/service HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n', 417],
  ])('and %s gets JSON if it was meant for the API', async (_name, bytes, status) => {
    expectCallError(await sendRaw(port, bytes), [status]);
  });

  test('does not write into a response that is already being sent', async () => {
    const asked = 'GET /api/service HTTP/1.1\r\nHost: a\r\n\r\n';
    const { status, body } = await sendRaw(port, `${asked}${asked}\r\nnonsense\r\n\r\n`);
    expect([200, 400]).toContain(status);
    expect(() => parseRaw(body)).not.toThrow();
  });

  test('to a page that fails gets an error page without internals', async () => {
    const answer = await get('/kaput');
    expectPage(answer, [500]);
    expect(answer.body).not.toContain('broken');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
