import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../testing/callApi.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { storeFailureOf } from './storeFailure.ts';

describe('a store that', () => {
  const clock = testClock();
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ clock });
  });
  afterAll(() => server.close());

  const write = (details: string) =>
    callApi(server.app, '/blog', {
      method: 'POST',
      token: server.token,
      body: { title: 'Yazı', excerpt: 'Özet.', details },
    });

  test('is full leads to 507, and can still be read', async () => {
    await sql`pragma max_page_count = 1`.execute(server.store.read);
    const answer = await write(`<p>${'a'.repeat(150_000)}</p>`);
    expect(answer.status).toBe(507);
    expect(answer.body).toMatchObject({
      message: 'The disk is full, so nothing was stored. Try again once there is room',
    });
    expect((await callApi(server.app, '/blog')).status).toBe(200);
    await sql`pragma max_page_count = 1000000`.execute(server.store.read);
    expect((await write('<p>Metin.</p>')).status).toBe(200);
  });

  test('cannot be written at the moment leads to 503 and a time to wait, and the panel can be read', async () => {
    await sql`pragma query_only = on`.execute(server.store.read);
    const answer = await write('<p>Metin.</p>');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toMatchObject({ message: 'The store does not answer. Try again later.' });
    // By now the last use of the session is to be noted.
    clock.advance(2 * 60_000);
    expect((await callApi(server.app, '/auth/me', { token: server.token })).status).toBe(200);
    await sql`pragma query_only = off`.execute(server.store.read);
  });
});

/** The error that work throws. */
function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

describe('the store failure behind an error', () => {
  test.each([
    ['53100', 'full'],
    ['ENOSPC', 'full'],
    ['57P01', 'away'],
    ['ECONNREFUSED', 'away'],
    ['23505', undefined],
    ['ENOENT', undefined],
  ])('with the code %s is %s', (code, failure) => {
    expect(storeFailureOf(withCode(code))).toBe(failure);
  });

  test('is recognised for an unresponsive bucket, inside the error of its driver', () => {
    const words =
      'the request socket timed out after 8000 ms of inactivity (configured by client requestHandler).';
    const cause = new Error(`@smithy/node-http-handler - ${words}`);
    expect(storeFailureOf(new Error('Cannot write file', { cause }))).toBe('away');
  });

  test('is undefined for a wrong statement', () => {
    const database = new DatabaseSync(':memory:');
    const failure = thrownBy(() => database.exec('select * from nothing'));
    expect(failure).toBeInstanceOf(Error);
    expect(storeFailureOf(failure)).toBeUndefined();
    expect(storeFailureOf('full')).toBeUndefined();
  });
});

test.each([
  ['ECONNREFUSED', 'away'],
  ['ENOSPC', 'full'],
  ['EACCES', undefined],
])('%s within an error of the storage is recognised as well', (code, failure) => {
  const wrapped = new Error('Cannot write file', { cause: withCode(code) });
  expect(storeFailureOf(Object.assign(wrapped, { code: 'E_CANNOT_WRITE_FILE' }))).toBe(failure);
});

test('cyclic causes are ignored', () => {
  const error = new Error('x');
  error.cause = error;
  expect(storeFailureOf(error)).toBeUndefined();
});
