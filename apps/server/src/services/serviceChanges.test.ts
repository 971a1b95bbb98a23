import { describe, expect, test } from 'vitest';
import { testEngines } from '../testing/testEngines.ts';
import { serviceTests } from '../testing/serviceTests.ts';

describe.each(testEngines)('changing a service on %s', (engine) => {
  const { create, update, byPath } = serviceTests(engine);

  test('two changes within one millisecond are distinguished', async () => {
    const read = await create('/a');
    await update(read.id, { title: 'Bir', updatedAt: read.updatedAt });
    expect((await update(read.id, { title: 'İki', updatedAt: read.updatedAt })).status).toBe(409);
  });

  test('the old path leads to the service until another one takes it', async () => {
    const moved = await create('/old');
    await update(moved.id, { path: '/new' });
    expect((await byPath('/old')).body).toMatchObject({ id: moved.id, path: '/new' });
    await update(moved.id, { path: '/newest' });
    expect((await byPath('/old')).body).toMatchObject({ path: '/newest' });
    const taker = await create('/old');
    expect((await byPath('/old')).body).toMatchObject({ id: taker.id, path: '/old' });
    expect((await byPath('/new')).body).toMatchObject({ id: moved.id });
  });

  test('a service can move back to where it was', async () => {
    const { id } = await create('/here');
    await update(id, { path: '/there' });
    expect((await update(id, { path: '/here' })).status).toBe(200);
    expect((await byPath('/there')).body).toMatchObject({ path: '/here' });
  });
});
