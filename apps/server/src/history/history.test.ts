import {
  type Version,
  version,
  versionComparison,
  versionRestored as restored,
} from '@vitrin/contract/history/history';
import { noChange, pictureChangesMs } from '@vitrin/contract/history/historyChange';
import { refusals } from '@vitrin/contract/errors/refusals';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fileForm } from '../testing/callApi.ts';
import { contentSamples, entry, sampleTitle } from '../testing/contentSamples.ts';
import { engineTests } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testEngines } from '../testing/testEngines.ts';
import { newUser } from '../testing/testUsers.ts';

const picture = async (width: number) => fileForm(await plainJpeg({ width, height: 8 }));

/** The body of a successful response. */
const done = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};

const shownImages = z.object({ images: z.array(z.object({ id: z.string(), width: z.number() })) });

const pictures = (added: number, removed: number) => ({
  ...noChange,
  pictures: { ...noChange.pictures, added, removed },
});

const reordered = (removed: number) => ({
  ...noChange,
  pictures: { ...noChange.pictures, removed, reordered: true },
});

describe.each(testEngines)('the history on %s', (engine) => {
  const { admin, visitor, server, clock, pictureRows } = engineTests(engine);
  const call = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
    clock.advance(1_000);
    return admin(path, { method, ...(body !== undefined && { body }) });
  };
  const list = async (subject: string, query = ''): Promise<Version[]> =>
    z.array(version).parse(await done(admin(`/history/${subject}${query}`)));
  const compare = async (subject: string, id: string, other?: string) =>
    versionComparison.parse(
      await done(admin(`/history/${subject}/${id}${other === undefined ? '' : `?with=${other}`}`)),
    );
  const restore = (subject: string, id: string, body: object = {}) =>
    call('POST', `/history/${subject}/${id}/restore`, body);
  const acts = async (subject: string) => (await list(subject)).map(({ act }) => act);
  const at = async (subject: string, place: number): Promise<Version> => {
    const found = (await list(subject)).at(place);
    if (found === undefined) throw new Error(`There is no version ${place}`);
    return found;
  };

  const imagesOf = async (id: string) => shownImages.parse((await admin(`/projects/${id}`)).body).images;
  const widthsOf = async (id: string) => (await imagesOf(id)).map(({ width }) => width);
  const addProject = async () =>
    entry.parse(
      await done(call('POST', '/projects', { title: 'Ev', shortDescription: 'x', description: '<p>x</p>' })),
    ).id;
  const addImage = async (id: string, width: number, token?: string) => {
    clock.advance(1_000);
    const sent = {
      method: 'POST',
      body: await picture(width),
      ...(token !== undefined && { token }),
    } as const;
    return done(admin(`/projects/image/${id}`, sent));
  };
  const changesOf = async (id: string) => (await list(`projects/${id}`)).map(({ change }) => change);

  describe.each(contentSamples)('of $name', (kind) => {
    const subjectOf = (id: string) => `${kind.group}/${id}`;
    const read = async (id: string) =>
      z
        .array(entry)
        .parse((await admin(kind.all)).body)
        .find((each) => each.id === id);

    test('records of every write who made it, when, and what it changed', async () => {
      const { id } = await kind.add(server(), 1);
      const subject = subjectOf(id);
      await done(call('PUT', kind.update(id), { [kind.title]: sampleTitle(2) }));
      await done(call('PUT', kind.update(id), { [kind.title]: sampleTitle(2) }));
      await done(call('PATCH', kind.toggle(id)));
      await done(call('POST', kind.bulk, { act: 'activate', ids: [id] }));
      await done(call('POST', kind.bulk, { act: 'activate', ids: [id] }));
      const told = await list(subject);
      expect(told).toMatchObject([
        { act: 'switched', minor: true, change: { ...noChange, visible: true } },
        { act: 'switched', minor: true, change: { ...noChange, visible: false } },
        { act: 'changed', minor: false, change: { ...noChange, fields: [kind.title] } },
        { act: 'added', minor: false, change: noChange, restored: null },
      ]);
      expect(new Set(told.map(({ by }) => by))).toEqual(new Set(['Elif Karaca']));
      expect(told.map(({ at: time }) => time)).toEqual(
        told
          .map(({ at: time }) => time)
          .toSorted()
          .toReversed(),
      );
      expect(await list(subject, '?minor=false')).toEqual(told.slice(2));
    });

    test.runIf(kind.reorder)('records its moves', async () => {
      const first = await kind.add(server(), 1);
      const second = await kind.add(server(), 2);
      await done(call('PUT', `${kind.at(second.id)}/place`, { before: first.id }));
      expect(await at(subjectOf(second.id), 0)).toMatchObject({
        act: 'moved',
        minor: true,
        change: { ...noChange, moved: true },
      });
      expect(await acts(subjectOf(first.id))).toEqual(['added']);
      const items = [first, second].map(({ id }, index) => ({ id, displayOrder: index + 1 }));
      await done(call('PUT', kind.reorder ?? '', { items }));
      expect(await acts(subjectOf(second.id))).toEqual(['moved', 'moved', 'added']);
      expect(await acts(subjectOf(first.id))).toEqual(['added']);
    });

    test('compares two versions, and each with the current state', async () => {
      const { id } = await kind.add(server(), 1);
      const subject = subjectOf(id);
      for (const number of [2, 3])
        await done(call('PUT', kind.update(id), { [kind.title]: sampleTitle(number) }));
      await done(call('PATCH', kind.toggle(id)));
      const [newest, third, second, first] = await list(subject);
      const titles = async (other?: Version) => {
        const { from, to, change } = await compare(subject, String(first?.id), other?.id);
        const of = ({ record }: typeof from) => record.fields.find(({ name }) => name === kind.title)?.value;
        return [of(from), of(to), from.version?.id, to.version?.id, change.fields, change.visible];
      };
      expect(await titles()).toEqual([
        sampleTitle(1),
        sampleTitle(3),
        first?.id,
        undefined,
        [kind.title],
        false,
      ]);
      expect(await titles(second)).toEqual([
        sampleTitle(1),
        sampleTitle(2),
        first?.id,
        second?.id,
        [kind.title],
        null,
      ]);
      expect(await titles(third)).toEqual([
        sampleTitle(1),
        sampleTitle(3),
        first?.id,
        third?.id,
        [kind.title],
        null,
      ]);
      expect((await compare(subject, String(newest?.id))).change).toEqual(noChange);
    });

    test('restores a version in one step, which creates a version as well', async () => {
      const added = await kind.add(server(), 1);
      const { id } = added;
      const subject = subjectOf(id);
      const before = await read(id);
      await done(call('PUT', kind.update(id), { [kind.title]: sampleTitle(2), active: false }));
      const first = await at(subject, -1);
      const back = restored.parse(await done(restore(subject, first.id))).version;
      expect(back).toMatchObject({
        act: 'restored',
        restored: first.at,
        minor: false,
        change: { fields: [kind.title], visible: true },
      });
      const after = await read(id);
      expect(after).toEqual({ ...before, updatedAt: after?.updatedAt });
      expect(String(after?.updatedAt) > String(before?.updatedAt)).toBe(true);
      expect(await acts(subject)).toEqual(['restored', 'changed', 'added']);
      const found = `${kind.all}?q=${encodeURIComponent(sampleTitle(1))}`;
      expect((await admin(found)).body).toMatchObject([{ id }]);
      // Repeated, there is no difference, so no version is kept.
      expect(restored.parse(await done(restore(subject, first.id))).version.id).toBe(back.id);
      expect(await acts(subject)).toHaveLength(3);
    });

    test('keeps the state from before versions existed', async () => {
      const { id, updatedAt } = await kind.add(server(), 1);
      await server().store.read.deleteFrom('version').execute();
      expect(await list(subjectOf(id))).toEqual([]);
      await done(call('PUT', kind.update(id), { [kind.title]: sampleTitle(2) }));
      expect(await list(subjectOf(id))).toMatchObject([
        { act: 'changed', change: { fields: [kind.title] } },
        { act: 'initial', by: '', at: updatedAt, change: noChange },
      ]);
      await done(restore(subjectOf(id), (await at(subjectOf(id), 1)).id));
      expect(await read(id)).toMatchObject({ [kind.title]: sampleTitle(1) });
    });

    test('keeps nothing of a write that failed', async () => {
      const { id, updatedAt } = await kind.add(server(), 1);
      const subject = subjectOf(id);
      await done(call('PUT', kind.update(id), { [kind.title]: sampleTitle(2) }));
      const outdated = await call('PUT', kind.update(id), { [kind.title]: sampleTitle(3), updatedAt });
      expect(outdated.status).toBe(409);
      expect((await call('PUT', kind.update(id), { [kind.title]: 'x'.repeat(999) })).status).toBe(400);
      expect(await acts(subject)).toEqual(['changed', 'added']);
      // If no version can be kept, nothing is written at all.
      const { read: db } = server().store;
      await sql`alter table version rename to version_away`.execute(db);
      try {
        expect((await call('PUT', kind.update(id), { [kind.title]: sampleTitle(3) })).status).toBe(500);
        expect((await call('PATCH', kind.toggle(id))).status).toBe(500);
      } finally {
        await sql`alter table version_away rename to version`.execute(db);
      }
      expect(await read(id)).toMatchObject({ [kind.title]: sampleTitle(2), active: true });
    });

    test('goes to the trash and comes back with its entry, or goes for good with it', async () => {
      const { id } = await kind.add(server(), 1);
      const subject = subjectOf(id);
      await done(call('PUT', kind.update(id), { [kind.title]: sampleTitle(2) }));
      const before = await list(subject);
      await done(call('DELETE', kind.at(id)));
      expect((await admin(`/history/${subject}`)).status).toBe(404);
      expect((await admin(`/history/${subject}/${before[0]?.id}`)).status).toBe(404);
      expect((await restore(subject, String(before[1]?.id))).status).toBe(404);
      const [kept] = z.array(z.object({ id: z.string() })).parse((await admin('/trash')).body);
      await done(call('POST', `/trash/${kept?.id}/restore`, {}));
      const [returned, ...others] = await list(subject);
      expect(returned).toMatchObject({ act: 'returned', change: noChange, restored: null });
      expect(others).toEqual(before);
      await done(call('DELETE', kind.at(id)));
      await done(call('POST', '/trash/empty', {}));
      expect(await server().store.read.selectFrom('version').select('id').execute()).toEqual([]);
      expect(await pictureRows()).toEqual([]);
    });

    test.runIf(kind.image)('holds a picture from before versions existed', async () => {
      const { id } = await kind.add(server(), 1);
      const image = kind.image?.(id) ?? '';
      await done(call('POST', image, await picture(10)));
      await server().store.read.deleteFrom('version').execute();
      await done(call('POST', image, await picture(20)));
      const initial = await at(subjectOf(id), -1);
      expect(initial.act).toBe('initial');
      await done(restore(subjectOf(id), initial.id));
      expect(await read(id)).toMatchObject({ image: { width: 10 } });
    });

    test.runIf(kind.image)('holds pictures, and restores them', async () => {
      const { id } = await kind.add(server(), 1);
      const subject = subjectOf(id);
      const image = kind.image?.(id) ?? '';
      for (const width of [10, 20]) await done(call('POST', image, await picture(width)));
      await done(call('DELETE', image));
      await done(call('PUT', kind.update(id), { [kind.title]: sampleTitle(2) }));
      expect((await list(subject)).map(({ change }) => change)).toEqual([
        { ...noChange, fields: [kind.title] },
        pictures(0, 1),
        pictures(1, 1),
        pictures(1, 0),
        noChange,
      ]);
      expect(new Set((await pictureRows()).map(({ width }) => width))).toEqual(new Set([10, 20]));
      const { from } = await compare(subject, (await at(subject, 3)).id);
      expect(from.record.pictures).toMatchObject([{ field: 'image', image: { width: 10 } }]);
      await done(restore(subject, (await at(subject, 3)).id));
      expect(await read(id)).toMatchObject({ image: { width: 10 } });
      await done(restore(subject, (await at(subject, 3)).id));
      expect(await read(id)).toMatchObject({ image: { width: 20 } });
      // A lost picture is reported, and nothing is written.
      const { id: withFirst } = await at(subject, -2);
      const read10 = server().store.read.selectFrom('picture').select('id').where('width', '=', 10);
      const lost = await read10.executeTakeFirstOrThrow();
      await server().store.read.deleteFrom('versionPicture').where('pictureId', '=', lost.id).execute();
      await server().store.read.deleteFrom('picture').where('id', '=', lost.id).execute();
      const refused = await restore(subject, withFirst);
      expect(refused).toMatchObject({ status: 409, body: { message: refusals.versionPictureGone() } });
      expect(await read(id)).toMatchObject({ image: { width: 20 } });
      expect((await compare(subject, withFirst)).from.record.pictures).toMatchObject([{ image: null }]);
    });
  });

  test('a path that was taken in the meantime has to be chosen again', async () => {
    const text = {
      shortDescription: 'Kısa.',
      description: '<p>Metin.</p>',
      excerpt: 'x',
      details: '<p>x</p>',
    };
    for (const [kind, create, update, own] of [
      ['services', '/service', '/service', '/yol'],
      ['projects', '/projects', '/projects', 'yol'],
      ['posts', '/blog', '/blog/update', 'yol'],
    ] as const) {
      const add = async (path: string) =>
        entry.parse(await done(call('POST', create, { ...text, title: 'Yol', path }))).id;
      const id = await add(own);
      const subject = `${kind}/${id}`;
      await done(call('PUT', `${update}/${id}`, { path: `${own}-eski` }));
      await add(own);
      const first = await at(subject, -1);
      const errors = { path: refusals.trashPathTaken() };
      expect(await restore(subject, first.id)).toMatchObject({
        status: 409,
        body: { errors, path: own, free: `${own}-2` },
      });
      expect((await restore(subject, first.id, { path: 'Büyük Harf' })).status).toBe(400);
      expect(await acts(subject)).toEqual(['changed', 'added']);
      await done(restore(subject, first.id, { path: `${own}-2` }));
      expect(await acts(subject)).toEqual(['restored', 'changed', 'added']);
      expect((await visitor(`${create}/${id}`)).body).toMatchObject({ path: `${own}-2` });
    }
    const reason = entry.parse(await done(call('POST', '/why-us', { title: 'x', description: 'x' })));
    const { id } = await at(`reasons/${reason.id}`, 0);
    expect((await restore(`reasons/${reason.id}`, id, { path: 'yol' })).status).toBe(400);
  });

  test('a project comes back with its facts, its services and the order of its pictures', async () => {
    const { id: service } = entry.parse(
      await done(call('POST', '/service', { title: 'Çatı', path: '/cati', description: '<p>x</p>' })),
    );
    const draft = { title: 'Ev', shortDescription: 'x', description: '<p>x</p>', serviceIds: [service] };
    const facts = [{ key: 'Yer', value: 'Urla' }];
    const { id } = entry.parse(
      await done(call('POST', '/projects', { ...draft, additionalInfoPairs: facts })),
    );
    for (const width of [10, 20, 30]) await done(call('POST', `/projects/image/${id}`, await picture(width)));
    await server().media.settled();
    const before = (await admin(`/projects/${id}`)).body;
    const { images } = shownImages.parse(before);
    const subject = `projects/${id}`;
    const { id: full } = await at(subject, 0);
    await done(call('DELETE', `/projects/image/${id}/${images[0]?.id}`));
    await done(call('PUT', `/projects/image/${id}/${images[2]?.id}`));
    await done(call('PUT', `/projects/${id}`, { serviceIds: [], additionalInfo: null }));
    expect((await compare(subject, full)).change).toEqual({
      ...noChange,
      fields: ['additionalInfoPairs', 'serviceIds'],
      pictures: { added: 0, removed: 1, changed: 0, reordered: true },
    });
    await done(restore(subject, full));
    const after = Object((await admin(`/projects/${id}`)).body);
    expect(after).toEqual({ ...Object(before), updatedAt: after.updatedAt });
    expect((await visitor('/projects?service=/cati')).body).toMatchObject([{ id }]);
    // Also if its pictures are older than its versions.
    await server().store.read.deleteFrom('version').execute();
    await done(call('DELETE', `/projects/image/${id}/${images[0]?.id}`));
    await done(restore(subject, (await at(subject, -1)).id));
    expect((await admin(`/projects/${id}`)).body).toMatchObject({ images });
    const latest = (await at(subject, 0)).id;
    // A service deleted since then is ignored, as in forms.
    await done(call('PUT', `/projects/${id}`, { serviceIds: [] }));
    await done(call('DELETE', `/service/${service}`));
    await done(restore(subject, latest));
    expect((await admin(`/projects/${id}`)).body).toMatchObject({ serviceIds: [service] });
  });

  describe('changes of pictures that follow each other', () => {
    test('are one version, with the time of the last, whose states before and after can be restored', async () => {
      const id = await addProject();
      const all = [10, 20, 30, 40, 50, 60, 70, 80];
      for (const width of all) await addImage(id, width);
      const subject = `projects/${id}`;
      expect(await changesOf(id)).toEqual([pictures(8, 0), noChange]);
      const added = await at(subject, 0);
      expect(added).toMatchObject({ act: 'changed', by: 'Elif Karaca', at: clock.now().toISOString() });
      await done(call('PUT', `/projects/${id}`, { title: 'Konak' }));
      for (const { id: image } of (await imagesOf(id)).slice(2))
        await done(call('DELETE', `/projects/image/${id}/${image}`));
      expect(await changesOf(id)).toEqual([
        pictures(0, 6),
        { ...noChange, fields: ['title'] },
        pictures(8, 0),
        noChange,
      ]);
      // Nothing but versions shows what was removed.
      expect(await pictureRows()).toHaveLength(8);
      await done(restore(subject, added.id));
      expect(await widthsOf(id)).toEqual(all);
      expect((await admin(`/projects/${id}`)).body).toMatchObject({ title: 'Ev' });
      await done(restore(subject, (await at(subject, -1)).id));
      expect(await widthsOf(id)).toEqual([]);
      await done(restore(subject, (await at(subject, 2)).id));
      expect(await widthsOf(id)).toEqual([10, 20]);
    });

    test('stay apart if somebody else made one, if time or another change lies between, or if its state would be lost', async () => {
      const id = await addProject();
      await addImage(id, 10);
      clock.advance(pictureChangesMs);
      await addImage(id, 20);
      await addImage(id, 30, await newUser(server(), 'editor', 'Editör'));
      await addImage(id, 40);
      await done(call('PUT', `/projects/${id}`, { title: 'Konak' }));
      await addImage(id, 50);
      // Only the version between shows it.
      await done(call('DELETE', `/projects/image/${id}/${(await imagesOf(id)).at(-1)?.id}`));
      const order = (await imagesOf(id)).toReversed();
      for (const items of [order, order.toReversed()]) {
        const body = { items: items.map((each, index) => ({ id: each.id, displayOrder: index + 1 })) };
        await done(call('PUT', `/projects/${id}/images/reorder`, body));
      }
      expect(await changesOf(id)).toEqual([
        reordered(0),
        reordered(1),
        pictures(1, 0),
        { ...noChange, fields: ['title'] },
        pictures(1, 0),
        pictures(1, 0),
        pictures(1, 0),
        pictures(1, 0),
        noChange,
      ]);
      await done(restore(`projects/${id}`, (await at(`projects/${id}`, 2)).id));
      expect(await widthsOf(id)).toEqual([10, 20, 30, 40, 50]);
    });
  });

  test('fields are validated by current rules, and HTML is sanitised', async () => {
    const { id } = entry.parse(
      await done(call('POST', '/service', { title: 'Çatı', path: '/cati', description: '<p>x</p>' })),
    );
    const subject = `services/${id}`;
    const { id: first } = await at(subject, 0);
    await done(call('PUT', `/service/${id}`, { title: 'Yeni' }));
    const store = (fields: object) =>
      server()
        .store.read.updateTable('version')
        .set({ content: { fields: { title: 'Çatı', ...fields } } })
        .where('id', '=', first)
        .execute();
    await store({ title: '', icon: 7 });
    const refused = await restore(subject, first);
    expect(refused).toMatchObject({ status: 400, body: { errors: { title: refusals.required() } } });
    expect(Object.keys(Object(Object(refused.body).errors)).toSorted()).toEqual(['icon', 'title']);
    await store({ description: '<p onclick="x()">Eski</p><script>x</script>', dropped: 'x' });
    const { from } = await compare(subject, first);
    expect(from.record.fields).toContainEqual({ name: 'description', html: '<p>Eski</p>', value: null });
    expect(from.record.fields.map(({ name }) => name)).not.toContain('dropped');
    await done(restore(subject, first));
    expect((await visitor(`/service/${id}`)).body).toMatchObject({
      title: 'Çatı',
      description: '<p>Eski</p>',
    });
  });

  test('lists come in pages', async () => {
    const { id } = entry.parse(await done(call('POST', '/why-us', { title: '0', description: 'x' })));
    for (const number of [1, 2, 3, 4, 5, 6])
      await done(call('PUT', `/why-us/${id}`, { title: String(number) }));
    const all = await list(`reasons/${id}`);
    expect(all).toHaveLength(7);
    const first = await admin(`/history/reasons/${id}?pageSize=3`);
    expect(first.headers['x-total-count']).toBe('7');
    expect(first.body).toEqual(all.slice(0, 3));
    expect(await list(`reasons/${id}`, `?pageSize=3&before=${all[2]?.id}`)).toEqual(all.slice(3, 6));
    expect(await list(`reasons/${id}`, `?pageSize=3&before=${all[5]?.id}`)).toEqual(all.slice(6));
    expect((await admin(`/history/reasons/${id}?before=unknown`)).status).toBe(404);
    expect((await admin(`/history/reasons/${id}?pageSize=201`)).status).toBe(400);
  });

  test('is for admins only, and for existing subjects', async () => {
    const { id } = entry.parse(await done(call('POST', '/why-us', { title: 'x', description: 'x' })));
    const { id: first } = await at(`reasons/${id}`, 0);
    for (const path of [`reasons/${id}`, `reasons/${id}/${first}`, 'settings/theme']) {
      expect((await visitor(`/history/${path}`)).status).toBe(401);
    }
    const unsigned = await admin(`/history/reasons/${id}/${first}/restore`, {
      method: 'POST',
      body: {},
      token: 'wrong',
    });
    expect(unsigned.status).toBe(401);
    for (const path of [
      'reasons/unknown',
      `reasons/${id}/unknown`,
      `reasons/${id}/${first}?with=unknown`,
      `posts/${id}`,
      'settings/unknown',
    ]) {
      expect([path, (await admin(`/history/${path}`)).status]).toEqual([path, 404]);
    }
    expect((await admin('/history/messages/x')).status).toBe(400);
    expect((await restore('settings/unknown', first)).status).toBe(404);
    expect((await restore(`reasons/${id}`, first, { path: 'x'.repeat(2_000) })).status).toBe(400);
    const { status } = await restore(`reasons/${id}`, first, { path: ['x'.repeat(500_000)] });
    expect([400, 413]).toContain(status);
  });

  test('changing it does not invalidate any page', async () => {
    const { id } = entry.parse(await done(call('POST', '/why-us', { title: 'x', description: 'x' })));
    const before = (await server().store.version()).id;
    await server().store.write((writer) => writer.updateTable('version').set({ madeBy: 'y' }).execute());
    await server().store.write((writer) => writer.deleteFrom('version').execute());
    expect((await server().store.version()).id).toBe(before);
    expect(await list(`reasons/${id}`)).toEqual([]);
  });
});
