import { type Service, serviceKind } from '@vitrin/contract/kinds/service';
import type { Engine } from '../store/columns.ts';
import { callFor } from './callApi.ts';
import { engineTests } from './engineTests.ts';

/** What a form sends for a service at a path. */
export const draftAt = (path: string) => ({ title: 'Çatı Işıklığı', path, description: '<p>Gün ışığı.</p>' });

/** The calls of service tests, on an application of their own. */
export function serviceTests(engine: Engine) {
  const tests = engineTests(engine);
  const { server, admin, visitor } = tests;
  return {
    ...tests,
    create: (path: string, more: object = {}): Promise<Service> =>
      callFor(serviceKind.record, server().app, '/service', {
        method: 'POST',
        token: server().token,
        body: { ...draftAt(path), ...more },
      }),
    update: (id: string, body: object) => admin(`/service/${id}`, { method: 'PUT', body }),
    byPath: (path: string) => visitor(`/service/by-path?path=${encodeURIComponent(path)}`),
  };
}
