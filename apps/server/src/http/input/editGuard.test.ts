import { serviceKind } from '@vitrin/contract/kinds/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, callFor } from '../../testing/callApi.ts';
import { draftAt } from '../../testing/serviceTests.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { testClock } from '../../testing/testClock.ts';

describe('a change from an older state', () => {
  const clock = testClock('2026-03-02T09:00:00.400Z');
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ clock });
  });
  afterAll(() => server.close());

  const add = (path: string) =>
    callFor(serviceKind.record, server.app, '/service', {
      method: 'POST',
      token: server.token,
      body: draftAt(path),
    });
  const save = (id: string, body: object, since?: string) =>
    callApi(server.app, `/service/${id}`, {
      method: 'PUT',
      token: server.token,
      body,
      headers: since === undefined ? {} : { 'if-unmodified-since': since },
    });

  test('is 409 with the newer one, whether a header or a field gives the version', async () => {
    const { id, updatedAt } = await add('/a');
    const read = new Date(updatedAt).toUTCString();
    clock.advance(2_000);
    expect((await save(id, { title: 'Onun' }, read)).status).toBe(200);
    for (const late of [
      await save(id, { title: 'Benim' }, read),
      await save(id, { title: 'B', updatedAt }),
    ]) {
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({ current: { title: 'Onun' }, updatedAt: clock.now().toISOString() });
    }
    expect((await save(id, { title: 'Benim' }, clock.now().toUTCString())).status).toBe(200);
  });

  test('is accepted if nothing states its version', async () => {
    const { id } = await add('/b');
    clock.advance(2_000);
    await save(id, { title: 'Onun' });
    expect((await save(id, { title: 'Benim' })).status).toBe(200);
    expect((await save(id, { title: 'Benim' }, 'yesterday')).status).toBe(200);
  });
});
