import { type Service, service } from '@vitrin/contract/service';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { callApi, callFor, type TestAnswer, type TestCall } from './callApi.ts';
import { openTestApp, type TestApp } from './testApp.ts';
import { testClock } from './testClock.ts';
import type { Engine } from '../store/columns.ts';

/** What a form sends for a service at a path. */
export const draftAt = (path: string) => ({ title: 'Çatı Işıklığı', path, description: '<p>Gün ışığı.</p>' });

/** Opens an application for the tests around it, empties its services before each, and answers short calls to it. */
export function serviceTests(engine: Engine) {
  const clock = testClock();
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ engine, clock });
  });
  beforeEach(() => server.store.read.deleteFrom('service').execute());
  afterAll(() => server.close());

  const visitor = (path: string): Promise<TestAnswer> => callApi(server.app, path);
  const admin = (path: string, call: TestCall = {}): Promise<TestAnswer> =>
    callApi(server.app, path, { token: server.token, ...call });
  return {
    clock,
    visitor,
    admin,
    create: (path: string, more: object = {}): Promise<Service> =>
      callFor(service, server.app, '/service', {
        method: 'POST',
        token: server.token,
        body: { ...draftAt(path), ...more },
      }),
    update: (id: string, body: object) => admin(`/service/${id}`, { method: 'PUT', body }),
    reorder: (items: object[]) => admin('/service/reorder', { method: 'PUT', body: { items } }),
    byPath: (path: string) => visitor(`/service/by-path?path=${encodeURIComponent(path)}`),
  };
}
