import { historyKinds, version } from '@vitrin/contract/history/history';
import { limits } from '@vitrin/contract/limits';
import { type Plan, plan } from '@vitrin/contract/drafts/plan';
import { refusals } from '@vitrin/contract/errors/refusals';
import { loginResult } from '@vitrin/contract/accounts/session';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { behindHeldRow } from '../testing/behindHeldRow.ts';
import { callApi, callFor } from '../testing/callApi.ts';
import { contentSamples, entry, sampleTitle } from '../testing/contentSamples.ts';
import { engineTests } from '../testing/engineTests.ts';
import { testAdmin } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';
import { carryOut } from './carryOut.ts';

const hour = 60 * 60 * 1_000;
const versions = z.array(version);
const seda = { name: 'Seda', surname: 'Tuna', email: 'seda@example.com', password: 'Uzun-Bir-Parola-42' };

describe.each(testEngines)('plans on %s', (engine) => {
  const { server, clock, visitor } = engineTests(engine);
  let token = '';
  let hers = '';
  // Sessions expire long before some of these moments.
  beforeEach(async () => {
    const { app, store } = server();
    await store.read.deleteFrom('plan').execute();
    await store.read.deleteFrom('setting').execute();
    await store.read.deleteFrom('userAccount').where('email', '=', seda.email).execute();
    const login = (body: object) => callFor(loginResult, app, '/auth/login', { method: 'POST', body });
    token = (await login(testAdmin)).token;
    await callApi(app, '/auth/signup', { method: 'POST', body: seda, token });
    await store.read
      .updateTable('userAccount')
      .set({ role: 'owner' })
      .where('email', '=', seda.email)
      .execute();
    hers = (await login({ email: seda.email, password: seda.password })).token;
  });

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    as = token,
  ) => callApi(server().app, path, { method, token: as, ...(body !== undefined && { body }) });
  const at = (ms = hour) => new Date(clock.now().getTime() + ms).toISOString();
  const put = (subject: string, fields: object, more: object = {}, as = token) =>
    call(
      'PUT',
      `/plans/${subject}`,
      { act: 'publish', at: at(), base: at(9), fields: JSON.stringify(fields), ...more },
      as,
    );
  const planned = async (subject: string, fields: object, more: object = {}, as = token): Promise<Plan> => {
    const { status, body } = await put(subject, fields, more, as);
    expect([status, body]).toEqual([200, expect.anything()]);
    return plan.parse(body);
  };
  const plans = async (as = token) => z.array(plan).parse((await call('GET', '/plans', undefined, as)).body);
  const told = async (subject: string) => versions.parse((await call('GET', `/history/${subject}`)).body);
  const addService = async (path: string) =>
    entry.parse(
      (await call('POST', '/service', { title: 'Yayında', path, description: '<p>Metin.</p>' })).body,
    );
  const titleAt = async (id: string) =>
    z.looseObject({ title: z.string().optional() }).parse((await visitor(`/service/${id}`)).body).title;

  test.each(contentSamples)('$name are changed at their moment, and taken down', async (sample) => {
    const kind = historyKinds.find((each) => each === sample.group);
    const { id } = await sample.add(server(), 1);
    const subject = `${kind}/${id}`;
    const shown = async () => {
      const text = JSON.stringify((await visitor(sample.shown)).body);
      return [1, 2].filter((number) => text.includes(sampleTitle(number)));
    };
    await planned(subject, { [sample.title]: sampleTitle(2) });
    await planned(subject, {}, { act: 'hide', at: at(2 * hour) });
    expect(await plans()).toMatchObject([
      {
        id,
        act: 'publish',
        title: sampleTitle(1),
        fields: null,
        fault: null,
        mine: true,
        by: 'Elif Karaca',
      },
      { id, act: 'hide', fields: null },
    ]);
    expect((await call('GET', `/plans?kind=${kind}&id=${id}`)).body).toMatchObject([
      { fields: [{ name: sample.title, value: sampleTitle(2) }] },
      { fields: [] },
    ]);
    const others = historyKinds.filter((each) => each !== kind);
    for (const other of others) expect((await call('GET', `/plans?kind=${other}`)).body).toEqual([]);
    clock.advance(hour - 1);
    expect([await shown(), (await told(subject)).length]).toEqual([[1], 1]);
    clock.advance(1);
    expect(await shown()).toEqual([2]);
    expect(await told(subject)).toMatchObject([
      { act: 'changed', by: 'Elif Karaca', at: at(0), change: { fields: [sample.title] } },
      { act: 'added' },
    ]);
    clock.advance(hour);
    expect(await shown()).toEqual([]);
    expect(await plans()).toEqual([]);
  });

  test('a hidden entry is published, and several parts of a tab are saved', async () => {
    const { id } = await addService('/gizli');
    await call('PATCH', `/service/${id}/toggle`);
    expect(await planned(`services/${id}`, {})).toMatchObject({ hidden: true });
    await planned('settings/theme', { primaryColor: '#123456' }, { base: null });
    const home = { 'home.title': 'Yeni sezon', 'about.title': 'Biz' };
    await planned('settings/home', home, { base: null });
    const { id: live } = await addService('/yayinda');
    await planned(`services/${live}`, { title: 'Sonra' });
    const hidden = (await plans()).map((each) => [each.id, each.hidden]);
    expect(Object.fromEntries(hidden)).toEqual({ [id]: true, [live]: false, theme: false, home: false });
    const before = await Promise.all(['/theme/colors', '/home-page', '/about'].map((path) => visitor(path)));
    expect(JSON.stringify(before.map(({ body }) => body))).not.toMatch(/#123456|Yeni sezon|"Biz"/);
    clock.advance(hour);
    expect(await titleAt(id)).toBe('Yayında');
    expect((await visitor('/theme/colors')).body).toMatchObject({ primaryColor: '#123456' });
    expect((await visitor('/home-page')).body).toMatchObject({ title: 'Yeni sezon' });
    expect((await visitor('/about')).body).toMatchObject({ title: 'Biz' });
    expect(await told('settings/about')).toMatchObject([{ by: 'Elif Karaca' }, { act: 'initial' }]);
  });

  test('is not published if somebody else has changed it in the meantime, and reports that', async () => {
    const { id } = await addService('/iki');
    await planned(`services/${id}`, { title: 'Benim' });
    clock.advance(1_000);
    await call('PUT', `/service/${id}`, { title: 'Onun' }, hers);
    await planned('settings/footer', { footerDescription: 'Benim' }, { base: null });
    clock.advance(1_000);
    await call('POST', '/site-info', { footerDescription: 'Onun' }, hers);
    clock.advance(hour);
    expect(await titleAt(id)).toBe('Onun');
    expect((await visitor('/site-info')).body).toMatchObject({ footerDescription: 'Onun' });
    expect(await plans()).toMatchObject([
      { id, fault: 'changed' },
      { id: 'footer', fault: 'changed' },
    ]);
    expect(await told(`services/${id}`)).toHaveLength(2);
    // The author's own changes, and other tabs, do not matter; a new plan replaces a failed one.
    await planned(`services/${id}`, { title: 'Benim' });
    await planned('settings/footer', { footerDescription: 'Benim' }, { base: null });
    clock.advance(1_000);
    await call('PUT', `/service/${id}`, { shortDescription: 'Kısa' });
    await call('POST', '/site-info', { companyName: 'Başka' }, hers);
    // Nor does it matter if somebody else moves it.
    const other = await addService('/ucuncu');
    expect((await call('PUT', `/service/${id}/place`, { after: other.id }, hers)).status).toBe(200);
    expect((await told(`services/${id}`))[0]).toMatchObject({ act: 'moved', by: 'Seda Tuna' });
    clock.advance(hour);
    expect(await titleAt(id)).toBe('Benim');
    expect((await visitor('/site-info')).body).toMatchObject({
      footerDescription: 'Benim',
      companyName: 'Başka',
    });
    expect(await plans()).toEqual([]);
  });

  test('is not published after an import, at a taken path, when deleted, or without the right', async () => {
    const ids: string[] = [];
    for (const path of ['/a', '/b', '/c', '/d']) ids.push((await addService(path)).id);
    const [a = '', b = '', c = '', d = ''] = ids;
    await planned(`services/${a}`, { path: '/yeni' });
    await planned(`services/${b}`, { title: 'Silinen' });
    await planned(`services/${c}`, { title: 'Onun' }, {}, hers);
    await planned(`services/${d}`, { title: 'Aktarım' });
    await addService('/yeni');
    await call('DELETE', `/service/${b}`);
    await server()
      .store.read.updateTable('userAccount')
      .set({ role: 'author' })
      .where('email', '=', seda.email)
      .execute();
    const later = new Date(clock.now().getTime() + 1);
    await server().store.read.updateTable('service').set({ updatedAt: later }).where('id', '=', d).execute();
    clock.advance(hour);
    const faults = new Map((await plans()).map(({ id, fault }) => [id, fault]));
    expect(ids.map((id) => faults.get(id))).toEqual(['pathTaken', 'gone', 'notAllowed', 'changed']);
    expect(await titleAt(c)).toBe('Yayında');
    await server().store.read.deleteFrom('userAccount').where('email', '=', seda.email).execute();
    expect((await call('DELETE', `/plans/services/${c}?act=publish`)).status).toBe(200);
    expect((await call('DELETE', `/plans/services/${c}?act=publish`)).status).toBe(404);
  });

  /** Saves a service at the moment at which what is planned of it is due. */
  const saveMeanwhile = async (id: string, act: 'hide' | 'publish', as = token) => {
    const { store } = server();
    clock.advance(1_000);
    await behindHeldRow<unknown>(
      store,
      (writer) => writer.selectFrom('service').select('id').where('id', '=', id).forUpdate().execute(),
      [
        () => call('PUT', `/service/${id}`, { title: 'Araya giren' }, as),
        () => {
          clock.advance(hour);
          return carryOut(store, clock, { kind: 'services', entryId: id, act });
        },
      ],
    );
  };

  // SQLite never has two writes under way.
  test.skipIf(engine === 'sqlite')(
    'is carried out although its author, or for what is hidden anybody, saves at that moment',
    async () => {
      const { id: hidden } = await addService('/gizlenen');
      await planned(`services/${hidden}`, {}, { act: 'hide' });
      await saveMeanwhile(hidden, 'hide', hers);
      expect(await titleAt(hidden)).toBeUndefined();
      const { id: own } = await addService('/kendi');
      await planned(`services/${own}`, { title: 'Planlanan' });
      await saveMeanwhile(own, 'publish');
      expect(await titleAt(own)).toBe('Planlanan');
      expect(await plans()).toEqual([]);
      const { id: others } = await addService('/baskasi');
      await planned(`services/${others}`, { title: 'Planlanan' });
      await saveMeanwhile(others, 'publish', hers);
      expect(await titleAt(others)).toBe('Araya giren');
      expect(await plans()).toMatchObject([{ fault: 'changed' }]);
    },
  );

  test('can be made while somebody saves', async () => {
    const { id } = await addService('/planla');
    const answers = await behindHeldRow(
      server().store,
      (writer) => writer.selectFrom('service').select('id').where('id', '=', id).forUpdate().execute(),
      [
        () => call('PUT', `/service/${id}`, { title: 'Araya giren' }, hers),
        () => put(`services/${id}`, {}, { act: 'hide' }),
      ],
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('is carried out once by several processes, and after a restart', async () => {
    const { id } = await addService('/once');
    await planned(`services/${id}`, { title: 'Bir kez' });
    const another = await server().openAnother();
    clock.advance(hour);
    const apps = [server().app, another, server().app, another];
    const seen = await Promise.all(apps.map((app) => callApi(app, `/service/${id}`)));
    expect(seen.map(({ body }) => Object(body).title)).toEqual(Array(4).fill('Bir kez'));
    expect(await told(`services/${id}`)).toHaveLength(2);
    // One that was postponed while a process considered it due waits for its new time.
    await planned(`services/${id}`, { title: 'Daha sonra' });
    await carryOut(server().store, clock, { kind: 'services', entryId: id, act: 'publish' });
    expect([await titleAt(id), (await plans()).length]).toEqual(['Bir kez', 1]);
    // No process is running at that moment: the next one carries it out as it starts, before any request.
    await planned(`services/${id}`, { title: 'Sonra' });
    await server().store.read.updateTable('plan').set({ dueAt: clock.now() }).execute();
    clock.advance(10);
    await server().openAnother();
    expect(await server().store.read.selectFrom('service').select('title').execute()).toEqual([
      { title: 'Sonra' },
    ]);
  });

  test("is recorded as its author's, and from nobody's device, even if somebody else plans at that moment", async () => {
    const { id } = await addService('/kimin');
    const other = await addService('/baska');
    // This process does not know of the plan yet, and carries it out as it looks after storing another.
    const another = await server().openAnother();
    await planned(`services/${id}`, { title: 'Zamanında' });
    clock.advance(hour);
    await callApi(another, `/plans/services/${other.id}`, {
      method: 'PUT',
      token: hers,
      body: { act: 'hide', at: at(), base: at(9), fields: '{}' },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' },
    });
    const noted = await server()
      .store.read.selectFrom('activity')
      .select(['act', 'madeBy', 'address', 'userAgent'])
      .where('title', '=', 'Zamanında')
      .execute();
    expect(noted).toEqual([{ act: 'changed', madeBy: 'Elif Karaca', address: '', userAgent: '' }]);
  });

  test('is for users who may save it, for a future moment, and for what could be saved now', async () => {
    const { id, updatedAt } = await addService('/kural');
    const subject = `services/${id}`;
    const errors = async (given: ReturnType<typeof put>) => {
      const { status, body } = await given;
      return [status, Object.keys(Object(Object(body).errors))];
    };
    expect(await errors(put(subject, { title: 'x' }, { at: at(0) }))).toEqual([400, ['at']]);
    expect(await errors(put(subject, { title: 'x' }, { at: at(limits.planDays * 24 * hour + 1) }))).toEqual([
      400,
      ['at'],
    ]);
    expect(await errors(put(subject, { title: '' }))).toEqual([400, ['title']]);
    expect(await errors(put(subject, { unknown: 1 }))).toEqual([400, ['fields']]);
    expect(await errors(put(subject, { title: 'x' }, { act: 'hide' }))).toEqual([400, ['fields']]);
    expect(await errors(put('settings/theme', {}, { act: 'hide', base: null }))).toEqual([400, ['act']]);
    expect(await errors(put('settings/theme', {}, { base: null }))).toEqual([400, ['fields']]);
    expect((await put('settings/yok', { a: 1 }, { base: null })).status).toBe(404);
    expect((await put('services/yok', { title: 'x' })).status).toBe(404);
    await addService('/dolu');
    expect(await errors(put(subject, { path: '/dolu' }))).toEqual([400, ['path']]);
    clock.advance(1_000);
    await call('PUT', `/service/${id}`, { title: 'Yeni' });
    expect((await put(subject, { title: 'x' }, { base: updatedAt })).body).toMatchObject({
      message: refusals.planOutdated(),
    });
    // Somebody else's plan is not overwritten, but anyone with the right can cancel it.
    await planned(subject, { title: 'Benim' });
    expect((await put(subject, { title: 'Onun' }, {}, hers)).body).toMatchObject({
      message: refusals.planOthers(),
    });
    await server()
      .store.read.updateTable('userAccount')
      .set({ role: 'editor' })
      .where('email', '=', seda.email)
      .execute();
    expect((await put('settings/theme', { primaryColor: '#123456' }, { base: null }, hers)).status).toBe(403);
    await planned('settings/theme', { primaryColor: '#123456' }, { base: null });
    expect((await plans(hers)).map(({ kind }) => kind)).toEqual(['services']);
    expect((await call('DELETE', '/plans/settings/theme?act=publish', undefined, hers)).status).toBe(403);
    expect((await call('DELETE', `/plans/${subject}?act=publish`, undefined, hers)).status).toBe(200);
    expect((await visitor('/plans')).status).toBe(401);
  });

  test('changes nothing that visitors see, and invalidates no page', async () => {
    const { id } = await addService('/sakin');
    const before = await server().store.version();
    await planned(`services/${id}`, { title: 'Sonra' });
    expect(await server().store.version()).toEqual(before);
  });

  test('is limited in number', async () => {
    const { id } = await addService('/cok');
    const row = await (async () => {
      await planned(`services/${id}`, { title: 'x' });
      return server().store.read.selectFrom('plan').selectAll().executeTakeFirstOrThrow();
    })();
    const many = Array.from({ length: limits.plans - 1 }, (_none, index) => ({
      ...row,
      entryId: `e${index}`,
    }));
    await server().store.write((writer) => writer.insertInto('plan').values(many).execute());
    const other = await addService('/fazla');
    expect((await put(`services/${other.id}`, { title: 'y' })).body).toMatchObject({
      message: refusals.tooManyPlans(limits.plans),
    });
    await planned(`services/${id}`, { title: 'z' });
  });
});
