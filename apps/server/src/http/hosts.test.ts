import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, sendRaw } from '../testing/rawRequest.ts';
import { mountStub } from '../testing/siteStub.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

const places = [
  '/',
  '/hakkimizda',
  '/yok',
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  '/api/health',
  '/api/service',
];

const hostile = [
  'a b',
  'a,b',
  '',
  'evil@ornek.com',
  'evil:evil@ornek.com',
  'evil.example:99999',
  'evil.example:evil',
  'evil.example/..',
  'evil.example?',
  'evil.example#',
  '<evil>',
  '%65vil.example',
  'Ã¶rnek.com',
  '[::evil',
  'e'.repeat(1_000),
];

const request = (place: string, headers: string, version = '1.1'): string =>
  `GET ${place} HTTP/${version}\r\n${headers}Connection: close\r\n\r\n`;

describe.each([undefined, 'https://www.ornek.com.tr'])('hosts, with the public address %s', (publicUrl) => {
  let server: TestApp;
  let port = 0;
  beforeAll(async () => {
    server = await openTestApp({
      ...(publicUrl !== undefined && { publicUrl }),
      parts: { pages: mountStub(publicUrl) },
    });
    port = await listen(server.app);
  });
  afterAll(() => server.close());

  test.each(places)(
    '%s with an invalid host is refused, and the response does not repeat it',
    async (place) => {
      for (const host of hostile) {
        const { status, headers, body } = await sendRaw(port, request(place, `Host: ${host}\r\n`));
        expect([host, status]).toEqual([host, 400]);
        expect(headers['content-type']).toMatch(place.startsWith('/api') ? /json/ : /html/);
        expect(JSON.stringify(headers) + body).not.toContain('evil');
      }
    },
  );

  test.each(places)('%s without a host works in HTTP/1.0, as load balancers send it', async (place) => {
    for (const headers of ['', 'Host:\r\n']) {
      const { status } = await sendRaw(port, request(place, headers, '1.0'));
      expect(status).toBe(place === '/yok' ? 404 : 200);
    }
  });

  test('a response to a request without a host uses the public address, or this machine', async () => {
    const { body } = await sendRaw(port, request('/robots.txt', '', '1.0'));
    expect(body).toContain(`Sitemap: ${publicUrl ?? 'http://localhost'}/`);
  });

  test.each(places)('%s without a host is refused in HTTP/1.1', async (place) => {
    expect((await sendRaw(port, request(place, ''))).status).toBe(400);
  });

  test.each(['ornek.example', 'ornek.example:8080', '192.0.2.7', '[2001:db8::7]:3000', 'my_backend'])(
    'the host %s is used in addresses if none is configured',
    async (host) => {
      const { body } = await sendRaw(port, request('/', `Host: ${host}\r\n`));
      expect(body).toContain(`href="${publicUrl ?? `http://${host}`}/"`);
    },
  );

  test.each([
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Host: evil.example, evil.example',
    'X-Forwarded-Host: <evil>',
    'X-Forwarded-Proto: evil',
    'Forwarded: host=evil.example',
  ])('"%s" changes nothing', async (header) => {
    for (const place of places) {
      const asked = request(place, `Host: ornek.example\r\n${header}\r\n`);
      const { status, headers, body } = await sendRaw(port, asked);
      expect([place, status]).toEqual([place, place === '/yok' ? 404 : 200]);
      expect(JSON.stringify(headers) + body).not.toContain('evil');
    }
  });

  test.each(places)(
    '%s with several hosts is refused, and the response does not repeat them',
    async (place) => {
      for (const host of ['ornek.example', 'evil.example']) {
        const asked = request(place, `Host: ornek.example\r\nhost: ${host}\r\n`);
        const { status, headers, body } = await sendRaw(port, asked);
        expect([host, status]).toEqual([host, 400]);
        expect(JSON.stringify(headers) + body).not.toContain('evil');
      }
    },
  );

  test('a host in the request target itself changes nothing', async () => {
    const { status, body } = await sendRaw(
      port,
      request('http://evil.example/hakkimizda', 'Host: ornek.example\r\n'),
    );
    expect(status).toBe(200);
    expect(body).not.toContain('evil');
  });
});
