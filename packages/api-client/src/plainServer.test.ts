import { type Endpoint, totalHeader } from '@vitrin/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { askForAdditions } from './askForAdditions.ts';
import { type ApiClient, createApiClient } from './client.ts';
import { offeredCalls } from './offered.ts';
import { createReceiver } from './receive.ts';
import type { Transport, TransportAnswer } from './transport.ts';

type Replies = Record<string, Partial<TransportAnswer> | (() => Partial<TransportAnswer>)>;

/** A client of an API that has the given calls only, and the requests that it received. */
function over(replies: Replies): { client: ApiClient; asked: { call: string; body: unknown }[] } {
  const asked: { call: string; body: unknown }[] = [];
  const transport: Transport = async ({ method, url, body }) => {
    const call = `${method} ${url}`;
    asked.push({ call, body: typeof body === 'string' ? JSON.parse(body) : body });
    const reply = replies[call] ?? { status: 404 };
    return { status: 200, headers: {}, body: undefined, ...(typeof reply === 'function' ? reply() : reply) };
  };
  const client = createApiClient({
    transport,
    additions: askForAdditions(transport),
    receive: createReceiver({ host: 'https://api.example', cleanHtml: (html) => html }),
    log: () => undefined,
  });
  return { client, asked };
}

const service = { id: 3, title: 'Bir', path: '/bir', description: '<p>Uzun</p>', image: { url: '/a.png' } };
const draft = { title: 'Bir', path: '/bir', description: '<p>Uzun</p>', active: true };
const stored = { id: '3', title: 'Bir', image: { url: 'https://api.example/a.png' } };

describe('a create', () => {
  test.each([{ id: 3 }, { id: 3, message: 'Saved' }, 3, '3'])(
    'that returns %j is read again',
    async (body) => {
      const { client, asked } = over({ 'POST /service': { body }, 'GET /service/3': { body: service } });
      await expect(client.services.create({ body: draft })).resolves.toMatchObject(stored);
      expect(asked.map(({ call }) => call)).toEqual(['POST /service', 'GET /service/3']);
    },
  );

  test.each([undefined, { success: true }, 'Kaydedildi'])(
    'that returns %j is found in the list',
    async (body) => {
      const others = [{ ...service, id: 10, title: 'İki' }, { ...service, id: 2 }, service];
      const { client } = over({
        'POST /service': { status: 201, body },
        'GET /service/admin': { body: others },
      });
      await expect(client.services.create({ body: draft })).resolves.toMatchObject(stored);
    },
  );

  test('that is not found anywhere still counts as saved, without an id', async () => {
    const { client } = over({ 'POST /why-us': { status: 201 } });
    await expect(
      client.reasons.create({ body: { title: 'Hız', description: 'Gün' } }),
    ).resolves.toMatchObject({
      id: '',
      title: 'Hız',
    });
  });

  test('sends the free facts of a project in the form of the specification as well', async () => {
    const { client, asked } = over({ 'POST /projects': { body: { id: 1, title: 'Ev' } } });
    const body = { title: 'Ev', shortDescription: 'Kısa', description: 'Uzun' };
    const facts = [
      { key: 'Yer', value: 'İzmir' },
      { key: 'Yer', value: 'Bursa' },
    ];
    await client.projects.create({ body: { ...body, additionalInfoPairs: facts } });
    await client.projects.create({ body: { ...body, additionalInfoPairs: [] } });
    expect(asked.map((request) => request.body)).toMatchObject([
      { additionalInfo: { Yer: 'İzmir' } },
      { additionalInfo: null },
    ]);
  });
});

describe('a change', () => {
  test('that returns no entry is read again, and sends no `updatedAt` that it never received', async () => {
    const { client, asked } = over({ 'PUT /service/3': {}, 'GET /service/3': { body: service } });
    const body = { title: 'Bir', updatedAt: '' };
    await expect(client.services.update({ params: { id: '3' }, body })).resolves.toMatchObject(stored);
    expect(asked[0]?.body).toEqual({ title: 'Bir' });
  });

  test('that returns an entry without its id is that entry', async () => {
    const { client, asked } = over({ 'PUT /service/3': { body: { ...service, id: undefined } } });
    await expect(client.services.update({ params: { id: '3' }, body: {} })).resolves.toMatchObject(stored);
    expect(asked).toHaveLength(1);
  });

  test('of a picture of the gallery is found in the list', async () => {
    const item = { id: 5, url: '/b.png', title: 'Kapı', active: false };
    const { client } = over({ 'PATCH /gallery/image/5': {}, 'GET /gallery/admin': { body: [item] } });
    await expect(client.gallery.toggle({ params: { id: '5' } })).resolves.toMatchObject({ active: false });
  });

  test('of the facts is read again', async () => {
    const { client } = over({ 'POST /site-info': {}, 'GET /site-info': { body: { companyName: 'Yalın' } } });
    await expect(client.siteInfo.save({ body: {} })).resolves.toMatchObject({ companyName: 'Yalın' });
  });

  test('of the facts names those of the specification alone, and all of them where the API is ours', async () => {
    const body = { companyName: 'Yalın', mapEnabled: true };
    const all = { ...body, shortName: 'Y', whatsApp: '', coordinates: '' };
    const health = { body: { status: 'ok', engine: 'sqlite' } };
    const sent = async (replies: Replies) => {
      const { client, asked } = over({ 'POST /site-info': { body }, ...replies });
      await client.siteInfo.save({ body: all });
      return asked.find(({ call }) => call === 'POST /site-info')?.body;
    };
    expect(await sent({})).toEqual(body);
    expect(await sent({ 'GET /health': health })).toEqual(all);
  });

  test('of the order of the banner may return anything', async () => {
    const { client } = over({
      'PUT /home-page/images/reorder': { body: 'ok' },
      'GET /home-page/images/admin': { body: [{ id: 1, url: '/c.png' }] },
    });
    await expect(
      client.slider.reorder({ body: { images: [{ id: '1', displayOrder: 1 }] } }),
    ).resolves.toMatchObject([{ id: '1' }]);
  });

  test('that is a deletion may return anything', async () => {
    const { client } = over({ 'DELETE /service/3': { status: 204 }, 'DELETE /blog/3': { body: 'Silindi' } });
    await expect(client.services.remove({ params: { id: '3' } })).resolves.toEqual({ success: true });
    await expect(client.posts.remove({ params: { id: '3' } })).resolves.toEqual({ success: true });
  });

  test('that was refused stays refused', async () => {
    const { client } = over({ 'POST /service': { status: 400, body: { message: 'No' } } });
    await expect(client.services.create({ body: draft })).rejects.toMatchObject({ serverMessage: 'No' });
  });
});

test("a login without a token fails, with the server's message", async () => {
  const { client } = over({ 'POST /auth/login': { body: { success: false, message: 'Wrong password' } } });
  await expect(client.auth.login({ body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
    serverMessage: 'Wrong password',
  });
});

describe('visitors', () => {
  test('see the visible entries of a list, and the posts of the requested tag', async () => {
    const posts = [
      { id: 1, tags: ['Işık'] },
      { id: 2, tags: ['ışık', 'cam'], active: false },
      { id: 3, tags: ['cam'] },
    ];
    const { client } = over({ 'GET /blog': { body: posts }, 'GET /blog?tag=i%C5%9Fik': { body: posts } });
    expect((await client.posts.list()).map(({ id }) => id)).toEqual(['1', '3']);
    expect((await client.posts.list({ query: { tag: 'işik' } })).map(({ id }) => id)).toEqual(['1']);
  });
});

describe('calls beyond the specification', () => {
  const health: Endpoint['path'] = '/health';

  test('are not made if the API lacks them; it is asked once', async () => {
    const { client, asked } = over({});
    await expect(client.auth.me()).rejects.toMatchObject({ status: 404 });
    await expect(client.messages.listAll()).rejects.toMatchObject({ status: 404 });
    expect(await client.hasAdditions()).toBe(false);
    expect(asked.map(({ call }) => call)).toEqual([`GET ${health}`]);
  });

  test('are offered with the others where the API has them, and left out where it lacks them', () => {
    const { client } = over({});
    expect(offeredCalls(client, true)).toBe(client);
    const { services, posts, auth, ...offered } = offeredCalls(client, false);
    expect(services.update).toBe(client.services.update);
    expect(Object.keys(auth)).toEqual(['login', 'signup']);
    expect([services.bulk, posts.removeImage, offered.messages, offered.videos]).toEqual(
      Array.from({ length: 4 }),
    );
  });

  test('have substitutes: a service is found by its path in the list of the menus', async () => {
    const { client } = over({
      'GET /service/basic': { body: [{ id: 3, title: 'Bir', path: '/bir' }] },
      'GET /service/3': { body: service },
    });
    await expect(client.services.byPath({ query: { path: '/bir' } })).resolves.toMatchObject(stored);
    await expect(client.services.byPath({ query: { path: '/iki' } })).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ['answers another form', { body: { status: 'UP' } }],
    ['answers a page for every address', { body: '<!doctype html>' }],
    ['asks for a token', { status: 403 }],
    ['says that it is not implemented', { status: 501 }],
  ])('are unavailable if the API %s', async (_what, reply) => {
    const { client } = over({ [`GET ${health}`]: reply });
    expect(await client.hasAdditions()).toBe(false);
  });

  test('are made if the API is ours', async () => {
    const { client, asked } = over({ [`GET ${health}`]: { body: { status: 'ok', engine: 'sqlite' } } });
    await expect(client.auth.me()).rejects.toMatchObject({ status: 404 });
    expect(asked.map(({ call }) => call)).toEqual([`GET ${health}`, 'GET /auth/me']);
  });

  test('are made while it has server errors, and it is asked again', async () => {
    const replies: Replies = { [`GET ${health}`]: { status: 503 } };
    const { client } = over(replies);
    expect(await client.hasAdditions()).toBe(true);
    delete replies[`GET ${health}`];
    expect(await client.hasAdditions()).toBe(false);
  });
});

// These depend only on the response, so that a server may support one of them and none of our calls.
describe('without our calls, the response alone decides', () => {
  test('that a list is a page, by its total', async () => {
    const call = 'GET /service/admin?page=2&pageSize=1';
    const { client, asked } = over({ [call]: { body: [service], headers: { [totalHeader]: '3' } } });
    const page = await client.services.listAll.page({ query: { page: 2, pageSize: 1 } });
    expect(page).toMatchObject({ items: [stored], total: 3 });
    expect(asked.map((request) => request.call)).toEqual([call]);
  });

  test('which version a change was made from, and that somebody else saved in between', async () => {
    const updatedAt = '2026-01-05T09:00:00.000Z';
    const current = { ...service, title: 'Onunki', updatedAt };
    const { client, asked } = over({
      'PUT /service/3': { status: 409, body: { message: 'Saved meanwhile', current, updatedAt } },
    });
    const body = { title: 'Bir', updatedAt: '2026-01-04T09:00:00.000Z' };
    await expect(client.services.update({ params: { id: '3' }, body })).rejects.toMatchObject({
      status: 409,
      body: { current: { id: '3', title: 'Onunki' } },
    });
    expect(asked[0]?.body).toEqual(body);
  });
});
