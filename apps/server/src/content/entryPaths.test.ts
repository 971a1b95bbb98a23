import { refusals } from '@vitrin/contract/errors/refusals';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { engineTests } from '../testing/engineTests.ts';
import { testEngines } from '../testing/testEngines.ts';

const entry = z.object({ id: z.string(), path: z.string(), title: z.string() });

const kinds = [
  {
    name: 'posts',
    create: '/blog',
    list: '/blog',
    update: '/blog/update/',
    one: '/blog/',
    taken: refusals.postPathTaken(),
    texts: { excerpt: 'Özet.', details: '<p>Metin.</p>' },
  },
  {
    name: 'projects',
    create: '/projects',
    list: '/projects',
    update: '/projects/',
    one: '/projects/',
    taken: refusals.projectPathTaken(),
    texts: { shortDescription: 'Kısa.', description: '<p>Metin.</p>' },
  },
] as const;

describe.each(testEngines)('the paths of entries on %s', (engine) => {
  const { admin, visitor, clock, server } = engineTests(engine);
  beforeEach(() => server().store.read.deleteFrom('oldPath').execute());

  describe.each(kinds)('$name', ({ create: at, list, update: updateAt, one, taken, texts }) => {
    const send = (body: object) => admin(at, { method: 'POST', body: { ...texts, ...body } });
    const create = async (body: object) => entry.parse((await send(body)).body);
    const update = (id: string, body: object) => admin(`${updateAt}${id}`, { method: 'PUT', body });
    const byPath = async (path: string) => {
      const { status, body } = await visitor(`${list}/by-path?path=${encodeURIComponent(path)}`);
      return status === 200 ? entry.parse(body) : status;
    };

    test('are made from the title by Turkish rules, and equal ones get a number', async () => {
      const paths: string[] = [];
      for (let count = 0; count < 6; count += 1) paths.push((await create({ title: 'Kışın Bakım' })).path);
      expect(paths[0]).toBe('kisin-bakim');
      expect(new Set(paths).size).toBe(6);
      for (const path of paths) expect(path).toMatch(/^kisin-bakim(?:-\d)?$/);
      expect((await create({ title: '!!!' })).path).toMatch(/^(?:yazi|proje)$/);
    });

    test('of entries with equal titles that are added at once each gets one', async () => {
      const made = await Promise.all(Array.from({ length: 8 }, () => create({ title: 'Kışın Bakım' })));
      expect(new Set(made.map(({ path }) => path)).size).toBe(8);
    });

    test('find what visitors see, by the path, the former path and the id', async () => {
      const { id } = await create({ title: 'Liman' });
      await update(id, { path: 'liman-evi', title: 'Liman Evi' });
      for (const path of ['liman-evi', 'liman', id]) {
        expect(await byPath(path)).toMatchObject({ id, path: 'liman-evi' });
      }
      expect(await byPath('yok')).toBe(404);
      await update(id, { active: false });
      expect([await byPath('liman-evi'), await byPath('liman'), await byPath(id)]).toEqual([404, 404, 404]);
    });

    test('stay if a change does not name one, and are generated again if it empties them', async () => {
      const { id } = await create({ title: 'Vadi', path: 'vadi-yolu' });
      expect((await update(id, { title: 'Vadi Geçidi' })).body).toMatchObject({ path: 'vadi-yolu' });
      expect((await update(id, { path: '' })).body).toMatchObject({ path: 'vadi-gecidi' });
      expect((await update(id, { path: '' })).body).toMatchObject({ path: 'vadi-gecidi' });
      expect(await byPath('vadi-yolu')).toMatchObject({ id });
    });

    test('belong to one entry, and a former one is not reused automatically', async () => {
      const first = await create({ title: 'Su' });
      const other = await create({ title: 'Kum' });
      for (const answer of [await send({ title: 'x', path: 'su' }), await update(other.id, { path: 'su' })]) {
        expect([answer.status, answer.body]).toMatchObject([409, { errors: { path: taken } }]);
      }
      await update(first.id, { path: 'deniz' });
      expect((await create({ title: 'Su' })).path).toBe('su-2');
      const taker = await create({ title: 'Göl', path: 'su' });
      expect(await byPath('su')).toMatchObject({ id: taker.id });
    });

    test('are free once their entry is gone', async () => {
      const { id } = await create({ title: 'Dağ' });
      await update(id, { path: 'tepe' });
      await admin(`${one}${id}`, { method: 'DELETE' });
      expect([await byPath('dag'), await byPath('tepe'), await byPath(id)]).toEqual([404, 404, 404]);
      expect((await create({ title: 'Dağ' })).path).toBe('dag');
    });

    test.each(['Büyük', '/kis', '019c0c9e-6a40-7d31-9a55-1f0c2b7e4d10'])('cannot be %s', async (path) => {
      const answer = await send({ title: 'Bir', path });
      expect([answer.status, answer.body]).toMatchObject([400, { errors: { path: expect.any(String) } }]);
    });
  });

  /** The last parts of the addresses that lead on. */
  const leading = async () =>
    z
      .array(z.object({ from: z.string() }))
      .parse((await admin('/redirects')).body)
      .map(({ from }) => from.slice(from.lastIndexOf('/') + 1))
      .toSorted();
  const seenAsPlanned = async () => entry.parse((await visitor('/blog/by-path?path=planli')).body).id;

  describe.each([
    ...kinds.map(({ name, create, update, list, texts }) => ({
      name,
      create,
      update,
      list,
      texts,
      root: '',
    })),
    {
      name: 'services',
      create: '/service',
      update: '/service/',
      list: '/service',
      texts: { description: '<p>Metin.</p>' },
      root: '/',
    },
  ])('former ones of $name', ({ create: at, update: updateAt, list, texts, root }) => {
    const create = async (path: string, more: object = {}) => {
      const body = { ...texts, title: 'Bir', path: root + path, ...more };
      return entry.parse((await admin(at, { method: 'POST', body })).body).id;
    };
    const change = async (id: string, body: object) =>
      expect((await admin(`${updateAt}${id}`, { method: 'PUT', body })).status).toBe(200);
    const move = (id: string, path: string) => change(id, { path: root + path });
    const seen = async (path: string) => {
      const { status, body } = await visitor(`${list}/by-path?path=${encodeURIComponent(root + path)}`);
      return status === 200 ? entry.parse(body).id : status;
    };
    test('lead on while only a hidden entry stands there, whatever becomes of that one', async () => {
      const moved = await create('eski');
      await move(moved, 'yeni');
      const hidden = await create('eski', { active: false });
      expect([await seen('eski'), await leading()]).toEqual([moved, ['eski']]);
      await move(hidden, 'baska');
      expect([await seen('eski'), await seen('baska'), await leading()]).toEqual([moved, 404, ['eski']]);
      await move(hidden, 'eski');
      expect(await seen('eski')).toBe(moved);
    });

    test('belong to the entry that visitors saw there last', async () => {
      const moved = await create('eski');
      await move(moved, 'yeni');
      const taker = await create('eski', { active: false });
      await change(taker, { active: true });
      expect([await seen('eski'), await leading()]).toEqual([taker, []]);
      await move(taker, 'uzak');
      expect([await seen('eski'), await leading()]).toEqual([taker, ['eski']]);
      await move(taker, 'eski');
      expect([await seen('eski'), await seen('uzak'), await leading()]).toEqual([taker, taker, ['uzak']]);
    });

    test('of what visitors never saw are forgotten', async () => {
      const id = await create('taslak', { active: false });
      await move(id, 'taslak-iki');
      await move(id, 'taslak-uc');
      await change(id, { active: true });
      expect([await seen('taslak'), await seen('taslak-iki'), await leading()]).toEqual([404, 404, []]);
    });

    test('of an entry that moves while it is hidden lead to it once it is seen again', async () => {
      const id = await create('bir');
      await change(id, { active: false });
      expect(await leading()).toEqual([]);
      await move(id, 'iki');
      await move(id, 'uc');
      expect([await seen('bir'), await leading()]).toEqual([404, ['bir']]);
      await change(id, { active: true });
      expect([await seen('bir'), await seen('iki')]).toEqual([id, 404]);
    });
  });

  test('of planned posts displace a former address from their moment on', async () => {
    const [{ create: at, update: updateAt, texts }] = kinds;
    const create = async (more: object) =>
      entry.parse((await admin(at, { method: 'POST', body: { ...texts, title: 'Plan', ...more } })).body).id;
    const move = (id: string, path: string) => admin(`${updateAt}${id}`, { method: 'PUT', body: { path } });
    const moved = await create({ path: 'planli' });
    await move(moved, 'plansiz');
    const publishDate = new Date(clock.now().getTime() + 60_000).toISOString();
    const planned = await create({ path: 'planli', publishDate });
    expect(await seenAsPlanned()).toBe(moved);
    clock.advance(60_000);
    expect([await seenAsPlanned(), (await admin('/redirects')).body]).toEqual([planned, []]);
    await move(planned, 'baska-plan');
    expect(await seenAsPlanned()).toBe(planned);
  });

  test('are independent between kinds', async () => {
    for (const { create: at, texts } of kinds) {
      const { body } = await admin(at, { method: 'POST', body: { ...texts, title: 'Aynı' } });
      expect(body).toMatchObject({ path: 'ayni' });
    }
  });

  test('of posts differ from those of tag lists, and wait for their day', async () => {
    const [{ create: at, texts }] = kinds;
    const { body } = await admin(at, { method: 'POST', body: { ...texts, title: 'Tag' } });
    expect(body).toMatchObject({ path: 'tag-2' });
    const publishDate = new Date(clock.now().getTime() + 60_000).toISOString();
    await admin(at, { method: 'POST', body: { ...texts, title: 'Yarın', publishDate } });
    expect((await visitor('/blog/by-path?path=yarin')).status).toBe(404);
    clock.advance(60_000);
    expect((await visitor('/blog/by-path?path=yarin')).status).toBe(200);
  });
});
