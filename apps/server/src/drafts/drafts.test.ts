import { type FormDrafts, formDrafts } from '@vitrin/contract/drafts/formDraft';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { loginResult, user } from '@vitrin/contract/accounts/session';
import { beforeEach, describe, expect, test } from 'vitest';
import { removeAccount } from '../auth/manageAccounts.ts';
import { callApi, callFor, type TestAnswer } from '../testing/callApi.ts';
import { entry } from '../testing/contentSamples.ts';
import { engineTests } from '../testing/engineTests.ts';
import { newUser } from '../testing/testUsers.ts';
import { testAdmin } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';
import { sweepDrafts } from './drafts.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const ofNew = '/drafts/services/new';
const ayse = { name: 'Ayşe', surname: 'Çelik', email: 'ayse@example.com', password: 'Uzun-Bir-Parola-42' };

const bodyOf = (version: string, fields: string, over: string | null = null) => ({
  version,
  over,
  base: null,
  fields,
  files: [],
});
const reasons = (title: string) => JSON.stringify({ title });

describe.each(testEngines)('drafts on %s', (engine) => {
  const { server, clock, visitor } = engineTests(engine);
  let token = '';
  // Sessions expire long before drafts do.
  beforeEach(async () => {
    await server().store.read.deleteFrom('draft').execute();
    const call = { method: 'POST', body: testAdmin } as const;
    token = (await callFor(loginResult, server().app, '/auth/login', call)).token;
  });

  const put = (path: string, body: object, as = token): Promise<TestAnswer> =>
    callApi(server().app, path, { method: 'PUT', body, token: as });
  const read = (path: string): Promise<FormDrafts> => callFor(formDrafts, server().app, path, { token });
  const addService = async (path: string) => {
    const body = { title: 'Yayındaki', path, description: '<p>Metin.</p>' };
    const call = { method: 'POST', body, token } as const;
    return (await callFor(entry, server().app, '/service', call)).id;
  };
  const rows = () => server().store.read.selectFrom('draft').selectAll().execute();

  test('change nothing that is visible, searchable, exported or versioned', async () => {
    const id = await addService('/taslakli');
    const addresses = [
      '/service',
      `/service/${id}`,
      '/service/by-path?path=/taslakli',
      '/search?q=gizlikelime',
      '/site-info',
      '/theme/colors',
    ];
    const seen = () =>
      Promise.all(addresses.map(async (address) => (await visitor(address)).bytes.toString()));
    const before = await seen();
    const version = await server().store.version();
    const history = await callApi(server().app, `/history/services/${id}`, { token });
    expect((await put(`/drafts/services/${id}`, bodyOf('a', '{"title":"gizlikelime"}'))).status).toBe(200);
    expect((await put(ofNew, bodyOf('a', '{"title":"gizlikelime"}'))).status).toBe(200);
    expect((await put('/drafts/settings/theme', bodyOf('a', '{"primaryColor":"#123456"}'))).status).toBe(200);
    expect((await put('/drafts/settings/general', bodyOf('a', '{"companyName":"gizlikelime"}'))).status).toBe(
      200,
    );
    expect(await seen()).toEqual(before);
    // Rendered pages stay valid.
    expect(await server().store.version()).toEqual(version);
    expect((await callApi(server().app, `/history/services/${id}`, { token })).body).toEqual(history.body);
    const { body: list } = await callApi(server().app, '/service/admin?q=gizlikelime', { token });
    expect(list).toEqual([]);
    expect((await visitor(`/drafts/services/${id}`)).status).toBe(401);
  });

  test('come back with sanitised HTML, as text that both databases can store', async () => {
    const fields = {
      title: 'Bir\u0000 \ud800satır',
      description: '<p onclick="x()">Metin<script>alert(1)</script></p>',
      faq: [{ question: 'Ne\u0000?', answer: '' }],
    };
    expect((await put(ofNew, bodyOf('a', JSON.stringify(fields)))).status).toBe(200);
    expect((await read(ofNew)).draft?.fields).toEqual([
      { name: 'title', value: 'Bir satır' },
      { name: 'description', html: '<p>Metin</p>', value: null },
      { name: 'faq', value: [{ question: 'Ne?', answer: '' }] },
    ]);
  });

  test('are no larger than what saves their form, nor nested deeper', async () => {
    const refused = { errors: { fields: refusals.draftTooLong() } };
    expect((await put('/drafts/reasons/new', bodyOf('a', reasons('x'.repeat(300))))).status).toBe(200);
    const large = await put('/drafts/reasons/new', bodyOf('b', reasons('x'.repeat(400_000)), 'a'));
    expect([large.status, large.body]).toMatchObject([400, refused]);
    const deep = `{"title":"x","faq":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
    const answer = await put(ofNew, bodyOf('a', deep));
    expect([answer.status, answer.body]).toMatchObject([400, refused]);
    const longest = JSON.stringify({ title: 'x', description: 'ş'.repeat(limits.htmlCharacters) });
    expect((await put(ofNew, bodyOf('a', longest))).status).toBe(200);
    const tags = JSON.stringify({ description: '<b>'.repeat(limits.htmlDepth + 1) });
    expect((await put(ofNew, bodyOf('b', tags, 'a'))).status).toBe(400);
  });

  test('are limited per person, and a new one does not evict another', async () => {
    const { id: userId } = await callFor(user, server().app, '/auth/me', { token });
    const many = Array.from({ length: limits.drafts }, (_none, index) => ({
      userId,
      kind: 'services',
      entryId: `gone-${index}`,
      version: 'a',
      base: null,
      fields: { title: 'x' },
      files: [],
      keptAt: clock.now(),
    }));
    await server().store.write((writer) => writer.insertInto('draft').values(many).execute());
    const refused = await put(ofNew, bodyOf('a', '{"title":"x"}'));
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: { fields: refusals.tooManyDrafts(limits.drafts) } },
    ]);
    expect(await rows()).toHaveLength(limits.drafts);
    await server().store.write((writer) =>
      writer.deleteFrom('draft').where('entryId', '=', 'gone-0').execute(),
    );
    expect((await put(ofNew, bodyOf('a', '{"title":"x"}'))).status).toBe(200);
  });

  test('are kept of what one may save, and name only those who may', async () => {
    const service = await addService('/izinli');
    const post = async (body: object, as: string) => {
      const draft = { title: 'Yazı', excerpt: 'x', details: '<p>x</p>', active: false, ...body };
      return (await callFor(entry, server().app, '/blog', { method: 'POST', body: draft, token: as })).id;
    };
    const author = await newUser(server(), 'author', 'Yazar');
    const [own, others] = [await post({}, author), await post({ title: 'Başka' }, token)];
    const body = bodyOf('a', '{"title":"x"}');
    const status = async (path: string, as: string) => (await put(`/drafts/${path}`, body, as)).status;
    expect(await status(`posts/${own}`, author)).toBe(200);
    expect(await status('posts/new', author)).toBe(200);
    expect(await status(`posts/${others}`, author)).toBe(404);
    expect(await status(`services/${service}`, author)).toBe(403);
    const company = bodyOf('a', '{"companyName":"x"}');
    expect((await put('/drafts/settings/general', company, author)).status).toBe(403);
    const editor = await newUser(server(), 'editor', 'Editör');
    expect(await status(`services/${service}`, editor)).toBe(200);
    expect((await put('/drafts/settings/general', company, editor)).status).toBe(403);
    // Nor is it told who writes what one may not.
    expect((await put('/drafts/settings/general', company)).status).toBe(200);
    expect(await status(`posts/${others}`, token)).toBe(200);
    const told = async (path: string, as: string) => {
      const { status: code, body: answer } = await callApi(server().app, `/drafts/${path}`, { token: as });
      return code === 200 ? formDrafts.parse(answer).others.length : code;
    };
    for (const [as, asked] of [
      [author, [403, 403, 0, 0]],
      [editor, [403, 0, 1, 1]],
    ] as const) {
      const paths = ['settings/general', `services/${service}`, `posts/${others}`, `posts/${own}`];
      expect(await Promise.all(paths.map((path) => told(path, as)))).toEqual(asked);
    }
    const named = async () => (await read(`/drafts/services/${service}`)).others;
    expect(await named()).toMatchObject([{ by: 'Editör Deneme' }]);
    await server()
      .store.read.updateTable('userAccount')
      .set({ role: 'author' })
      .where('name', '=', 'Editör')
      .execute();
    expect(await named()).toEqual([]);
  });

  test('of many concurrent requests one is kept', async () => {
    const sent = ['a', 'b', 'c', 'd'].map((version) => put(ofNew, bodyOf(version, '{"title":"x"}')));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const [kept] = await rows();
    const over = kept?.version ?? '';
    const next = ['e', 'f', 'g'].map((version) => put(ofNew, bodyOf(version, '{"title":"x"}', over)));
    const later = (await Promise.all(next)).map(({ status }) => status);
    expect(later.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await rows()).toHaveLength(1);
  });

  test('are removed with their author, and after a long time', async () => {
    const { store, app } = server();
    const signup = { method: 'POST', body: ayse, token } as const;
    const hers = await callFor(loginResult, app, '/auth/signup', signup);
    const id = await addService('/ikisinin');
    await put(`/drafts/services/${id}`, bodyOf('a', '{"title":"x"}'));
    await put(`/drafts/services/${id}`, bodyOf('b', '{"title":"y"}'), hers.token);
    expect((await read(`/drafts/services/${id}`)).others).toMatchObject([{ by: 'Ayşe Çelik' }]);
    // Two people adding an entry are not editing the same one.
    await put(ofNew, bodyOf('a', '{"title":"x"}'));
    await put(ofNew, bodyOf('b', '{"title":"y"}'), hers.token);
    expect((await read(ofNew)).others).toEqual([]);
    await store.read.deleteFrom('draft').where('entryId', '=', 'new').execute();
    await removeAccount(store, ayse.email);
    expect((await read(`/drafts/services/${id}`)).others).toEqual([]);
    expect(await rows()).toHaveLength(1);
    clock.advance(limits.draftDays * dayMs);
    expect(await sweepDrafts(store, { clock })).toBe(0);
    clock.advance(1);
    expect(await sweepDrafts(store, { clock, signal: AbortSignal.abort() })).toBe(0);
    expect(await sweepDrafts(store, { clock })).toBe(1);
    expect(await rows()).toEqual([]);
  });
});
