import { refusals } from '@vitrin/contract/errors/refusals';
import { type SiteAt, siteAt, siteAtRestored } from '@vitrin/contract/history/siteAt';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { setTimeout } from 'node:timers/promises';
import { behindHeldRow } from '../testing/behindHeldRow.ts';
import { fileForm } from '../testing/callApi.ts';
import { contentSamples, entry, sampleTitle } from '../testing/contentSamples.ts';
import { engineTests } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testEngines } from '../testing/testEngines.ts';

const minute = 60_000;

const told = (changes: SiteAt['changes']) =>
  changes.map(({ kind, id, act, fault }) => [kind, id, act, fault]);

describe.each(testEngines)('the site at a moment on %s', (engine) => {
  const { server, clock, admin, visitor, pictureRows } = engineTests(engine);
  afterEach(async () => {
    await server().store.read.deleteFrom('sliderImage').execute();
    await server().store.read.deleteFrom('setting').execute();
  });
  const call = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
    clock.advance(minute);
    const answer = await admin(path, { method, ...(body !== undefined && { body }) });
    expect([path, answer.status, answer.status === 200 ? '' : answer.body]).toEqual([path, 200, '']);
    return answer.body;
  };
  const now = () => {
    clock.advance(minute);
    return clock.now().toISOString();
  };
  const changesAt = async (at: string): Promise<SiteAt['changes']> =>
    siteAt.parse((await admin(`/site-at?at=${at}`)).body).changes;
  const restore = async (at: string) => siteAtRestored.parse(await call('POST', '/site-at/restore', { at }));
  /** All content and settings that visitors see, without the times of writes. */
  const seen = async () => {
    const paths = [
      ...contentSamples.map(({ shown }) => shown),
      '/site-info',
      '/theme/colors',
      '/home-page',
      '/about',
    ];
    // Responses are stable once all sizes of pictures are made.
    await server().media.settled();
    const answers = await Promise.all(paths.map((path) => visitor(path)));
    const bodies = [...answers, await admin('/home-page/images/admin')].map(({ status, body }) => [
      status,
      body,
    ]);
    return JSON.parse(
      JSON.stringify(bodies, (key, value: unknown) => (key === 'updatedAt' ? undefined : value)),
    );
  };
  const versions = async (subject: string) =>
    z
      .array(z.object({ act: z.string() }))
      .parse((await admin(`/history/${subject}`)).body)
      .map(({ act }) => act);
  /** Makes the store older than the moment, as in practice. */
  const openedBefore = () =>
    server()
      .store.read.updateTable('schemaMigration')
      .set({ appliedAt: new Date(clock.now().getTime() - minute) })
      .execute();
  const addSlide = async (width: number) =>
    entry
      .pick({ id: true })
      .parse(await call('POST', '/home-page/images', fileForm(await plainJpeg({ width, height: 8 }))));

  test('every kind, the settings, colours and the banner are restored in one step, and undone in another', async () => {
    const kept = await Promise.all(
      contentSamples.map(async (kind) => ({
        kind,
        first: await kind.add(server(), 1),
        second: await kind.add(server(), 2),
      })),
    );
    await call('POST', '/site-info', { companyName: 'Eski' });
    await call('POST', '/theme/colors', { primaryColor: '#123456' });
    const slide = await addSlide(20);
    const at = now();
    const then = await seen();
    for (const { kind, first, second } of kept) {
      await call('PUT', kind.update(first.id), { [kind.title]: sampleTitle(3) });
      await call('DELETE', kind.at(second.id));
      clock.advance(minute);
      await kind.add(server(), 4);
    }
    await call('POST', '/site-info', { companyName: 'Yeni' });
    await call('POST', '/theme/colors', { primaryColor: '#654321' });
    await call('DELETE', `/home-page/images/${slide.id}`);
    await addSlide(21);
    const later = await seen();
    expect(later).not.toEqual(then);

    const changes = await changesAt(at);
    expect(changes).toHaveLength(3 * kept.length + 3);
    expect(changes.filter(({ fault }) => fault !== null)).toEqual([]);
    for (const { kind, first, second } of kept) {
      const own = changes.filter((change) => change.kind === kind.group);
      expect(own.map(({ act }) => act).toSorted()).toEqual(['changed', 'removed', 'returned']);
      expect(own.find(({ id }) => id === first.id)).toMatchObject({
        act: 'changed',
        change: { fields: [kind.title] },
        title: sampleTitle(3),
      });
      expect(own.find(({ id }) => id === second.id)).toMatchObject({
        act: 'returned',
        title: sampleTitle(2),
      });
    }
    // A preview changes nothing.
    expect(await seen()).toEqual(later);
    const { before, changes: done } = await restore(at);
    expect(told(done)).toEqual(told(changes));
    expect(await seen()).toEqual(then);
    const acts = await Promise.all(kept.map(({ kind, first }) => versions(`${kind.group}/${first.id}`)));
    expect(acts).toEqual(kept.map(() => ['restored', 'changed', 'added']));
    expect(await changesAt(at)).toEqual([]);

    const undone = await restore(before);
    expect(undone.changes).toHaveLength(done.length);
    expect(await seen()).toEqual(later);
    // And the undo can be undone.
    await restore(at);
    expect(await seen()).toEqual(then);
  });

  test('settings and colours that had never been saved return to those of a new site', async () => {
    const { store } = server();
    for (const table of ['setting', 'version'] as const) await store.read.deleteFrom(table).execute();
    await openedBefore();
    const then = await seen();
    const at = now();
    clock.advance(minute);
    await call('POST', '/theme/colors', { primaryColor: '#654321' });
    await call('POST', '/site-info', { companyName: 'Yeni' });
    const changes = await changesAt(at);
    expect(changes.map(({ fault }) => fault)).toEqual([null, null]);
    await restore(at);
    expect(await seen()).toEqual(then);
  });

  test('a banner without versions, and one changed past its history, return as they were', async () => {
    const [first, second] = [await addSlide(20), await addSlide(21)];
    const { store } = server();
    await store.read.deleteFrom('version').execute();
    await openedBefore();
    const then = await seen();
    const at = now();
    await call('DELETE', `/home-page/images/${first.id}`);
    expect(told(await changesAt(at))).toEqual([['settings', 'slider', 'changed', null]]);
    const { before } = await restore(at);
    expect(await seen()).toEqual(then);
    await restore(before);

    await store.read.updateTable('sliderImage').set({ active: false }).execute();
    const hidden = await seen();
    await call('DELETE', `/home-page/images/${second.id}`);
    await restore(new Date(clock.now().getTime() - 1).toISOString());
    expect(await seen()).toEqual(hidden);
  });

  test('descriptions of the pictures of the banner stay, as they belong to the library', async () => {
    const slide = await addSlide(20);
    const [{ id: picture } = { id: '' }] = await pictureRows();
    const at = now();
    await call('PUT', `/images/${picture}`, { alt: 'Avlu' });
    expect(await changesAt(at)).toEqual([]);
    await call('PATCH', `/home-page/images/${slide.id}/toggle-status`);
    const later = await seen();
    const { before, changes } = await restore(at);
    expect(told(changes)).toEqual([['settings', 'slider', 'changed', null]]);
    expect((await visitor('/home-page')).body).toMatchObject({ images: [{ id: slide.id, alt: 'Avlu' }] });
    expect(await versions(`pictures/${picture}`)).toEqual(['changed', 'initial']);
    expect(await changesAt(at)).toEqual([]);
    await restore(before);
    expect(await seen()).toEqual(later);
  });

  test('what was in the trash goes back there, and what was deleted for good stays deleted', async () => {
    const services = contentSamples.find(({ group }) => group === 'services');
    if (services === undefined) throw new Error('There are no services');
    const { id } = await services.add(server(), 1);
    const gone = await services.add(server(), 2);
    await call('DELETE', services.at(id));
    const at = now();
    const [kept] = z.array(z.object({ id: z.string() })).parse((await admin('/trash')).body);
    await call('POST', `/trash/${kept?.id}/restore`, {});
    await call('DELETE', services.at(gone.id));
    const [thrown] = z.array(z.object({ id: z.string() })).parse((await admin('/trash')).body);
    await call('DELETE', `/trash/${thrown?.id}`);
    expect(told(await changesAt(at))).toEqual([['services', id, 'removed', null]]);
    const { before } = await restore(at);
    expect((await visitor(services.at(id))).status).toBe(404);
    await restore(before);
    expect((await visitor(services.at(id))).status).toBe(200);
  });

  test('paths that changed hands are restored in any order; what cannot be restored is left and reported', async () => {
    const add = async (title: string, path: string) =>
      entry.parse(await call('POST', '/service', { title, path, description: '<p>Metin.</p>' })).id;
    const [a, b] = [await add('A', '/a'), await add('B', '/b')];
    const lost = await add('Kayıp', '/kayip');
    const at = now();
    await call('PUT', `/service/${b}`, { path: '/c' });
    await call('PUT', `/service/${a}`, { path: '/b' });
    await call('PUT', `/service/${lost}`, { title: 'Başka' });
    await server()
      .store.read.deleteFrom('version')
      .where('entryId', '=', lost)
      .where('number', '=', 1)
      .execute();
    const changes = await changesAt(at);
    expect(new Map(changes.map(({ id, fault }) => [id, fault]))).toEqual(
      new Map([
        [a, null],
        [b, null],
        [lost, 'unknown'],
      ]),
    );
    await restore(at);
    expect((await visitor(`/service/${a}`)).body).toMatchObject({ path: '/a' });
    expect((await visitor(`/service/${b}`)).body).toMatchObject({ path: '/b' });
    expect((await visitor(`/service/${lost}`)).body).toMatchObject({ title: 'Başka' });
  });

  test('happens as a whole or not at all', async () => {
    const { id } = entry.parse(await call('POST', '/why-us', { title: 'Eski', description: 'x' }));
    const at = now();
    await call('PUT', `/why-us/${id}`, { title: 'Yeni' });
    await call('POST', '/theme/colors', { primaryColor: '#123456' });
    const { store } = server();
    const before = await seen();
    await store.read.schema.alterTable('setting').renameTo('setting_away').execute();
    const answer = await admin('/site-at/restore', { method: 'POST', body: { at } });
    await store.read.schema.alterTable('setting_away').renameTo('setting').execute();
    expect(answer.status).toBe(500);
    expect(await seen()).toEqual(before);
    expect(await versions(`reasons/${id}`)).toEqual(['changed', 'added']);
  });

  test('goes together with a move of one of its entries, whichever comes first', async () => {
    const add = async (path: string) =>
      entry.parse(await call('POST', '/service', { title: 'Eski', path, description: '<p>x</p>' }));
    const [{ id: first }, { id: last }] = [await add('/ilk'), await add('/son')];
    const at = now();
    await call('PUT', `/service/${first}`, { title: 'Yeni' });
    await call('DELETE', `/service/${last}`);
    let moving: ReturnType<typeof admin> | undefined;
    const [restored] = await behindHeldRow<unknown>(
      server().store,
      (writer) => writer.selectFrom('service').select('id').where('id', '=', first).forUpdate().execute(),
      [
        () => admin('/site-at/restore', { method: 'POST', body: { at } }),
        async () => {
          moving = admin(`/service/${first}/place`, { method: 'PUT', body: { place: 1 } });
          // It waits for nothing that the database knows of.
          await setTimeout(500);
        },
      ],
    );
    expect([restored, await moving]).toMatchObject([{ status: 200 }, { status: 200 }]);
  });

  test('is for owners, and for a past moment only', async () => {
    const future = new Date(clock.now().getTime() + minute).toISOString();
    expect((await admin(`/site-at?at=${future}`)).body).toMatchObject({
      errors: { at: refusals.siteAtFuture() },
    });
    expect((await visitor(`/site-at?at=${now()}`)).status).toBe(401);
    const { store, app } = server();
    await store.read.updateTable('userAccount').set({ role: 'editor' }).execute();
    expect((await admin(`/site-at?at=${now()}`)).status).toBe(403);
    const link = { subject: null, hours: 1, moment: now() };
    expect((await admin('/previews', { method: 'POST', body: link })).status).toBe(403);
    await store.read.updateTable('userAccount').set({ role: 'owner' }).execute();
    const { id } = entry.parse(await call('POST', '/why-us', { title: 'Eski', description: 'x' }));
    const at = now();
    await call('PUT', `/why-us/${id}`, { title: 'Yeni' });
    const made = z
      .object({ path: z.string(), moment: z.string() })
      .parse(await call('POST', '/previews', { ...link, moment: at }));
    const cookie = `vitrin_onizleme=${made.path.split('/').at(-1)}`;
    const shown = async (headers: Record<string, string> = {}) =>
      (await app.inject({ url: '/api/why-us/public', headers })).body;
    expect(made.moment).toBe(at);
    expect(await shown({ cookie })).toContain('Eski');
    expect(await shown()).toContain('Yeni');
  });
});
