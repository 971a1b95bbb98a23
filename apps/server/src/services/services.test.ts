import { type Service, service, serviceBasic } from '@vitrin/contract/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callApi, callFor, type TestCall } from '../testing/callApi.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';

const services = z.array(service);
const minute = 60_000;

describe.each(testEngines)('services on %s', (engine) => {
  const clock = testClock();
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ engine, clock });
  });
  beforeEach(() => server.store.read.deleteFrom('service').execute());
  afterAll(() => server.close());

  const admin = (path: string, call: TestCall = {}) =>
    callApi(server.app, path, { token: server.token, ...call });
  const draft = (path: string) => ({ title: 'Çatı Işıklığı', path, description: '<p>Gün ışığı.</p>' });
  const create = (path: string, more: object = {}): Promise<Service> =>
    callFor(service, server.app, '/service', {
      method: 'POST',
      token: server.token,
      body: { ...draft(path), ...more },
    });
  const update = (id: string, body: object) => admin(`/service/${id}`, { method: 'PUT', body });
  const byPath = (path: string) => callApi(server.app, `/service/by-path?path=${encodeURIComponent(path)}`);

  test('a new service is active, last in order, and found by id and path', async () => {
    await create('/first');
    const added = await create('/second', { subtitle: 'Alt', icon: 'sun', shortDescription: 'Kısa' });
    expect(added).toMatchObject({
      title: 'Çatı Işıklığı',
      subtitle: 'Alt',
      icon: 'sun',
      shortDescription: 'Kısa',
      active: true,
      status: 'active',
      displayOrder: 2,
      image: null,
      createdAt: clock.now().toISOString(),
    });
    expect((await callApi(server.app, `/service/${added.id}`)).body).toEqual(added);
    expect((await byPath('/second')).body).toEqual(added);
  });

  test.each([
    ['nothing', {}, ['title', 'path', 'description']],
    ['blank texts', { title: ' ', path: '/a', description: '<p> &nbsp;</p>' }, ['title', 'description']],
    ['a path without slash', { ...draft('a') }, ['path']],
    ['a path with other letters', { ...draft('/Çatı') }, ['path']],
    ['a path of another page', { ...draft('/blog/x') }, ['path']],
    ['a title past the limit', { ...draft('/a'), title: 'x'.repeat(201) }, ['title']],
    ['wrong types', { ...draft('/a'), active: 'yes', subtitle: 3 }, ['subtitle', 'active']],
    ['an unknown status', { ...draft('/a'), status: 'hidden' }, ['status']],
  ])('%s is 400 and names the fields', async (_name, body, fields) => {
    const answer = await admin('/service', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(Object.keys(Object(Object(answer.body).errors)).toSorted()).toEqual(fields.toSorted());
  });

  test('HTML is cleaned, and nothing left of it is 400', async () => {
    const script = '<script>alert(1)</script>';
    expect(await create('/clean', { description: `<p onclick="x()">a</p>${script}` })).toMatchObject({
      description: '<p>a</p>',
    });
    const answer = await admin('/service', { method: 'POST', body: { ...draft('/b'), description: script } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: { description: expect.any(String) } });
  });

  test('a taken path is 409 and names the field, on create and on update', async () => {
    await create('/taken');
    const other = await create('/other');
    const answers = [
      await admin('/service', { method: 'POST', body: draft('/taken') }),
      await update(other.id, { path: '/taken' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ errors: { path: expect.stringContaining('already used') } });
    }
    expect((await admin(`/service/${other.id}`)).body).toEqual(other);
  });

  test('lists show what is active, and all of it to an admin', async () => {
    const shown = await create('/shown');
    const hidden = await create('/hidden', { active: false });
    expect(await callFor(services, server.app, '/service')).toEqual([shown]);
    expect(await callFor(z.array(serviceBasic), server.app, '/service/basic')).toEqual([
      { id: shown.id, path: '/shown', title: shown.title },
    ]);
    expect((await admin('/service/admin')).body).toEqual([shown, hidden]);
  });

  test('an inactive service is there for an admin only', async () => {
    const { id, path } = await create('/hidden', { active: false });
    expect((await callApi(server.app, `/service/${id}`)).status).toBe(404);
    expect((await byPath(path)).status).toBe(404);
    expect((await admin(`/service/${id}`)).body).toMatchObject({ active: false, status: 'inactive' });
  });

  test('the older field status makes a service visible as well', async () => {
    expect(await create('/a', { active: false, status: 'active' })).toMatchObject({ active: true });
  });

  test('a change touches the given fields and the time', async () => {
    const before = await create('/a', { subtitle: 'Alt' });
    clock.advance(minute);
    const answer = await update(before.id, { title: 'Yeni' });
    expect(answer.body).toEqual({ ...before, title: 'Yeni', updatedAt: clock.now().toISOString() });
  });

  test('a service that comes back as it was read is unchanged but for the time', async () => {
    const before = await create('/a');
    const { body } = await update(before.id, before);
    expect(body).toMatchObject({ ...before, updatedAt: expect.any(String) });
  });

  test('a change from an older state is 409 with the newer one', async () => {
    const read = await create('/a');
    clock.advance(minute);
    const newer = (await update(read.id, { title: 'Bir', updatedAt: read.updatedAt })).body;
    const late = await update(read.id, { title: 'İki', updatedAt: read.updatedAt });
    expect(late.status).toBe(409);
    expect(late.body).toEqual({
      message: 'Somebody else saved this service in the meantime',
      current: newer,
      updatedAt: clock.now().toISOString(),
    });
  });

  test('two changes within one millisecond are told apart', async () => {
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

  test.each(['PATCH', 'PUT'] as const)('%s toggles active and status together', async (method) => {
    const { id } = await create('/a');
    const toggle = async () => (await admin(`/service/${id}/toggle`, { method })).body;
    expect(await toggle()).toMatchObject({ id, active: false, status: 'inactive' });
    expect(await toggle()).toMatchObject({ id, active: true, status: 'active' });
  });

  test('a toggle takes an empty body that is announced as JSON', async () => {
    const { id } = await create('/a');
    expect((await admin(`/service/${id}/toggle`, { method: 'PATCH', body: '' })).status).toBe(200);
  });

  test('the order is set as a whole, or not at all', async () => {
    const [a, b, c] = [await create('/a'), await create('/b'), await create('/c')];
    const reorder = (items: object[]) => admin('/service/reorder', { method: 'PUT', body: { items } });
    const order = [c, a, b].map(({ id }, index) => ({ id, displayOrder: index + 1 }));
    const paths = async () => (await callFor(services, server.app, '/service')).map(({ path }) => path);
    expect((await reorder(order)).status).toBe(200);
    expect(await paths()).toEqual(['/c', '/a', '/b']);
    expect(
      (
        await reorder([
          { id: b.id, displayOrder: 1 },
          { id: 'no', displayOrder: 2 },
        ])
      ).status,
    ).toBe(404);
    expect((await reorder([])).status).toBe(400);
    expect((await reorder([{ id: a.id, displayOrder: 0 }])).status).toBe(400);
    expect(await paths()).toEqual(['/c', '/a', '/b']);
  });

  test('a deleted service is gone, and its paths are free', async () => {
    const { id } = await create('/old');
    await update(id, { path: '/new' });
    expect((await admin(`/service/${id}`, { method: 'DELETE' })).body).toEqual({ success: true });
    expect((await admin(`/service/${id}`)).status).toBe(404);
    expect((await byPath('/old')).status).toBe(404);
    expect((await create('/new')).path).toBe('/new');
  });

  test.each([
    ['GET', '/service/unknown', undefined],
    ['PUT', '/service/unknown', {}],
    ['DELETE', '/service/unknown', undefined],
    ['PATCH', '/service/unknown/toggle', undefined],
    ['DELETE', '/service/image/unknown', undefined],
    ['GET', '/service/by-path?path=/unknown', undefined],
  ] as const)('%s %s is 404', async (method, path, body) => {
    const answer = await admin(path, { method, body });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: 'Service not found' });
  });
});
