import { activityPage } from '@vitrin/contract/history/activity';
import { endpointList, endpoints } from '@vitrin/contract/endpoints';
import { libraryPicture } from '@vitrin/contract/files/library';
import { limits } from '@vitrin/contract/limits';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callApi, callFor, fileForm, type TestCall } from '../testing/callApi.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { openTestApp, testAdmin } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { newUser } from '../testing/testUsers.ts';
import { noteActivity } from './noteActivity.ts';
import { sweepActivity } from './sweepActivity.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const service = { title: 'Çatı', path: '/cati', description: '<p>x</p>' };

describe.each(testEngines)('the activity on %s', (engine) => {
  async function open() {
    const clock = testClock();
    const server = await openTestApp({ engine, clock });
    onTestFinished(server.close);
    const ask = (path: string, call: TestCall = {}) => {
      clock.advance(1_000);
      return callApi(server.app, path, { token: server.token, from: '203.0.113.9', ...call });
    };
    const list = (query = '') =>
      callFor(endpoints.activity.list.answer, server.app, `/activity${query}`, { token: server.token });
    const deeds = async (query = '') =>
      (await list(query)).map(({ act, subject, title }) => [act, subject, title].join(' ').trim());
    return { ...server, clock, ask, list, deeds };
  }

  test('says who did what and from where', async () => {
    const { ask, list, deeds, app, token, clock } = await open();
    const seda = await newUser({ app, token }, 'editor', 'Seda');
    clock.advance(1_000);
    const { id } = await callFor(endpoints.services.create.answer, app, '/service', {
      method: 'POST',
      token: seda,
      body: service,
      from: '203.0.113.9',
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' },
    });
    expect((await list())[0]).toMatchObject({
      kind: 'content',
      act: 'added',
      subject: 'services',
      title: 'Çatı',
      by: 'Seda Deneme',
      address: '203.0.113.9',
      browser: 'Chrome',
      system: 'Windows',
    });
    await ask(`/service/${id}`, { method: 'DELETE' });
    const [{ id: trashId } = { id: '' }] = await callFor(endpoints.trash.listAll.answer, app, '/trash', {
      token,
    });
    await ask(`/trash/${trashId}`, { method: 'DELETE' });
    await ask('/theme/colors', { method: 'POST', body: { primaryColor: '#123456' } });
    await ask('/auth/login', { method: 'POST', body: { ...testAdmin, password: 'yanlis' } });
    await ask('/auth/login', { method: 'POST', body: { email: 'kim@ornek.example', password: 'yanlis' } });
    await ask('/auth/profile', { method: 'PUT', body: { name: 'Ada', email: testAdmin.email } });
    expect((await deeds()).slice(0, 6)).toEqual([
      'profileChanged',
      'signInRefused',
      'signInRefused',
      'settingsChanged theme',
      'erased services Çatı',
      'deleted services Çatı',
    ]);
    const [unknown, known] = await list('?kind=signIn');
    expect(unknown).toMatchObject({ by: '', userId: '', title: '', address: '203.0.113.9' });
    expect(known).toMatchObject({ by: 'Elif Karaca' });
    // Both happened at the same moment.
    expect((await deeds('?kind=users')).toSorted()).toEqual([
      expect.stringMatching(/^userInvited editor kisi-/),
      'userJoined editor',
    ]);
  });

  test('names the picture or PDF whose file is replaced, and the one that is deleted', async () => {
    const { ask, deeds } = await open();
    const { body } = await ask('/library/upload', {
      method: 'POST',
      body: fileForm(await plainJpeg({ width: 60, height: 40 }), 'tas_avlu.jpg'),
    });
    const { id, title } = libraryPicture.parse(body);
    // The same file once more changes nothing.
    for (const width of [70, 70]) {
      const file = fileForm(await plainJpeg({ width, height: 40 }));
      await ask(`/library/${id}/file`, { method: 'POST', body: file });
    }
    await ask(`/library/${id}`, { method: 'DELETE' });
    const told = (await deeds('?kind=content')).filter((deed) => deed.includes('library'));
    expect(told).toEqual([`erased library ${title}`, `changed library ${title}`]);
  });

  test('a failed write is not recorded, and a message is recorded without its sender', async () => {
    const { ask, deeds, store, app, token } = await open();
    const before = await deeds();
    expect((await ask('/service', { method: 'POST', body: { ...service, path: '/iletisim' } })).status).toBe(
      400,
    );
    const lost = store.write(async (writer) => {
      await noteActivity(writer, { act: 'added', now: new Date() });
      throw new Error('lost');
    });
    await expect(lost).rejects.toThrow('lost');
    expect(await deeds()).toEqual(before);
    const message = {
      name: 'Nermin Acar',
      email: 'n@ornek.example',
      subject: 'Gizli',
      message: 'Merhaba dünya',
    };
    await ask('/contact-messages', { method: 'POST', body: message });
    const [{ id } = { id: '' }] = await callFor(endpoints.messages.listAll.answer, app, '/contact-messages', {
      token,
    });
    await ask(`/contact-messages/${id}`, { method: 'DELETE' });
    expect((await deeds())[0]).toBe('deleted messages');
  });

  test('names who downloads, erases and keeps personal data, and nobody whose it is', async () => {
    const { ask, list, deeds, app } = await open();
    const message = { name: 'Nermin', email: 'n@ornek.example', subject: 'Gizli', message: 'Merhaba dünya' };
    await ask('/contact-messages', { method: 'POST', body: message });
    await ask('/personal-data', { method: 'PUT', body: { months: 6 } });
    await ask('/visits', { method: 'PUT', body: { counting: false } });
    const person = { method: 'POST', body: { email: 'n@ornek.example' } } as const;
    await ask('/personal-data/export', person);
    await ask('/personal-data/erase', person);
    // Nobody is left to be erased.
    await ask('/personal-data/erase', person);
    await ask('/contact-messages/export', { method: 'HEAD' });
    await ask('/contact-messages/export');
    expect((await callApi(app, '/contact-messages/export')).status).toBe(401);
    const told = (await list()).slice(0, 5);
    expect((await deeds()).slice(0, 5)).toEqual([
      'messagesDownloaded',
      'erased personal',
      'personDownloaded',
      'settingsChanged visits',
      'settingsChanged personal',
    ]);
    for (const each of told) expect(each).toMatchObject({ by: 'Elif Karaca', address: '203.0.113.9' });
  });

  test('is read by person and day, page by page, also within one moment', async () => {
    const { store, list, clock } = await open();
    const now = clock.now();
    await store.write(async (writer) => {
      for (let number = 0; number < activityPage + 5; number += 1) {
        const who = { userId: number < 3 ? 'first' : 'second', name: 'Biri' };
        await noteActivity(writer, { act: 'added', title: String(number), now, who });
      }
      // An hour before midnight in Istanbul, and one after.
      for (const at of ['2026-02-27T20:00:00.000Z', '2026-02-27T22:00:00.000Z'])
        await noteActivity(writer, {
          act: 'added',
          title: at,
          now: new Date(at),
          who: { userId: '', name: '' },
        });
    });
    const first = await list();
    expect(first).toHaveLength(activityPage);
    const rest = await list(`?before=${first.at(-1)?.id}`);
    const titles = [...first, ...rest].map(({ title }) => title).filter((title) => /^\d+$/.test(title));
    expect(new Set(titles).size).toBe(activityPage + 5);
    expect(titles).toHaveLength(activityPage + 5);
    expect(await list('?user=first')).toHaveLength(3);
    expect((await list('?day=2026-02-28')).map(({ title }) => title)).toEqual(['2026-02-27T22:00:00.000Z']);
    expect(await list('?day=2026-02-31&before=x')).toEqual([]);
  });

  test('cannot be erased by any call', async () => {
    const { ask, deeds } = await open();
    await ask('/service', { method: 'POST', body: service });
    const before = await deeds();
    expect(before).not.toEqual([]);
    const calls = endpointList.filter(({ endpoint }) => endpoint.path.startsWith('/activity'));
    expect(calls.map(({ endpoint }) => endpoint.method)).toEqual(['GET']);
    for (const method of ['DELETE', 'PUT', 'PATCH', 'POST'] as const)
      expect([404, 405]).toContain((await ask('/activity', { method, body: {} })).status);
    expect(await deeds()).toEqual(before);
  });

  test('is kept for a year whoever is removed; of refused sign-ins only the newest are kept', async () => {
    const { store, clock, deeds, ask, app, token } = await open();
    await ask('/theme/colors', { method: 'POST', token: await newUser({ app, token }, 'owner'), body: {} });
    const { id } = await store.read
      .selectFrom('userAccount')
      .select('id')
      .where('email', '!=', testAdmin.email)
      .executeTakeFirstOrThrow();
    await ask(`/users/${id}`, { method: 'DELETE' });
    const told = await deeds();
    expect(told[0]).toMatch(/^userRemoved/);
    clock.advance((limits.activityDays - 1) * dayMs);
    expect(await sweepActivity(store, { clock })).toBe(0);
    clock.advance(2 * dayMs);
    expect(await sweepActivity(store, { clock })).toBeGreaterThan(0);
    expect(await store.read.selectFrom('activity').select('id').execute()).toEqual([]);
  });
});
