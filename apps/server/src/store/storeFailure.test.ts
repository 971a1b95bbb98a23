import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../testing/callApi.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { storeFailureOf } from './storeFailure.ts';

describe('a store that', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp();
  });
  afterAll(() => server.close());

  const write = (details: string) =>
    callApi(server.app, '/blog', {
      method: 'POST',
      token: server.token,
      body: { title: 'Yazı', excerpt: 'Özet.', details },
    });

  test('is full is told of by 507, and what is there can still be read', async () => {
    await sql`pragma max_page_count = 1`.execute(server.store.read);
    const answer = await write(`<p>${'a'.repeat(150_000)}</p>`);
    expect(answer.status).toBe(507);
    expect(answer.body).toEqual({ message: 'No room is left to store this' });
    expect((await callApi(server.app, '/blog')).status).toBe(200);
    await sql`pragma max_page_count = 1000000`.execute(server.store.read);
    expect((await write('<p>Metin.</p>')).status).toBe(200);
  });

  test('cannot be written for now is told of by 503 and seconds to wait', async () => {
    await sql`pragma query_only = on`.execute(server.store.read);
    const answer = await write('<p>Metin.</p>');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toEqual({ message: 'The store does not answer. Try again later.' });
    await sql`pragma query_only = off`.execute(server.store.read);
  });
});

/** What a piece of work throws. */
function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

describe('of an error', () => {
  test.each([
    ['53100', 'full'],
    ['ENOSPC', 'full'],
    ['57P01', 'away'],
    ['ECONNREFUSED', 'away'],
    ['23505', undefined],
    ['ENOENT', undefined],
  ])('with the code %s the store is %s', (code, failure) => {
    expect(storeFailureOf(withCode(code))).toBe(failure);
  });

  test('of a wrong statement nothing is told of the store', () => {
    const database = new DatabaseSync(':memory:');
    const failure = thrownBy(() => database.exec('select * from nothing'));
    expect(failure).toBeInstanceOf(Error);
    expect(storeFailureOf(failure)).toBeUndefined();
    expect(storeFailureOf('full')).toBeUndefined();
  });
});
