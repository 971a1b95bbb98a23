import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { engineTests } from '../testing/engineTests.ts';
import { testEngines } from '../testing/testEngines.ts';

const rounds = Array.from({ length: 8 }, (_, index) => index);
const withId = z.object({ id: z.string() });

describe.each(testEngines)('services of projects on %s', (engine) => {
  const { admin } = engineTests(engine);
  const added = async (path: string, body: object) =>
    withId.parse((await admin(path, { method: 'POST', body })).body).id;
  const statusOf = async (path: string, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', body?: object) =>
    (await admin(path, { method, ...(body && { body }) })).status;

  /** A service, and a project that names it. */
  async function both(index: number): Promise<{ service: string; project: string }> {
    const text = { title: 'Yapı', description: '<p>Metin.</p>' };
    const service = await added('/service', { ...text, path: `/yapi-${index}` });
    return {
      service,
      project: await added('/projects', { ...text, shortDescription: 'Kısa.', serviceIds: [service] }),
    };
  }

  test('a project can be changed and hidden while its service is being deleted', async () => {
    for (const index of rounds) {
      const { service, project } = await both(index);
      const answers = await Promise.all([
        statusOf(`/projects/${project}`, 'PUT', { serviceIds: [service] }),
        statusOf(`/service/${service}`, 'DELETE'),
        statusOf(`/projects/${project}/toggle`, 'PATCH'),
      ]);
      expect(answers).toEqual([200, 200, 200]);
    }
  });

  test('a service can be restored while a project that names it is being deleted', async () => {
    for (const index of rounds) {
      const { service, project } = await both(index);
      await admin(`/service/${service}`, { method: 'DELETE' });
      const trash = z.array(withId.extend({ entryId: z.string() })).parse((await admin('/trash')).body);
      const kept = trash.find(({ entryId }) => entryId === service);
      const answers = await Promise.all([
        statusOf(`/trash/${kept?.id}/restore`, 'POST', {}),
        statusOf(`/projects/${project}`, 'DELETE'),
      ]);
      expect(answers).toEqual([200, 200]);
    }
  });
});
