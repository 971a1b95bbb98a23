import { type Endpoint, endpointList, endpoints, methodsOf } from '@vitrin/contract/endpoints';
import { type Post, postKind } from '@vitrin/contract/kinds/post';
import { isEnough, type Role, roles } from '@vitrin/contract/accounts/role';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSetting } from '../settings/documents.ts';
import { systemClock } from '../clock.ts';
import { callApi, callFor, fileForm, type TestCall } from '../testing/callApi.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';
import { tokensOf } from '../testing/testUsers.ts';

/** The only routes that end the session they are called with. */
const endsSession: ReadonlySet<Endpoint> = new Set<Endpoint>([endpoints.auth.logout]);

const cells = endpointList.flatMap(({ name, endpoint }) =>
  methodsOf(endpoint).flatMap((method) => roles.map((role) => ({ name, endpoint, method, role }))),
);

const pathOf = ({ path }: Endpoint): string => path.replace(/\{\w+\}/g, 'some-id');

/** A call with an empty body: callers with sufficient rights get a 400, everyone else is refused earlier. */
const emptyCall = (
  { body, upload }: Endpoint,
  method: TestCall['method'],
  token: string | undefined,
): TestCall => ({
  ...(method !== undefined && { method }),
  ...(token !== undefined && { token }),
  ...(body !== undefined && { body: {} }),
  ...(upload !== undefined && { body: new FormData() }),
});

describe.each(testEngines)('roles on %s', (engine) => {
  let server: TestApp;
  let tokens: Readonly<Record<Role, string>>;
  beforeAll(async () => {
    server = await openTestApp({ engine });
    tokens = await tokensOf(server);
  });
  afterAll(() => server.close());

  const ask = (path: string, call: TestCall = {}, role: Role = 'author') =>
    callApi(server.app, path, { token: tokens[role], ...call });
  const write = (body: object, role: Role = 'author'): Promise<Post> =>
    callFor(postKind.record, server.app, '/blog', { method: 'POST', token: tokens[role], body });
  const change = (id: string, body: object) => ask(`/blog/update/${id}`, { method: 'PUT', body });
  const statusForAuthor = async () =>
    (await callApi(server.app, '/service/admin', { token: tokens.author })).status;

  test.each(cells)('$method of $name as $role', async ({ endpoint, method, role }) => {
    const token = endsSession.has(endpoint) ? (await tokensOf(server))[role] : tokens[role];
    const { status, body } = await callApi(server.app, pathOf(endpoint), emptyCall(endpoint, method, token));
    const refused = status === 403 && Object(body).code === 'notAllowed';
    expect({ refused, isUnknown: status === 401 }).toEqual({
      refused: !isEnough(role, endpoint.access),
      isUnknown: false,
    });
  });

  test.each(endpointList)('$name without a token', async ({ endpoint }) => {
    const { status } = await callApi(
      server.app,
      pathOf(endpoint),
      emptyCall(endpoint, endpoint.method, undefined),
    );
    expect(status === 401).toBe(endpoint.access !== 'public');
  });

  test('a change of role applies from the next call on', async () => {
    const { id } = await me('author');
    expect(await statusForAuthor()).toBe(403);
    await setRole(id, 'editor');
    expect(await statusForAuthor()).toBe(200);
    await setRole(id, 'author');
    expect(await statusForAuthor()).toBe(403);
  });

  const me = async (role: Role) =>
    callFor(endpoints.auth.me.answer, server.app, '/auth/me', { token: tokens[role] });
  const setRole = (id: string, role: Role) =>
    callFor(endpoints.users.update.answer, server.app, `/users/${id}`, {
      method: 'PUT',
      token: tokens.owner,
      body: { role },
    });

  test('authors do not see what is hidden, and warnings are for owners', async () => {
    const draft = { title: 'Gizli', path: '/gizli', description: '<p>x</p>', active: false };
    const { id } = await callFor(endpoints.services.create.answer, server.app, '/service', {
      method: 'POST',
      token: tokens.editor,
      body: draft,
    });
    const statuses = await Promise.all(
      roles.map(
        async (role) => (await callApi(server.app, `/service/${id}`, { token: tokens[role] })).status,
      ),
    );
    expect(statuses).toEqual([404, 200, 200]);
    const told = await Promise.all(
      roles.map(async (role) => (await callApi(server.app, '/health', { token: tokens[role] })).body),
    );
    expect(told.map((body) => Object.keys(Object(body)).includes('warnings'))).toEqual([false, false, true]);
  });

  test('in history and trash, settings remain for owners', async () => {
    const statusOf = async (path: string, role: Role, call: TestCall = {}) =>
      (await callApi(server.app, path, { token: tokens[role], ...call })).status;
    await server.store.write((writer) =>
      changeSetting(writer, 'theme', { primaryColor: '#123456' }, systemClock.now()),
    );
    expect(await statusOf('/history/settings/theme', 'editor')).toBe(403);
    expect(await statusOf('/history/settings/theme', 'owner')).toBe(200);
    const restore = { method: 'POST', body: {} } as const;
    expect(await statusOf('/history/settings/theme/x/restore', 'editor', restore)).toBe(403);
    const slide = await callFor(endpoints.slider.upload.answer, server.app, '/home-page/images', {
      method: 'POST',
      token: tokens.owner,
      body: fileForm(await plainJpeg({ width: 8, height: 8 })),
    });
    await callApi(server.app, `/home-page/images/${slide.id}`, { method: 'DELETE', token: tokens.owner });
    const [item] = await callFor(endpoints.trash.listAll.answer, server.app, '/trash?kind=slider', {
      token: tokens.editor,
    });
    const back = `/trash/${item?.id}/restore`;
    expect(await statusOf(back, 'editor', restore)).toBe(403);
    expect(await statusOf(back, 'owner', restore)).toBe(200);
  });

  describe('an author', () => {
    const draft = { title: 'Benim yazım', excerpt: 'Özet.', details: '<p>Metin.</p>', active: false };

    test('adds posts that stay hidden, and cannot publish them', async () => {
      const post = await write(draft);
      expect(post).toMatchObject({ active: false, author: 'Yazar Deneme' });
      expect((await callApi(server.app, `/blog/${post.id}`)).status).toBe(404);
      expect((await ask(`/blog/${post.id}`)).status).toBe(200);
      for (const body of [
        { ...draft, active: true },
        { ...draft, active: undefined },
        { ...draft, status: 'active' },
      ]) {
        const refused = await ask('/blog', { method: 'POST', body });
        expect(refused).toMatchObject({ status: 403, body: { code: 'notPublisher' } });
      }
      for (const body of [{ active: true }, { status: 'active' }, { active: false, status: 'active' }]) {
        expect((await change(post.id, body)).body).toMatchObject({ code: 'notPublisher' });
      }
      expect((await ask(`/blog/toggle/${post.id}`, { method: 'PUT' })).status).toBe(403);
      const many = { act: 'activate', ids: [post.id] };
      expect((await ask('/blog/bulk', { method: 'POST', body: many })).status).toBe(403);
      expect((await callApi(server.app, `/blog/${post.id}`)).status).toBe(404);
    });

    test('changes own posts until an editor publishes them', async () => {
      const post = await write(draft);
      expect((await change(post.id, { title: 'Yeni başlık', active: false })).status).toBe(200);
      const picture = { method: 'POST', body: fileForm(await plainJpeg({ width: 8, height: 8 })) } as const;
      const pictured = await ask(`/blog/image/${post.id}`, picture);
      expect(pictured.status).toBe(200);
      const { image } = postKind.record.parse(pictured.body);
      const describing = { method: 'PUT', body: { alt: 'Bir masa' } } as const;
      expect((await ask(`/images/${image?.id}`, describing)).status).toBe(200);

      expect((await ask(`/blog/toggle/${post.id}`, { method: 'PUT' }, 'editor')).status).toBe(200);
      const published = { status: 403, body: { code: 'postPublished' } };
      expect(await change(post.id, { title: 'Sonradan' })).toMatchObject(published);
      expect(await change(post.id, { active: false })).toMatchObject(published);
      expect(await ask(`/blog/${post.id}`, { method: 'DELETE' })).toMatchObject(published);
      expect(await ask(`/blog/image/${post.id}`, { method: 'DELETE' })).toMatchObject(published);
      expect(
        await ask(`/blog/image/${post.id}`, {
          method: 'POST',
          body: fileForm(await plainJpeg({ width: 8, height: 8 })),
        }),
      ).toMatchObject(published);
      expect((await ask(`/images/${image?.id}`, describing)).status).toBe(403);
      expect((await callApi(server.app, `/blog/${post.id}`)).body).toMatchObject({ title: 'Yeni başlık' });

      await ask(`/blog/toggle/${post.id}`, { method: 'PUT' }, 'editor');
      expect((await change(post.id, { title: 'Sonradan' })).status).toBe(200);
      expect((await ask(`/blog/${post.id}`, { method: 'DELETE' })).status).toBe(200);
    });

    test('cannot see or change what others wrote', async () => {
      const other = await write({ ...draft, title: 'Başkasının' }, 'editor');
      const listed = await ask('/blog/admin?page=1&pageSize=50');
      const posts: Post[] = Object(listed).body;
      expect(posts.length).toBeGreaterThan(0);
      expect(listed.headers['x-total-count']).toBe(String(posts.length));
      expect(posts.some(({ id }) => id === other.id)).toBe(false);
      const all: Post[] = Object(await ask('/blog/admin')).body;
      expect(all.some(({ id }) => id === other.id)).toBe(false);
      const calls: [string, TestCall][] = [
        [`/blog/${other.id}`, {}],
        [`/blog/update/${other.id}`, { method: 'PUT', body: { title: 'x' } }],
        [`/blog/${other.id}`, { method: 'DELETE' }],
        [`/blog/image/${other.id}`, { method: 'DELETE' }],
        // Adding with the id of somebody else's post as the idempotency key reveals nothing of that post.
        ['/blog', { method: 'POST', body: draft, headers: { 'idempotency-key': other.id } }],
      ];
      for (const [path, call] of calls) expect((await ask(path, call)).status).toBe(404);
    });
  });
});
