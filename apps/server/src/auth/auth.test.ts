import { limits } from '@vitrin/contract/limits';
import { loginResult, user } from '@vitrin/contract/accounts/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, callFor } from '../testing/callApi.ts';
import { openTestApp, testAdmin, type TestApp } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';

describe.each(testEngines)('signing in on %s', (engine) => {
  const clock = testClock();
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ engine, clock });
  });
  afterAll(() => server.close());

  const login = (body: unknown) => callApi(server.app, '/auth/login', { method: 'POST', body });
  const newToken = async (): Promise<string> =>
    (await callFor(loginResult, server.app, '/auth/login', { method: 'POST', body: testAdmin })).token;
  const statusOf = async (token: string) => (await callApi(server.app, '/auth/me', { token })).status;

  test('returns a token and the user side by side', async () => {
    const { body } = await login(testAdmin);
    expect(body).toMatchObject({
      name: 'Elif',
      surname: 'Karaca',
      fullName: 'Elif Karaca',
      email: testAdmin.email,
      roles: ['owner'],
      success: true,
    });
  });

  test('ignores the case of the address', async () => {
    expect((await login({ ...testAdmin, email: ' ADMIN@Example.com ' })).status).toBe(200);
  });

  test.each([
    ['a wrong password', { ...testAdmin, password: 'wrong' }],
    ['an unknown address', { ...testAdmin, email: 'nobody@example.com' }],
  ])('%s gives the same response', async (_name, body) => {
    const answer = await login(body);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ message: 'Invalid credentials' });
  });

  test.each([
    ['no fields', {}, ['email', 'password']],
    ['an empty address', { email: ' ', password: 'x' }, ['email']],
    ['a password that is no text', { email: 'a@b', password: 1 }, ['password']],
    ['a password past all measure', { email: 'a@b', password: 'x'.repeat(1_025) }, ['password']],
    ['a list', [], ['body']],
  ])('%s is 400 and names the fields', async (_name, body, fields) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(Object(Object(answer.body).errors))).toEqual(fields);
  });

  test('me returns the user', async () => {
    expect(await callFor(user, server.app, '/auth/me', { token: server.token })).toMatchObject({
      email: testAdmin.email,
    });
  });

  test('logging out ends that token and no other', async () => {
    const [first, second] = [await newToken(), await newToken()];
    expect((await callApi(server.app, '/auth/logout', { method: 'POST', token: first })).body).toEqual({
      success: true,
    });
    expect(await statusOf(first)).toBe(401);
    expect(await statusOf(second)).toBe(200);
  });

  test('a token expires after eight hours without use', async () => {
    const token = await newToken();
    clock.advance(limits.sessionIdleMs - 1);
    expect(await statusOf(token)).toBe(200);
    clock.advance(limits.sessionIdleMs - 1);
    expect(await statusOf(token)).toBe(200);
    clock.advance(limits.sessionIdleMs);
    expect(await statusOf(token)).toBe(401);
  });

  test('a token expires after thirty days, however much it was used', async () => {
    const token = await newToken();
    const step = limits.sessionIdleMs / 2;
    for (let passed = step; passed < limits.sessionMaxMs; passed += step) {
      clock.advance(step);
      expect(await statusOf(token)).toBe(200);
    }
    clock.advance(step);
    expect(await statusOf(token)).toBe(401);
  });

  test('the store does not hold the token itself', async () => {
    const token = await newToken();
    const rows = await server.store.read.selectFrom('session').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('signing in clears expired sessions', async () => {
    clock.advance(limits.sessionMaxMs);
    await newToken();
    expect(await server.store.read.selectFrom('session').selectAll().execute()).toHaveLength(1);
  });
});
