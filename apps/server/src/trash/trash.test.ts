import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { redirect } from '@vitrin/contract/paths/redirect';
import { trashItem } from '@vitrin/contract/history/trash';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { behindHeldRow } from '../testing/behindHeldRow.ts';
import { fileForm } from '../testing/callApi.ts';
import { contentSamples, idsOf, sampleTitle } from '../testing/contentSamples.ts';
import { queueLetters } from '../mail/letterQueue.ts';
import { newId } from '../newId.ts';
import { engineTests } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testEngines } from '../testing/testEngines.ts';
import { sweepTrash } from './trash.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const found = z.object({ id: z.string() });

const idOf = async (answer: Promise<{ body: unknown }>) => found.parse((await answer).body).id;
const picture = async (width: number) => fileForm(await plainJpeg({ width, height: 8 }));

describe.each(testEngines)('the trash on %s', (engine) => {
  const { admin, visitor, server, clock, pictureRows } = engineTests(engine);
  const post = (path: string, body: object = {}) => admin(path, { method: 'POST', body });
  const put = (path: string, body: object) => admin(path, { method: 'PUT', body });
  const remove = (path: string) => {
    clock.advance(1_000);
    return admin(path, { method: 'DELETE' });
  };
  const list = async (query = '') => {
    const { body } = await admin(`/trash${query}`);
    return z.array(trashItem).parse(body);
  };
  const newest = async () => {
    const [item] = await list();
    if (item === undefined) throw new Error('The trash is empty');
    return item;
  };
  const restore = async (body: object = {}) => post(`/trash/${(await newest()).id}/restore`, body);
  const text = { shortDescription: 'Kısa.', description: '<p>Metin.</p>' };

  beforeEach(async () => {
    await server().store.read.deleteFrom('oldPath').execute();
  });

  test.each(contentSamples)('$name come back as they were', async ({ add, at, all, image, label }) => {
    const { id } = await add(server(), 1);
    await add(server(), 2);
    if (image !== undefined) await post(image(id), await picture(16));
    await server().media.settled();
    const isRead = label !== 'Image';
    const before = [await idsOf(server(), all, server().token), isRead && (await admin(at(id))).body];
    const pictures = await pictureRows();
    await remove(at(id));
    expect(await idsOf(server(), all, server().token)).not.toContain(id);
    expect(await newest()).toMatchObject({ entryId: id, deletedBy: 'Elif Karaca' });
    const listed = (await admin(all)).body;
    expect(await pictureRows()).toEqual(pictures);
    const { status, body } = await restore();
    expect([status, body]).toMatchObject([200, { entryId: id }]);
    expect((await admin(all)).body).not.toEqual(listed);
    const after = [await idsOf(server(), all, server().token), isRead && (await admin(at(id))).body];
    expect(after).toEqual(before);
    expect(await list()).toEqual([]);
    expect(await idsOf(server(), `${all}?q=${encodeURIComponent(sampleTitle(1))}`, server().token)).toEqual([
      id,
    ]);
  });

  test.each(contentSamples)('$name are deleted together, and each comes back alone', async (kind) => {
    const ids = [(await kind.add(server(), 1)).id, (await kind.add(server(), 2)).id].toSorted();
    await post(kind.bulk, { act: 'delete', ids });
    expect((await list()).map(({ entryId }) => entryId).toSorted()).toEqual(ids);
    const { entryId } = await newest();
    await restore();
    expect(await idsOf(server(), kind.all, server().token)).toEqual([entryId]);
  });

  test('a project comes back with its pictures, its services and its former addresses', async () => {
    const service = await idOf(post('/service', { title: 'Çatı', path: '/cati', description: '<p>x</p>' }));
    const id = await idOf(post('/projects', { ...text, title: 'Ev', serviceIds: [service] }));
    for (const width of [10, 20, 30]) await post(`/projects/image/${id}`, await picture(width));
    await put(`/projects/${id}`, { path: 'yeni-ev' });
    await server().media.settled();
    const before = (await admin(`/projects/${id}`)).body;
    const ofService = async () => Object(await visitor('/projects?service=/cati')).body;
    expect(await ofService()).toMatchObject([{ id }]);
    await remove(`/projects/${id}`);
    expect(await ofService()).toEqual([]);
    expect((await visitor('/projects/by-path?path=ev')).status).toBe(404);
    await restore();
    expect((await admin(`/projects/${id}`)).body).toEqual(before);
    expect(await ofService()).toMatchObject([{ id }]);
    expect((await visitor('/projects/by-path?path=ev')).body).toMatchObject({ id, path: 'yeni-ev' });
  });

  test('a restored service has its projects again, also those restored before it', async () => {
    const service = await idOf(post('/service', { title: 'Çatı', path: '/cati', description: '<p>x</p>' }));
    const [one, two] = [
      await idOf(post('/projects', { ...text, title: 'Ev', serviceIds: [service] })),
      await idOf(post('/projects', { ...text, title: 'Depo', serviceIds: [service] })),
    ];
    await remove(`/projects/${two}`);
    const project = (await newest()).id;
    await remove(`/service/${service}`);
    const { id } = await newest();
    await post(`/trash/${project}/restore`);
    await post(`/trash/${id}/restore`);
    expect(await idsOf(server(), '/projects?service=/cati')).toEqual([one, two]);
  });

  test('a path that was taken in the meantime has to be chosen again', async () => {
    for (const [create, at, first, form] of [
      ['/service', '/service', { title: 'A', path: '/yol', description: '<p>x</p>' }, '/Yol'],
      ['/projects', '/projects', { ...text, title: 'Yol' }, '/yol'],
      ['/blog', '/blog', { title: 'Yol', excerpt: 'x', details: '<p>x</p>' }, 'Yol!'],
    ] as const) {
      const { id, path } = z
        .object({ id: z.string(), path: z.string() })
        .parse((await post(create, first)).body);
      await remove(`${at}/${id}`);
      await post(create, first);
      await post(create, { ...first, path: `${path}-2` });
      const taken = { path: refusals.trashPathTaken() };
      const refused = await restore();
      expect(refused).toMatchObject({ status: 409, body: { errors: taken, path, free: `${path}-3` } });
      expect(Object(refused.body).codes.path.code).toBe('trashPathTaken');
      expect(await restore({ path: `${path}-2` })).toMatchObject({ status: 409, body: { errors: taken } });
      expect((await restore({ path: form })).status).toBe(400);
      expect((await newest()).entryId).toBe(id);
      expect(await restore({ path: `${path}-3` })).toMatchObject({ status: 200, body: { entryId: id } });
      expect((await admin(`${at}/${id}`)).body).toMatchObject({ id, path: `${path}-3` });
    }
  });

  test('a former address that others have taken leads to them', async () => {
    const id = await idOf(post('/projects', { ...text, title: 'Ev' }));
    await put(`/projects/${id}`, { path: 'yeni-ev' });
    await remove(`/projects/${id}`);
    const other = await idOf(post('/projects', { ...text, title: 'Ev' }));
    await restore();
    expect((await visitor('/projects/by-path?path=ev')).body).toMatchObject({ id: other });
    expect((await visitor('/projects/by-path?path=yeni-ev')).body).toMatchObject({ id });
  });

  const atFormer = async () => (await visitor('/projects/by-path?path=ev')).body;

  test('a former address at which only a hidden entry stands comes back', async () => {
    const id = await idOf(post('/projects', { ...text, title: 'Ev' }));
    await put(`/projects/${id}`, { path: 'yeni-ev' });
    await remove(`/projects/${id}`);
    const hidden = await idOf(post('/projects', { ...text, title: 'Ev', active: false }));
    await restore();
    expect(await atFormer()).toMatchObject({ id });
    const [own] = z.array(redirect).parse((await admin('/redirects')).body);
    await remove(`/redirects/${own?.id}`);
    await put(`/projects/${hidden}`, { active: true });
    expect((await restore()).body).toMatchObject({ code: 'redirectLiving' });
    await put(`/projects/${hidden}`, { active: false });
    await server().store.read.deleteFrom('oldPath').execute();
    expect([(await restore()).status, await atFormer()]).toMatchObject([200, { id }]);
  });

  test('a picture of the banner comes back to its place', async () => {
    const slides = [];
    for (const width of [10, 20, 30])
      slides.push(await idOf(post('/home-page/images', await picture(width))));
    const [first, second, third] = slides;
    await remove(`/home-page/images/${second}`);
    expect(await idsOf(server(), '/home-page/images/admin', server().token)).toEqual([first, third]);
    await restore();
    expect((await admin('/home-page/images/admin')).body).toMatchObject(
      slides.map((id, index) => ({ id, displayOrder: index + 1 })),
    );
    for (const id of slides) await remove(`/home-page/images/${id}`);
  });

  test('a message can be restored, or erased for good', async () => {
    const { store } = server();
    await post('/contact-messages', { name: 'Işıl', email: 'isil@ornek.example', message: 'gizli-söz' });
    const before = (await admin('/contact-messages')).body;
    const [{ id }] = z.tuple([found]).parse(before);
    await remove(`/contact-messages/${id}`);
    // What is restored is found by its own words again, and others by theirs.
    await post('/contact-messages', { name: 'Can', email: 'can@ornek.example', message: 'başka-söz' });
    const other = (await admin('/contact-messages')).body;
    await restore();
    expect((await admin('/contact-messages?q=baska')).body).toEqual(other);
    await remove(`/contact-messages/${z.tuple([found]).parse(other)[0].id}`);
    await remove(`/trash/${(await newest()).id}`);
    expect((await admin('/contact-messages')).body).toEqual(before);
    expect((await admin('/contact-messages?q=gizli')).body).toEqual(before);
    const letter = { kind: 'reply' as const, recipient: 'gizli@ornek.example', about: id };
    await store.write((writer) => queueLetters(writer, [letter], clock.now()));
    await remove(`/contact-messages/${id}`);
    expect((await newest()).title).toBe('Işıl');
    await remove(`/trash/${(await newest()).id}`);
    expect(await list()).toEqual([]);
    for (const table of ['trash', 'contactMessage', 'mailLetter'] as const)
      expect(JSON.stringify(await store.read.selectFrom(table).selectAll().execute())).not.toContain('gizli');
    expect((await restoreOf('nobody')).status).toBe(404);
  });
  const restoreOf = (id: string) => post(`/trash/${id}/restore`);

  test('a redirect can be restored, unless it would hide a page or lead nowhere', async () => {
    const id = await idOf(post('/redirects', { from: '/eski.html', to: '/iletisim' }));
    const before = (await admin('/redirects')).body;
    await remove(`/redirects/${id}`);
    await restore();
    expect((await admin('/redirects')).body).toEqual(before);
    await remove(`/redirects/${id}`);
    await post('/redirects', { from: '/eski.html', to: '/ekibimiz' });
    expect((await restore()).body).toMatchObject({ code: 'redirectTaken' });

    const project = await idOf(post('/projects', { ...text, title: 'Ev' }));
    await put(`/projects/${project}`, { path: 'yeni-ev' });
    const all = z.array(redirect).parse((await admin('/redirects')).body);
    await remove(`/redirects/${all.find(({ automatic }) => automatic)?.id}`);
    const { id: trashed } = await newest();
    await remove(`/projects/${project}`);
    expect((await restoreOf(trashed)).body).toMatchObject({ code: 'trashOrphan' });
    await restore();
    expect((await restoreOf(trashed)).status).toBe(200);
    expect((await visitor('/projects/by-path?path=ev')).body).toMatchObject({ id: project });
  });

  test('what is deleted several times at once is in it once', async () => {
    await post('/contact-messages', { name: 'Işıl', email: 'isil@ornek.example', message: 'Merhaba.' });
    const [message] = z
      .tuple([found])
      .rest(found)
      .parse((await admin('/contact-messages')).body);
    const redirectId = await idOf(post('/redirects', { from: '/eski.html', to: '/iletisim' }));
    for (const path of [`/contact-messages/${message.id}`, `/redirects/${redirectId}`]) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => remove(path)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
      expect((await restore()).status).toBe(200);
    }
    expect(await list()).toEqual([]);
  });

  test('an item restored while the trash is emptied is not logged as erased', async () => {
    const { store } = server();
    const erased = () => store.read.selectFrom('activity').select('id').where('act', '=', 'erased').execute();
    await post('/trash/empty');
    const before = await erased();
    await remove(`/redirects/${await idOf(post('/redirects', { from: '/eski.html', to: '/iletisim' }))}`);
    const { id } = await newest();
    const [restored, emptied] = await behindHeldRow(
      store,
      (writer) => writer.selectFrom('trash').select('id').where('id', '=', id).forUpdate().execute(),
      [() => post(`/trash/${id}/restore`), () => post('/trash/empty')],
    );
    expect([restored?.status, emptied?.body]).toEqual([200, { deleted: 0 }]);
    expect(await erased()).toEqual(before);
  });

  test.each(['messages', 'redirects'])(
    'nothing is restored of %s that were kept without a row',
    async (kind) => {
      // Former versions did so for what was deleted twice at once.
      const row = { id: newId(), kind, entryId: newId(), title: '', address: '', record: {}, search: '' };
      const { store } = server();
      await store.write((writer) =>
        writer
          .insertInto('trash')
          .values({ ...row, deletedBy: '', deletedAt: clock.now() })
          .execute(),
      );
      expect((await restore()).status).toBe(404);
    },
  );

  test('is paged, and searched by title and kind', async () => {
    for (const number of [1, 2, 3]) {
      await remove(
        `/why-us/${await idOf(post('/why-us', { title: `Işık ${number}`, description: 'x', icon: 'a' }))}`,
      );
    }
    const id = await idOf(post('/projects', { ...text, title: 'Ev' }));
    await put(`/projects/${id}`, { path: 'yuva' });
    await remove(`/projects/${id}`);
    const titles = async (query: string) => (await list(query)).map(({ title }) => title);
    expect(await titles('?pageSize=2')).toEqual(['Ev', 'Işık 3']);
    expect(await titles('?page=2&pageSize=2')).toEqual(['Işık 2', 'Işık 1']);
    expect(await titles('?q=isik%202')).toEqual(['Işık 2']);
    expect(await titles('?q=%25')).toEqual([]);
    expect(await titles('?kind=projects')).toEqual(['Ev']);
    expect((await list('?kind=projects'))[0]).toMatchObject({ address: '/projelerimiz/yuva' });
    expect((await admin('/trash?kind=picture')).status).toBe(400);
    expect((await admin('/trash?pageSize=2')).headers['x-total-count']).toBe('4');
    expect((await visitor('/trash')).status).toBe(401);
  });

  test('is emptied by kind and up to a moment', async () => {
    const reason = async () => {
      await remove(`/why-us/${await idOf(post('/why-us', { title: 'Işık', description: 'x', icon: 'a' }))}`);
      return (await newest()).deletedAt;
    };
    // Older than the moment, but of another kind.
    await remove(`/projects/${await idOf(post('/projects', { ...text, title: 'Ev' }))}`);
    const until = await reason();
    await reason();
    expect((await post('/trash/empty', { kind: 'reasons', until })).body).toEqual({ deleted: 1 });
    expect((await list()).map(({ kind }) => kind)).toEqual(['reasons', 'projects']);
    expect((await post('/trash/empty')).body).toEqual({ deleted: 2 });
    expect(await list()).toEqual([]);
  });

  test('pictures stay as long as something in the trash shows them', async () => {
    const { store } = server();
    const sweepNow = () => sweepTrash(store, { clock });
    const add = async () => {
      const id = await idOf(post('/projects', { ...text, title: 'Ev' }));
      await post(`/projects/image/${id}`, await picture(10));
      await post(`/projects/image/${id}`, await picture(20));
      await remove(`/projects/${id}`);
    };
    const deletedBefore = async (milliseconds: number) => {
      const deletedAt = new Date(clock.now().getTime() - milliseconds);
      await store.read
        .updateTable('trash')
        .set({ deletedAt })
        .where('id', '=', (await newest()).id)
        .execute();
    };
    await add();
    await deletedBefore(limits.trashDays * dayMs - 2_000);
    await add();
    expect([await sweepNow(), (await pictureRows()).length]).toEqual([0, 4]);
    clock.advance(1_000);
    expect([await sweepNow(), (await pictureRows()).length]).toEqual([1, 2]);
    expect(Object((await newest()).image).width).toBe(10);
    await remove(`/trash/${(await newest()).id}`);
    expect(await pictureRows()).toEqual([]);
  });

  test('what was deleted before a schema change can be restored', async () => {
    const { store } = server();
    const id = await idOf(post('/projects', { ...text, title: 'Eski Ev', path: 'eski-ev' }));
    await remove(`/projects/${id}`);
    const kept = await store.read.selectFrom('trash').selectAll().executeTakeFirstOrThrow();
    const [row] = kept.record['project'] ?? [];
    const { stage: _stage, noindex: _noindex, serviceIds: _services, ...older } = Object(row);
    const record = { project: [{ ...older, search: '', sortKeys: {}, shape: 'round' }], gone: [{ id }] };
    await store.read.updateTable('trash').set({ record }).execute();
    expect((await restore()).status).toBe(200);
    expect((await admin(`/projects/${id}`)).body).toMatchObject({
      title: 'Eski Ev',
      noindex: false,
      stage: '',
    });
    expect(await idsOf(server(), '/projects/admin?q=eski&sort=title', server().token)).toEqual([id]);
  });

  test('nothing is half deleted or half restored', async () => {
    const { store } = server();
    const id = await idOf(post('/projects', { ...text, title: 'Ev' }));
    await remove(`/projects/${id}`);
    const broken = { project: [{}] };
    const { record } = await store.read.selectFrom('trash').selectAll().executeTakeFirstOrThrow();
    await store.read.updateTable('trash').set({ record: broken }).execute();
    expect((await restore()).status).toBe(500);
    expect((await admin('/projects/admin')).body).toEqual([]);
    await store.read.updateTable('trash').set({ record }).execute();
    expect((await restore()).status).toBe(200);
    const { version } = store;
    const before = await version();
    await remove(`/projects/${id}`);
    const gone = await version();
    expect(gone.tables['project']).not.toBe(before.tables['project']);
    await restore();
    const back = await version();
    expect(back.tables['project']).not.toBe(gone.tables['project']);
    expect(Object.keys(back.tables).filter((table) => table.startsWith('trash'))).toEqual([]);
    await remove(`/projects/${id}`);
    const last = await version();
    await remove(`/trash/${(await newest()).id}`);
    expect(await version()).toEqual(last);
  });
});
