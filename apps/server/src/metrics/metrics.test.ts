import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { openStore } from '../store/openStore.ts';
import { addressOf, runServerProcess, temporaryFolder } from '../testing/serverProcess.ts';
import { openTestApp } from '../testing/testApp.ts';
import { startWords } from '../testing/startWords.ts';
import { createMetrics } from './metrics.ts';

const token = 'a-token-of-a-monitor';
const bearer = { authorization: `Bearer ${token}` };

async function measured(metricsToken?: string) {
  const metrics = createMetrics();
  const server = await openTestApp({ parts: { metrics, metricsToken } });
  onTestFinished(server.close);
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server.app.inject({ url, headers, remoteAddress });
  return { metrics, get, app: server.app };
}

describe('/metrics', () => {
  test('can be read by programs on this machine, and by nobody else', async () => {
    const { get } = await measured();
    const answer = await get('/metrics');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const name of ['vitrin_info', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds'])
      expect(answer.body).toContain(`\n${name}`);
    expect((await get('/metrics', {}, '::1')).statusCode).toBe(200);
    expect((await get('/metrics', {}, '203.0.113.7')).statusCode).toBe(404);
    expect((await get('/metrics', {}, '10.0.0.1')).statusCode).toBe(404);
    // A request that a proxy on this machine passes on may come from anywhere.
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-proto'])
      expect((await get('/metrics', { [name]: '127.0.0.1' })).statusCode).toBe(404);
  });

  test('can be read with the token, if there is one', async () => {
    const { get } = await measured(token);
    expect((await get('/metrics', bearer, '203.0.113.7')).statusCode).toBe(200);
    for (const authorization of [token, `Bearer ${token}x`, 'Bearer ', `Basic ${token}`])
      expect((await get('/metrics', { authorization }, '203.0.113.7')).statusCode).toBe(404);
    expect((await get('/metrics')).statusCode).toBe(404);
  });

  test('counts responses by pattern, method and status', async () => {
    const { get } = await measured();
    await get('/api/service');
    await get('/api/service');
    await get('/api/service/8b2c7c7e');
    const { body } = await get('/metrics');
    expect(body).toContain('vitrin_http_requests_total{route="/api/service",method="GET",status="200"} 2');
    expect(body).toContain(
      'vitrin_http_requests_total{route="/api/service/:id",method="GET",status="404"} 1',
    );
    expect(body).toContain('vitrin_http_request_duration_seconds_count{route="/api/service",method="GET"} 2');
  });

  test('has no label that strangers can choose', async () => {
    const { get, app } = await measured();
    const lines = async () =>
      (await get('/metrics')).body.split('\n').filter((line) => line.startsWith('vitrin_http_requests'))
        .length;
    for (const path of ['/api/x', '/api/service/1']) await get(path);
    await lines();
    const before = await lines();
    for (let number = 0; number < 50; number += 1) {
      await get(`/api/x${number}`);
      await get(`/api/service/${number}?a${number}=b`, {
        'x-request-id': `id${number}`,
        host: `h${number}.example`,
      });
    }
    expect(await lines()).toBe(before);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    await fetch(`${address}/api/service`, { method: 'PURGE' });
    const { body } = await get('/metrics');
    expect(body).not.toContain('PURGE');
  });

  test('omits values that cannot be read at the moment', async () => {
    const { metrics, get } = await measured();
    metrics.gauge('vitrin_mail_waiting', 'Letters', () => Promise.reject(new Error('away')));
    metrics.gauge('vitrin_last_backup', 'Backup', async () => undefined);
    metrics.gauge('vitrin_pictures_waiting', 'Pictures', async () => 3);
    const { body } = await get('/metrics');
    expect(body).toContain('vitrin_pictures_waiting 3');
    expect(body).not.toMatch(/^vitrin_(?:last_backup|mail_waiting) /m);
  });
});

/** A log that records its lines. */
function keptLog() {
  const lines: Record<string, unknown>[] = [];
  const take = new Writable({
    write: (line, _encoding, done) => {
      lines.push(Object(JSON.parse(String(line))));
      done();
    },
  });
  return { log: pino({ level: 'debug' }, take), lines };
}

describe('the log of a request', () => {
  test('has the id from its proxy, in each line and in the response', async () => {
    const { log, lines } = keptLog();
    const server = await openTestApp({ log });
    onTestFinished(server.close);
    const ask = (id: string) =>
      server.app.inject({ url: '/api/service?geheim=1', headers: { 'x-request-id': id } });
    expect((await ask('a1b2.C3_d-4')).headers['x-request-id']).toBe('a1b2.C3_d-4');
    expect(lines.at(-1)).toMatchObject({
      reqId: 'a1b2.C3_d-4',
      method: 'GET',
      path: '/api/service',
      status: 200,
      ms: expect.any(Number) as unknown,
    });
    expect(JSON.stringify(lines)).not.toContain('geheim');
    for (const id of ['a b', 'a"b', 'ö', 'x'.repeat(65), '{}', '']) {
      const made = (await ask(id)).headers['x-request-id'];
      expect(made).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
      expect(lines.at(-1)).toMatchObject({ reqId: made });
    }
  });
});

test('statements are logged with their duration, and without their values', async () => {
  const told: string[] = [];
  const store = await openStore({
    folder: await temporaryFolder(),
    clock: systemClock,
    onQuery: (statement, ms) => {
      expect(ms).toBeGreaterThanOrEqual(0);
      told.push(statement);
    },
  });
  onTestFinished(store.close);
  told.length = 0;
  await store.read.selectFrom('post').where('title', '=', 'geheim').select('id').execute();
  expect(told).toEqual(['select "id" from "post" where "title" = ?']);
});

/** The log lines on slow statements of a server with these settings, from its first start to its end. */
async function slowLines(given: Record<string, string>): Promise<unknown[]> {
  const server = runServerProcess(await temporaryFolder(), {
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: 'geheim@ornek.example',
    ...given,
  });
  await addressOf(server);
  server.child.kill('SIGTERM');
  await server.ended;
  return server
    .output()
    .split('\n')
    .filter((line) => line.includes('"msg":"A slow query"'))
    .map((line): unknown => JSON.parse(line));
}

test('statements over SLOW_QUERY_MS are logged without their values, and none without it', async () => {
  const slow = await slowLines({ SLOW_QUERY_MS: '1' });
  expect(slow.length).toBeGreaterThan(0);
  for (const line of slow) {
    expect(line).toMatchObject({
      level: 40,
      ms: expect.any(Number) as unknown,
      statement: expect.stringMatching(/\w/) as unknown,
    });
    expect(Object(line).ms).toBeGreaterThanOrEqual(1);
  }
  expect(JSON.stringify(slow)).not.toContain('geheim');
  expect(await slowLines({})).toEqual([]);
});

test.each([
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN: expected at least 16 characters/],
  [{ SLOW_QUERY_MS: 'slow' }, /SLOW_QUERY_MS: expected milliseconds/],
])('%j is refused', async (given, words) => {
  expect(await startWords(given)).toMatch(words);
});
