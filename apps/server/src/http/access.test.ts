import { type Endpoint, endpointList } from '@vitrin/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../testing/callApi.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

const adminCalls = endpointList
  .filter(({ endpoint }) => endpoint.access !== 'public')
  .flatMap(({ name, endpoint }) =>
    [endpoint.method, ...(endpoint.also ?? [])].map((method) => [method, name, endpoint] as const),
  );

const pathOf = (endpoint: Endpoint): string => endpoint.path.replace(/\{\w+\}/g, 'some-id');

describe('routes that need an admin', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp();
  });
  afterAll(() => server.close());

  test.each(adminCalls)('%s %s is refused without a token', async (method, _name, endpoint) => {
    const answer = await callApi(server.app, pathOf(endpoint), { method });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ message: 'Please sign in' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test.each(adminCalls)('%s %s is refused with a forged token', async (method, _name, endpoint) => {
    const token = `${server.token.slice(0, -2)}xx`;
    expect((await callApi(server.app, pathOf(endpoint), { method, token })).status).toBe(401);
  });

  test('a forged token does not prevent reading what is public', async () => {
    expect((await callApi(server.app, '/service', { token: 'forged' })).status).toBe(200);
  });

  test.each(['Basic YTpi', 'Bearer', 'Bearer ', 'token'])(
    '"%s" is not accepted as a token',
    async (authorization) => {
      expect((await callApi(server.app, '/auth/me', { headers: { authorization } })).status).toBe(401);
    },
  );

  test('input is validated only after the caller is known', async () => {
    expect((await callApi(server.app, '/service', { method: 'POST', body: '{broken' })).status).toBe(401);
  });
});
