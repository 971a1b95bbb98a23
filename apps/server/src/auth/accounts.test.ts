import { loginResult } from '@vitrin/contract/accounts/session';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callApi, callFor } from '../testing/callApi.ts';
import { openTestApp, testAdmin, type TestApp } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';

const draft = { name: 'Deniz', surname: 'Aksoy', email: 'deniz@example.com', password: 'a-long-password' };

const signUp = (server: TestApp, body: object = draft, token?: string) =>
  callApi(server.app, '/auth/signup', { method: 'POST', body, ...(token !== undefined && { token }) });
const statusOf = async (server: TestApp, token: string) =>
  (await callApi(server.app, '/auth/me', { token })).status;
const login = (server: TestApp, body: object) => callApi(server.app, '/auth/login', { method: 'POST', body });

describe.each(testEngines)('accounts on %s', (engine) => {
  async function open(): Promise<TestApp> {
    const server = await openTestApp({ engine });
    onTestFinished(server.close);
    return server;
  }
  async function openEmpty(): Promise<TestApp> {
    const server = await open();
    await server.store.read.deleteFrom('userAccount').execute();
    return server;
  }
  test('the first admin signs up freely, and is signed in', async () => {
    const server = await openEmpty();
    const answer = await signUp(server);
    expect(answer.body).toMatchObject({ fullName: 'Deniz Aksoy', roles: ['owner'], success: true });
    expect(answer.bytes.toString()).not.toContain('argon2');
    expect(await statusOf(server, loginResult.parse(answer.body).token)).toBe(200);
  });

  test('later accounts need an admin', async () => {
    const server = await open();
    expect((await signUp(server)).status).toBe(403);
    expect((await signUp(server, draft, 'forged')).status).toBe(403);
    expect((await login(server, draft)).status).toBe(401);
    expect((await signUp(server, draft, server.token)).status).toBe(200);
    expect((await login(server, draft)).status).toBe(200);
  });

  test('of many concurrent first sign-ups exactly one succeeds', async () => {
    const server = await openEmpty();
    const addresses = ['a@example.com', 'b@example.com', 'c@example.com'];
    const answers = await Promise.all(addresses.map((email) => signUp(server, { ...draft, email })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
    expect(await server.store.read.selectFrom('userAccount').selectAll().execute()).toHaveLength(1);
  });

  test('an address that is taken is 409 and names the field, whatever its case', async () => {
    const server = await open();
    // The second as Caps Lock types it on a Turkish keyboard.
    for (const email of ['ADMIN@example.com', 'ADMİN@EXAMPLE.COM']) {
      const answer = await signUp(server, { ...draft, email }, server.token);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ errors: { email: expect.any(String) } });
      expect((await login(server, { ...testAdmin, email })).status).toBe(200);
    }
  });

  test.each([
    ['nothing', {}, ['name', 'email', 'password']],
    ['a short password', { ...draft, password: 'short' }, ['password']],
    ['no address', { ...draft, email: 'deniz' }, ['email']],
  ])('%s is 400', async (_name, body, fields) => {
    const answer = await signUp(await open(), body);
    expect(answer.status).toBe(400);
    expect(Object.keys(Object(Object(answer.body).errors))).toEqual(fields);
  });

  test('a changed password ends all sessions except a new one', async () => {
    const server = await open();
    const other = await callFor(loginResult, server.app, '/auth/login', { method: 'POST', body: testAdmin });
    const body = { currentPassword: testAdmin.password, newPassword: 'another-password' };
    const changed = await callFor(loginResult, server.app, '/auth/password', {
      method: 'PUT',
      token: server.token,
      body,
    });
    const statuses = [server.token, other.token, changed.token].map((token) => statusOf(server, token));
    expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
    expect((await login(server, testAdmin)).status).toBe(401);
    expect((await login(server, { ...testAdmin, password: 'another-password' })).status).toBe(200);
  });

  test('a wrong current password is 400, names the field and changes nothing', async () => {
    const server = await open();
    const change = (body: object) =>
      callApi(server.app, '/auth/password', { method: 'PUT', token: server.token, body });
    const wrong = await change({ currentPassword: 'wrong', newPassword: 'another-password' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ errors: { currentPassword: expect.any(String) } });
    const short = await change({ currentPassword: testAdmin.password, newPassword: 'short' });
    expect(short.body).toMatchObject({ errors: { newPassword: expect.any(String) } });
    expect(await statusOf(server, server.token)).toBe(200);
    expect((await login(server, testAdmin)).status).toBe(200);
  });
});
