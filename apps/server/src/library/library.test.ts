import { libraryPicture, usedPicture } from '@vitrin/contract/files/library';
import { limits } from '@vitrin/contract/limits';
import { projectKind } from '@vitrin/contract/kinds/project';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { behindHeldRow } from '../testing/behindHeldRow.ts';
import { callFor, fileForm } from '../testing/callApi.ts';
import { endHistories } from '../testing/endHistories.ts';
import { engineTests } from '../testing/engineTests.ts';
import { plainPdf } from '../testing/samplePdf.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testEngines } from '../testing/testEngines.ts';
import { newUser } from '../testing/testUsers.ts';
import { holdPicture, sweepRetired } from './library.ts';

const jpeg = (width: number) => plainJpeg({ width, height: 40 });

describe.each(testEngines)('the library on %s', (engine) => {
  const { admin, visitor, server, clock, pictureRows } = engineTests(engine);
  const put = (path: string, body: unknown) => admin(path, { method: 'PUT', body });
  const post = (path: string, body: unknown) => admin(path, { method: 'POST', body });
  const remove = (path: string) => admin(path, { method: 'DELETE' });

  async function upload(width = 60, name = 'tas_avlu.jpg') {
    const body = fileForm(await jpeg(width), name);
    return libraryPicture.parse((await post('/library/upload', body)).body);
  }
  const list = async (query = '') =>
    z
      .array(libraryPicture)
      .parse((await admin(`/library${query}`)).body)
      .map(({ id }) => id);
  const shownBy = async (token?: string) => {
    const { body } = await admin('/library', token === undefined ? {} : { token });
    return z
      .array(libraryPicture)
      .parse(body)
      .map((each) => each.shownBy);
  };
  const usesOf = async (id: string) => usedPicture.parse((await admin(`/library/${id}`)).body).uses;
  const service = async (path: string, description = '<p>Metin</p>', more: { shareImage?: string } = {}) => {
    const draft = { title: `Hizmet ${path}`, path, description, ...more };
    return serviceKind.record.parse((await post('/service', draft)).body);
  };
  const project = async () =>
    projectKind.record.parse(
      (await post('/projects', { title: 'Avlu', shortDescription: 'Kısa', description: '<p>Metin</p>' }))
        .body,
    );
  const use = (id: string, kind: string, entryId: string) => post(`/library/${id}/use`, { kind, entryId });

  /** Plans another text for a service. */
  async function plan(id: string, description: string) {
    const at = new Date(clock.now().getTime() + 60 * 60 * 1_000).toISOString();
    const draft = { act: 'publish', at, base: at, fields: JSON.stringify({ description }) };
    expect((await put(`/plans/services/${id}`, draft)).status).toBe(200);
  }

  /** All versions but the newest ones have expired by then. */
  const longAfter = () => new Date(clock.now().getTime() + (limits.versionDays + 1) * 24 * 60 * 60 * 1_000);

  test('keeps unused pictures, under their file names, and the same file once', async () => {
    const { id, title, madeBy } = await upload();
    expect([title, madeBy]).toEqual(['Tas avlu', 'Elif Karaca']);
    expect((await upload()).id).toBe(id);
    expect(await pictureRows()).toHaveLength(1);
    const [a, b] = await Promise.all([upload(61), upload(61)]);
    expect(a.id).toBe(b.id);
    expect(await list('?unused=true')).toHaveLength(2);
  });

  test('searches words by Turkish rules, and sorts by size', async () => {
    const small = await upload(60);
    const large = await upload(900);
    const words = { alt: '', credit: 'IŞIL Ağaç', decorative: false };
    await put(`/library/${small.id}`, { ...words, title: 'Çatı katı' });
    expect(await list('?q=isil%20cati')).toEqual([small.id]);
    expect(await list('?q=%25')).toEqual([]);
    expect(await list('?sort=size')).toEqual([large.id, small.id]);
    expect((await admin('/library?page=2&pageSize=1')).headers['x-total-count']).toBe('2');
    await put(`/images/${small.id}`, { alt: 'Gün ışığı' });
    expect(await list('?q=gun%20isigi%20cati')).toEqual([small.id]);
  });

  test('filters large files and small pictures, page by page', async () => {
    const ids: string[] = [];
    for (const width of [60, 61, 62, 63, 64]) {
      ids.push((await upload(width)).id);
      clock.advance(1_000);
    }
    const [a = '', b = '', c = '', d = '', e = ''] = ids;
    const mb = 1024 * 1024;
    const sized = async (id: string, bytes: number, width: number, height: number) =>
      server().store.write((writer) =>
        writer.updateTable('picture').set({ bytes, width, height }).where('id', '=', id).execute(),
      );
    await sized(a, mb, 1200, 800);
    await sized(b, mb + 1, 1199, 1199);
    await sized(c, 5 * mb, 1199, 1200);
    await sized(d, 5 * mb + 1, 4000, 3000);
    await sized(e, 6 * mb, 640, 480);
    const pdf = await post('/library/upload', fileForm(plainPdf(), 'katalog.pdf'));
    const { id: file } = libraryPicture.parse(pdf.body);
    expect(await list('?size=over1mb')).toEqual([e, d, c, b]);
    expect(await list('?size=over5mb')).toEqual([e, d]);
    expect(await list('?size=under1200px')).toEqual([e, b]);
    expect(await list('?size=under1200px&sort=size&kind=all')).toEqual([e, b]);
    await server().store.write((writer) =>
      writer
        .updateTable('picture')
        .set({ bytes: 6 * mb })
        .where('id', '=', file)
        .execute(),
    );
    expect((await list('?size=over5mb&kind=all')).toSorted()).toEqual([d, e, file].toSorted());
    expect(await list('?size=over5mb&kind=pdf')).toEqual([file]);
    // Ties keep their order across pages.
    for (const id of ids) await sized(id, 7 * mb, 100, 100);
    const pages: string[] = [];
    for (const page of [1, 2, 3]) {
      const part = await admin(`/library?size=over5mb&sort=size&page=${page}&pageSize=2`);
      expect(part.headers['x-total-count']).toBe('5');
      pages.push(
        ...z
          .array(libraryPicture)
          .parse(part.body)
          .map(({ id }) => id),
      );
    }
    expect(pages.toSorted()).toEqual(ids.toSorted());
    expect(await list('?size=over5mb&unused=true')).toHaveLength(5);
    const { id: entry } = await service('/a');
    await use(a, 'services', entry);
    expect(await list('?size=over5mb&unused=true')).toHaveLength(4);
    expect((await admin('/library?size=huge')).status).toBe(400);
  });

  test('lists pictures of entries as well, while these exist', async () => {
    const { id } = await service('/a');
    await post(`/service/image/${id}`, fileForm(await jpeg(70)));
    const [row] = await pictureRows();
    expect([await list(), await list('?unused=true')]).toEqual([[row?.id], []]);
    await remove(`/service/image/${id}`);
    expect(await list()).toEqual([]);
  });

  test('names a picture of several entries by one of them, and none to authors', async () => {
    const { id } = await upload();
    await put(`/library/${id}`, { title: '' });
    await use(id, 'projects', (await project()).id);
    const { id: second } = await service('/yol');
    await use(id, 'services', second);
    expect(await shownBy()).toEqual(['Avlu']);
    await put(`/library/${id}`, { title: 'Taş' });
    expect(await shownBy()).toEqual([undefined]);
    await put(`/library/${id}`, { title: '' });
    expect(await shownBy(await newUser(server(), 'author'))).toEqual([undefined]);
  });

  test('one picture serves several entries, and outlives them', async () => {
    const { id } = await upload();
    const [a, b] = [await service('/a'), await project()];
    const other = await project();
    for (const [kind, entry] of [
      ['services', a],
      ['projects', b],
      ['projects', other],
      ['projects', other],
    ] as const) {
      expect((await use(id, kind, entry.id)).status).toBe(200);
    }
    expect((await usesOf(id)).map(({ kind, entryId }) => [kind, entryId])).toEqual([
      ['services', a.id],
      ...[b.id, other.id].toSorted().map((entryId) => ['projects', entryId]),
    ]);
    expect(await pictureRows()).toHaveLength(1);
    expect(await list('?unused=true')).toEqual([]);
    await remove(`/service/${a.id}`);
    await remove(`/projects/${b.id}`);
    await remove(`/projects/image/${other.id}/${id}`);
    expect((await usesOf(id)).map(({ place }) => place)).toEqual(['trash', 'trash']);
    expect((await remove(`/library/${id}`)).status).toBe(409);
    await post('/trash/empty', {});
    await endHistories(server().store);
    expect(await usesOf(id)).toEqual([]);
    expect(await pictureRows()).toHaveLength(1);
    expect((await remove(`/library/${id}`)).status).toBe(200);
    expect(await pictureRows()).toEqual([]);
  });

  test('a picture that is reused from the library outlives the entry that it was uploaded for', async () => {
    const [a, b] = [await service('/a'), await service('/b')];
    await post(`/service/image/${a.id}`, fileForm(await jpeg(70)));
    const [row] = await pictureRows();
    await use(row?.id ?? '', 'services', b.id);
    await remove(`/service/image/${a.id}`);
    await endHistories(server().store);
    const shown = serviceKind.record.parse((await visitor(`/service/${b.id}`)).body);
    expect(shown.image?.id).toBe(row?.id);
  });

  test('what only versions show is no longer listed, and can be restored', async () => {
    const { id } = await upload();
    const { id: entry } = await service('/a');
    await use(id, 'services', entry);
    await remove(`/service/image/${entry}`);
    expect((await remove(`/library/${id}`)).status).toBe(200);
    expect([await list(), (await admin(`/library/${id}`)).status]).toEqual([[], 404]);
    expect(await pictureRows()).toHaveLength(1);
    await endHistories(server().store);
  });

  test('texts, settings, the trash and drafts count as uses', async () => {
    const { id, url } = await upload();
    const img = `<p>Metin</p><img src="${url}" alt="">`;
    const a = await service('/a', img);
    const gone = await service('/gone', img);
    await remove(`/service/${gone.id}`);
    await post('/about', { title: 'Biz', subtitle: '', description: img });
    const typed = { version: 'v1', base: null, files: [], over: null };
    await put('/drafts/posts/new', { ...typed, fields: JSON.stringify({ details: img }) });
    const b = await service('/b');
    await plan(b.id, img);
    const shared = await service('/shared', '<p>Metin</p>', { shareImage: url });
    // Told once, although it is the entry's own picture as well.
    await use(id, 'services', shared.id);
    expect((await usesOf(id)).map(({ kind, place, inText }) => [kind, place, inText])).toEqual([
      ['services', 'site', false],
      ['services', 'site', true],
      ['settings', 'site', true],
      ['services', 'trash', true],
      ['posts', 'draft', true],
      ['services', 'plan', true],
    ]);
    expect(await list('?unused=true')).toEqual([]);
    expect((await remove(`/library/${id}`)).status).toBe(409);
    await put(`/service/${a.id}`, { description: '<p>Metin</p>' });
    await post('/about', { title: 'Biz', subtitle: '', description: '' });
    await post('/trash/empty', {});
    expect((await remove(`/library/${id}`)).status).toBe(409);
    await admin('/drafts/posts/new?version=v1', { method: 'DELETE' });
    expect((await remove(`/library/${id}`)).status).toBe(409);
    expect(await list('?unused=true')).toEqual([]);
    await remove(`/plans/services/${b.id}?act=publish`);
    await remove(`/service/image/${shared.id}`);
    expect((await usesOf(id)).map(({ entryId, inText }) => [entryId, inText])).toEqual([[shared.id, false]]);
    expect(await list('?unused=true')).toEqual([]);
    expect((await remove(`/library/${id}`)).status).toBe(409);
    await put(`/service/${shared.id}`, { shareImage: '' });
    expect((await remove(`/library/${id}`)).status).toBe(200);
    await endHistories(server().store);
  });

  test('another file replaces it everywhere, under a new address', async () => {
    const { id, url } = await upload();
    const img = `<p>Metin</p><img src="${url}" alt="Avlu">`;
    const a = await service('/a', img);
    const gone = await service('/gone', img);
    await remove(`/service/${gone.id}`);
    await post('/about', { title: 'Biz', subtitle: '', description: img });
    await use(id, 'services', a.id);
    const b = await service('/b');
    await plan(b.id, img);
    const shared = await service('/shared', '<p>Metin</p>', { shareImage: url });
    const before = await visitor(`/service/${a.id}`);
    clock.advance(60_000);
    const other = libraryPicture.parse((await post(`/library/${id}/file`, fileForm(await jpeg(900)))).body);
    expect([other.id, other.url === url, other.width]).toEqual([id, false, 900]);
    const shown = serviceKind.record.parse((await visitor(`/service/${a.id}`)).body);
    expect(shown.image?.url).toBe(other.url);
    expect(shown.description).toContain(`src="${other.url}"`);
    expect(JSON.stringify((await visitor('/about')).body)).not.toContain(url);
    expect((await visitor(`/service/${shared.id}`)).body).toMatchObject({ shareImage: other.url });
    expect(
      (await put(`/service/${shared.id}`, { shareImage: url, updatedAt: shared.updatedAt })).status,
    ).toBe(409);
    const planned = JSON.stringify((await admin(`/plans?kind=services&id=${b.id}`)).body);
    expect([planned.includes(url), planned.includes(other.url)]).toEqual([false, true]);
    await remove(`/plans/services/${b.id}?act=publish`);
    // A form that was opened before cannot bring the old address back.
    const { updatedAt } = serviceKind.record.parse(before.body);
    expect((await put(`/service/${a.id}`, { description: img, updatedAt })).status).toBe(409);
    const [kept] = z.array(z.object({ id: z.string() })).parse((await admin('/trash')).body);
    await post(`/trash/${kept?.id}/restore`, {});
    const back = serviceKind.record.parse((await admin(`/service/${gone.id}`)).body);
    expect(back.description).toContain(other.url);
    // Older versions refer to the old file, as long as there are any.
    const [version] = z
      .array(z.object({ id: z.string() }))
      .parse((await admin(`/history/services/${a.id}?pageSize=50`)).body)
      .slice(-1);
    await put(`/service/${a.id}`, { description: img.replace(url, other.url).replace('Avlu', 'Avlu taşı') });
    expect([(await visitor(url.replace('/api', ''))).status, await list()]).toEqual([200, [id]]);
    const { store } = server();
    expect(await sweepRetired(store, { now: clock.now() })).toBe(0);
    expect(await sweepRetired(store, { now: longAfter() })).toBe(0);
    const old = (await admin(`/history/services/${a.id}/${version?.id}`)).body;
    expect([JSON.stringify(old).includes(url), (await visitor(url.replace('/api', ''))).status]).toEqual([
      true,
      200,
    ]);
    await endHistories(store);
    expect(await sweepRetired(store, { now: longAfter() })).toBe(1);
    expect((await pictureRows()).map((row) => row.id)).toEqual([id]);
  });

  test('a draft of a text with a replaced picture can still be saved, unless somebody else changed the entry', async () => {
    const { id, url } = await upload();
    const text = (words: string) => `<p>${words}</p><p><img src="${url}" alt=""></p>`;
    const mine = await service('/benim', text('Eski'));
    const changed = await service('/degisen', text('Eski'));
    const field = z.object({ name: z.string(), html: z.string() });
    const drafts = z.object({ draft: z.object({ base: z.string(), fields: z.tuple([field]) }) });
    for (const { id: entryId, updatedAt } of [mine, changed]) {
      const fields = JSON.stringify({ description: text('Yeni') });
      const draft = { version: crypto.randomUUID(), over: null, base: updatedAt, files: [], fields };
      expect((await put(`/drafts/services/${entryId}`, draft)).status).toBe(200);
    }
    clock.advance(1_000);
    await put(`/service/${changed.id}`, { title: 'Başkası' });
    clock.advance(1_000);
    await post(`/library/${id}/file`, fileForm(await jpeg(70)));
    const statuses: number[] = [];
    for (const { id: entryId } of [mine, changed]) {
      const { draft } = drafts.parse((await admin(`/drafts/services/${entryId}`)).body);
      const body = { description: draft.fields[0].html, updatedAt: draft.base };
      statuses.push((await put(`/service/${entryId}`, body)).status);
    }
    expect(statuses).toEqual([200, 409]);
  });

  test('what is planned for texts with a replaced picture is published with the new one', async () => {
    const { id, url } = await upload();
    const text = (words: string) => `<p>${words}</p><p><img src="${url}" alt=""></p>`;
    const planned = await service('/planli', text('Eski'));
    const changed = await service('/degisen', text('Eski'));
    for (const { id: entryId, updatedAt } of [planned, changed]) {
      const at = new Date(clock.now().getTime() + 60 * 60 * 1_000).toISOString();
      const fields = JSON.stringify({ description: text('Yeni') });
      const draft = { act: 'publish', at, base: updatedAt, fields };
      expect((await put(`/plans/services/${entryId}`, draft)).status).toBe(200);
    }
    // Written without a version, as an import does: replacing the picture does not make up for that.
    clock.advance(1_000);
    const change = { title: 'Aktarım', updatedAt: clock.now() };
    await server().store.read.updateTable('service').set(change).where('id', '=', changed.id).execute();
    clock.advance(1_000);
    const body = fileForm(await jpeg(70));
    const other = libraryPicture.parse((await post(`/library/${id}/file`, body)).body);
    clock.advance(60 * 60 * 1_000);
    for (const [entryId, words] of [
      [planned.id, 'Yeni'],
      [changed.id, 'Eski'],
    ] as const) {
      const { description } = serviceKind.record.parse((await visitor(`/service/${entryId}`)).body);
      expect(description).toMatch(new RegExp(`${words}.*src="${other.url}"`));
    }
    const left = await server().store.read.selectFrom('plan').select(['entryId', 'fault']).execute();
    expect(left).toEqual([{ entryId: changed.id, fault: 'changed' }]);
  });

  test('of two files at once for one picture, texts show the one that it has', async () => {
    const { id, url } = await upload();
    const { id: shows } = await service('/a', `<p><img src="${url}" alt=""></p>`);
    const files = [fileForm(await jpeg(70)), fileForm(await jpeg(80))];
    const { store, media } = server();
    await media.settled();
    await behindHeldRow(
      store,
      (writer) => holdPicture(writer, id, { all: true }),
      files.map((file) => () => post(`/library/${id}/file`, file)),
    );
    const now = libraryPicture.parse((await admin(`/library/${id}`)).body);
    const { description } = serviceKind.record.parse((await visitor(`/service/${shows}`)).body);
    expect(description).toContain(`src="${now.url}"`);
  });

  test('a replaced picture stays if a text refers to it again, or a version of one by a part of its address', async () => {
    const { id, url } = await upload();
    const other = libraryPicture.parse((await post(`/library/${id}/file`, fileForm(await jpeg(800)))).body);
    const text = `<p>Uzun bir metnin yalnızca değişen kısmı saklanır.</p><img src="${url}" alt="">`;
    const { id: entry } = await service('/a', text);
    const swept = () => sweepRetired(server().store, { now: longAfter() });
    expect(await swept()).toBe(0);
    await put(`/service/${entry}`, { description: text.replace(url, other.url) });
    expect(await swept()).toBe(0);
    await endHistories(server().store);
    expect(await swept()).toBe(1);
  });

  test('a picture of an entry stays in the library once anything else shows it', async () => {
    const about = (description: string) => post('/about', { title: 'Biz', subtitle: '', description });
    const shows: ((url: string, img: string) => Promise<unknown>)[] = [
      (_, img) => service('/text', img),
      (shareImage) => service('/shared', '<p>Metin</p>', { shareImage }),
      (url) => service('/sized', `<p>Metin</p><img src="${url.replace(/\.\w+$/, '-5-640.webp')}" alt="">`),
      (_, img) => about(img),
      async (_, img) => plan((await service('/planned')).id, img),
    ];
    const urls: string[] = [];
    for (const [index, show] of shows.entries()) {
      const { id } = await service(`/own${index}`);
      const shown = await post(`/service/image/${id}`, fileForm(await jpeg(70 + index)));
      const url = serviceKind.record.parse(shown.body).image?.url ?? '';
      urls.push(url.replace('/api/images/', ''));
      await show(url, `<p>Metin</p><img src="${url}" alt="">`);
      await remove(`/service/${id}`);
    }
    const { id: alone } = await service('/alone');
    await post(`/service/image/${alone}`, fileForm(await jpeg(60)));
    await remove(`/service/${alone}`);
    await post('/trash/empty', {});
    await endHistories(server().store);
    expect((await pictureRows()).map(({ name, kept }) => [name, kept])).toEqual(
      expect.arrayContaining(urls.map((name) => [name, true])),
    );
    expect(await pictureRows()).toHaveLength(urls.length);
  });

  test('the address of a size counts as a use', async () => {
    const { id, url } = await upload();
    const { id: entry } = await service('/a', '<p>Metin</p>', {
      shareImage: url.replace(/\.\w+$/, '-5-640.webp'),
    });
    expect((await usesOf(id)).map(({ entryId }) => entryId)).toEqual([entry]);
    expect(await list('?unused=true')).toEqual([]);
  });

  test('authors word the picture of their post also while its text shows the same file, and it stays in the text', async () => {
    const token = await newUser(server(), 'author');
    const as = (path: string, method: 'POST' | 'PUT', body: unknown) => admin(path, { token, method, body });
    const body = { title: 'Yazı', excerpt: 'Kısa', details: '<p>Metin</p>', active: false };
    const entry = z.object({ id: z.string() });
    const { id } = entry.parse((await as('/blog', 'POST', body)).body);
    await as(`/blog/image/${id}`, 'POST', fileForm(await jpeg(70)));
    const [own] = await pictureRows();
    const details = `<p>Metin</p><img src="/api/images/${own?.name}" alt="">`;
    const word = async () => (await as(`/images/${own?.id}`, 'PUT', { alt: 'Benim' })).status;
    expect((await as(`/blog/update/${id}`, 'PUT', { details })).status).toBe(200);
    expect(await word()).toBe(200);
    await as(`/blog/image/${id}`, 'POST', fileForm(await jpeg(80)));
    await endHistories(server().store);
    const rows = await pictureRows();
    expect(rows.find((row) => row.id === own?.id)?.kept).toBe(true);
    const next = rows.find((row) => row.id !== own?.id);
    expect(next?.kept).toBe(false);
    await as('/images/upload', 'POST', fileForm(await jpeg(80)));
    const twice = `<p>Metin</p><img src="/api/images/${next?.name}" alt="">`;
    expect((await as(`/blog/update/${id}`, 'PUT', { details: twice })).status).toBe(200);
    expect((await as(`/images/${next?.id}`, 'PUT', { alt: 'Benim' })).status).toBe(200);
  });

  test('a text that shows a picture is saved or restored while the picture is chosen for its entry', async () => {
    const { store } = server();
    const { id: owner } = await service('/own');
    const shown = await post(`/service/image/${owner}`, fileForm(await jpeg(70)));
    const [picture] = await pictureRows();
    const description = `<p>Yeni</p><img src="${serviceKind.record.parse(shown.body).image?.url}" alt="">`;
    const statusesBeside = async (id: string, write: () => ReturnType<typeof put>) => {
      await store.read.updateTable('picture').set({ kept: false }).execute();
      const done = await behindHeldRow(
        store,
        (writer) => writer.selectFrom('service').select('id').where('id', '=', id).forUpdate().execute(),
        [write, () => use(picture?.id ?? '', 'services', id)],
      );
      return done.map(({ status }) => status);
    };
    const { id: saved } = await service('/a');
    const save = () => put(`/service/${saved}`, { description });
    expect(await statusesBeside(saved, save)).toEqual([200, 200]);
    const { id: changed } = await service('/b', description);
    await put(`/service/${changed}`, { description: '<p>Metin</p>' });
    const versions = z
      .array(z.object({ id: z.string() }))
      .parse((await admin(`/history/services/${changed}`)).body);
    const restore = () => post(`/history/services/${changed}/${versions.at(-1)?.id}/restore`, {});
    expect(await statusesBeside(changed, restore)).toEqual([200, 200]);
  });

  test('the picture of an account does not come into the library, also if a text shows it', async () => {
    await post('/auth/picture', fileForm(await jpeg(60)));
    const [own] = await pictureRows();
    await service('/a', `<p>Metin</p><img src="/api/images/${own?.name}" alt="">`);
    expect((await pictureRows()).map(({ kept }) => kept)).toEqual([false]);
    await remove('/auth/picture');
    expect(await pictureRows()).toEqual([]);
  });

  test('authors see the library, and use it in their own unpublished posts', async () => {
    const token = await newUser(server(), 'author');
    const { id } = await upload();
    const { id: entry } = await service('/a');
    await post(`/service/image/${entry}`, fileForm(await jpeg(70)));
    await use(id, 'services', entry);
    const hidden = (await pictureRows()).find((row) => row.id !== id)?.id ?? '';
    expect(hidden).not.toBe('');
    const as = (path: string, method: 'GET' | 'POST' | 'PUT' = 'GET', body?: unknown) =>
      admin(path, { token, method, body });
    const seen = z
      .array(libraryPicture)
      .parse((await as('/library')).body)
      .map((each) => each.id);
    expect(seen).toEqual([id]);
    expect(usedPicture.parse((await as(`/library/${id}`)).body).uses).toEqual([]);
    expect((await as(`/library/${hidden}`)).status).toBe(404);
    const own = await callFor(z.object({ id: z.string() }), server().app, '/blog', {
      method: 'POST',
      token,
      body: { title: 'Yazı', excerpt: 'Kısa', details: '<p>Metin</p>', active: false },
    });
    const take = (kind: string, entryId: string) => as(`/library/${id}/use`, 'POST', { kind, entryId });
    expect((await take('posts', own.id)).status).toBe(200);
    expect((await take('services', entry)).status).toBe(403);
    expect((await as(`/library/${id}/use`, 'POST', { kind: 'text' })).status).toBe(200);
    // Its texts are shared by everyone who uses it.
    expect((await as(`/images/${id}`, 'PUT', { alt: 'Benim' })).status).toBe(403);
    expect((await admin(`/blog/toggle/${own.id}`, { method: 'PUT' })).status).toBe(200);
    expect((await take('posts', own.id)).status).toBe(403);
  });
});
