import { describe, expect, test } from 'vitest';
import { engineTests, wrongFields } from '../testing/engineTests.ts';
import { testEngines } from '../testing/testEngines.ts';

describe.each(testEngines)('reasons on %s', (engine) => {
  const { clock, admin, visitor } = engineTests(engine);
  const create = (body: object) => admin('/why-us', { method: 'POST', body });

  test('a reason is stored as it was written', async () => {
    const now = clock.now().toISOString();
    const { body } = await create({ icon: 'sun', title: ' Işık ', description: 'Gün\nışığı' });
    expect(body).toEqual({
      id: expect.any(String),
      icon: 'sun',
      title: 'Işık',
      description: 'Gün\nışığı',
      active: true,
      displayOrder: 1,
      createdAt: now,
      updatedAt: now,
    });
    expect((await visitor('/why-us/public')).body).toEqual([body]);
  });

  test.each([
    ['nothing', {}, ['description', 'title']],
    ['blank texts', { title: ' ', description: ' ' }, ['description', 'title']],
    [
      'texts past the limit',
      { title: 'x'.repeat(201), description: 'x'.repeat(5_001) },
      ['description', 'title'],
    ],
    ['wrong types', { title: 'a', description: 'b', icon: 3, active: 1 }, ['active', 'icon']],
  ])('%s is 400 and names the fields', async (_name, body, fields) => {
    const answer = await create(body);
    expect([answer.status, wrongFields(answer)]).toEqual([400, fields]);
  });
});
