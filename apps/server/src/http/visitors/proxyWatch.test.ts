import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { callApi, type TestCall } from '../../testing/callApi.ts';
import { openTestApp, type TestAppOptions } from '../../testing/testApp.ts';
import { adviceAtStart, trustedProxies } from './proxyWatch.ts';

async function open(options: TestAppOptions = {}) {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const server = await openTestApp({ ...options, log });
  onTestFinished(server.close);
  const health = (call: TestCall = {}) => callApi(server.app, '/health', call);
  return {
    lines,
    health,
    warnings: async () =>
      z
        .object({ warnings: z.array(z.object({ code: z.string() })) })
        .parse((await health({ token: server.token })).body)
        .warnings.map(({ code }) => code),
  };
}

test.each([
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-real-ip': '203.0.113.7' },
  { forwarded: 'for=203.0.113.7' },
  { via: '1.1 proxy' },
])('an unconfigured proxy is noticed by %o, once', async (headers) => {
  const { health, warnings, lines } = await open();
  expect(await warnings()).toEqual([]);
  for (const from of ['127.0.0.1', '10.1.2.3', '::1', 'fd00::1']) {
    await health({ headers, from });
  }
  expect(await warnings()).toEqual(['proxy-not-announced']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('PUBLIC_URL');
});

test('strangers cannot see the warning', async () => {
  const { health } = await open();
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  await health({ headers });
  expect((await health({ headers })).body).not.toHaveProperty('warnings');
});

test.each([
  ['a visitor on the internet who writes such a header', {}, { from: '203.0.113.9' }],
  ['an announced proxy', { publicUrl: 'https://www.example.com' }, {}],
  ['a proxy that was announced by its network', { trustedProxies: ['127.0.0.0/8'] }, {}],
] as const)('%s causes no warning', async (_name, options, call) => {
  const { health, warnings, lines } = await open(options);
  await health({ headers: { 'x-forwarded-for': '203.0.113.7' }, ...call });
  expect(await warnings()).toEqual([]);
  expect(lines).toEqual([]);
});

test('a proxy other than the configured one is noticed', async () => {
  const { health, warnings } = await open({ trustedProxies: ['10.0.0.1'] });
  await health({ headers: { 'x-forwarded-for': '203.0.113.7' }, from: '10.0.0.1' });
  expect(await warnings()).toEqual([]);
  await health({ headers: { 'x-forwarded-for': '203.0.113.7' }, from: '10.0.0.2' });
  expect(await warnings()).toEqual(['proxy-not-announced']);
});

test('a configured proxy that does not forward the visitor’s address is noticed', async () => {
  const { health, warnings } = await open({ publicUrl: 'https://www.example.com' });
  await health({ headers: { via: '1.1 proxy' } });
  expect(await warnings()).toEqual(['proxy-hides-visitors']);
});

test.each([
  [{ HOST: '127.0.0.1' }, undefined, /^HOST is 127\.0\.0\.1, but no proxy/],
  [{ HOST: 'localhost', PUBLIC_URL: 'http://www.example.com' }, undefined, /^HOST is localhost/],
  [{ HOST: '0.0.0.0' }, 'production', /^NODE_ENV is production/],
  [{ HOST: '::1' }, 'production', /^HOST is ::1 and NODE_ENV is production/],
])('%o in %s is reported at start-up', (env, nodeEnv, text) => {
  expect(adviceAtStart({ PUBLIC_URL: undefined, TRUSTED_PROXIES: undefined, ...env }, nodeEnv)).toMatch(text);
});

test.each([
  [{ HOST: '0.0.0.0' }, undefined],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://intranet.example' }, 'production'],
  [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }, undefined],
  [{ HOST: '127.0.0.1', PUBLIC_URL: 'https://www.example.com' }, 'production'],
  [{ HOST: '127.0.0.1', TRUSTED_PROXIES: [] }, 'production'],
])('%o in %s is not reported', (env, nodeEnv) => {
  expect(
    adviceAtStart({ PUBLIC_URL: undefined, TRUSTED_PROXIES: undefined, ...env }, nodeEnv),
  ).toBeUndefined();
});

test('private proxies are trusted once visitors use https, otherwise those that were configured', () => {
  expect(trustedProxies(undefined, undefined)).toEqual([]);
  expect(trustedProxies(undefined, 'http://www.example.com')).toEqual([]);
  expect(trustedProxies(undefined, 'https://www.example.com')).toContain('loopback');
  expect(trustedProxies([], 'https://www.example.com')).toEqual([]);
  expect(trustedProxies(['10.0.0.1'], undefined)).toEqual(['10.0.0.1']);
});
