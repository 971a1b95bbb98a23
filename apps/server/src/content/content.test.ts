import { totalHeader } from '@vitrin/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callApi, fileForm } from '../testing/callApi.ts';
import { contentSamples, entry, idsOf, sampleTitle } from '../testing/contentSamples.ts';
import { endHistories } from '../testing/endHistories.ts';
import { engineTests, wrongFields } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { everyEngine } from '../testing/testEngines.ts';

const minute = 60_000;

/** The fields that pages of a list omit. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  services: ['description', 'faq', 'furtherImages', 'metaDescription', 'metaTitle', 'shareImage', 'steps'],
  projects: ['description', 'images', 'metaDescription', 'metaTitle', 'pdf', 'shareImage'],
  posts: ['content', 'details', 'metaDescription', 'metaTitle', 'shareImage'],
};

const entries = z.array(z.record(z.string(), z.unknown()));
const entriesIn = (body: unknown) =>
  z.union([entries, z.object({ crews: entries }).transform(({ crews }) => crews)]).parse(body);

describe.each(everyEngine)('on %s', (engine) => {
  const { clock, server, visitor, admin, pictureRows } = engineTests(engine);

  const bulk = (path: string, act: string, ids: readonly string[]) =>
    admin(path, { method: 'POST', body: { act, ids } });

  describe.each(contentSamples)('$name', (kind) => {
    const { at, title } = kind;
    const add = (number: number) => kind.add(server(), number);
    const update = (id: string, body: object) => admin(kind.update(id), { method: 'PUT', body });
    const toggle = (id: string) => admin(kind.toggle(id), { method: 'PATCH' });
    const shown = () => idsOf(server(), kind.shown);
    const all = (query = '') => idsOf(server(), `${kind.all}${query}`, server().token);

    test('are listed in order; inactive ones only to admins', async () => {
      const [a, b, c] = [await add(1), await add(2), await add(3)];
      expect(a).toMatchObject({ active: true, [title]: sampleTitle(1) });
      expect(await shown()).toEqual([a.id, b.id, c.id]);
      await toggle(b.id);
      expect(await shown()).toEqual([a.id, c.id]);
      expect(await all()).toEqual([a.id, b.id, c.id]);
    });

    test('on a page equal those of the whole list, without their long texts', async () => {
      await add(1);
      await add(2);
      const whole = await visitor(kind.shown);
      const page = await visitor(`${kind.shown}?page=1&pageSize=1`);
      const [[entire], [brief]] = [entriesIn(whole.body), entriesIn(page.body)];
      const left = Object.keys(entire ?? {}).filter((key) => !(key in (brief ?? {})));
      expect(left.toSorted()).toEqual(leftOut[kind.name] ?? []);
      expect(entire).toMatchObject(brief ?? {});
      expect([page.headers[totalHeader], entriesIn(page.body).length]).toEqual(['2', 1]);
      const { status, headers } = await visitor(`${kind.shown}?page=9&pageSize=1`);
      expect([status, headers[totalHeader]]).toEqual([200, '2']);
    });

    test('are switched by both verbs, and by either field of a change', async () => {
      const { id } = await add(1);
      for (const method of ['PUT', 'PATCH'] as const) {
        const active = method === 'PATCH';
        expect((await admin(kind.toggle(id), { method })).body).toMatchObject({ id, active });
      }
      expect((await update(id, { status: 'inactive' })).body).toMatchObject({ active: false });
      expect((await update(id, { active: true, status: 'inactive' })).body).toMatchObject({ active: true });
    });

    test('many are switched and deleted in one step; missing ones are reported', async () => {
      const [a, b, c] = [await add(1), await add(2), await add(3)];
      const ids = [c.id, a.id, 'gone'];
      const off = await bulk(kind.bulk, 'deactivate', ids);
      expect(off.body).toEqual({ done: [a.id, c.id].toSorted(), missing: ['gone'] });
      expect(await shown()).toEqual([b.id]);
      expect((await bulk(kind.bulk, 'activate', [a.id, b.id])).body).toMatchObject({ missing: [] });
      expect(await shown()).toEqual([a.id, b.id]);
      expect((await bulk(kind.bulk, 'delete', ids)).body).toMatchObject({ missing: ['gone'] });
      expect(await all()).toEqual([b.id]);
      expect((await bulk(kind.bulk, 'delete', [a.id])).body).toEqual({ done: [], missing: [a.id] });
    });

    test('too many at once are refused, and so are callers who are not signed in', async () => {
      const { id } = await add(1);
      const body = { act: 'delete', ids: Array.from({ length: 201 }, (_none, index) => `x${index}`) };
      const many = await admin(kind.bulk, { method: 'POST', body });
      expect([many.status, wrongFields(many)]).toEqual([400, ['ids']]);
      const anyone = await callApi(server().app, kind.bulk, {
        method: 'POST',
        body: { act: 'delete', ids: [id] },
      });
      expect(anyone.status).toBe(401);
      expect(await all()).toEqual([id]);
    });

    test('a change affects the given fields and the time', async () => {
      const before = await add(1);
      clock.advance(minute);
      const { body } = await update(before.id, { [title]: ' Yeni ' });
      expect(body).toEqual({ ...before, [title]: 'Yeni', updatedAt: clock.now().toISOString() });
      expect(await all('?q=numara1')).toEqual([]);
      expect(await all('?q=YENI')).toEqual([before.id]);
    });

    test('an entry that is sent back as it was read changes its time only', async () => {
      const before = await add(1);
      expect((await update(before.id, before)).body).toEqual({ ...before, updatedAt: expect.any(String) });
    });

    test('a change from an older state is 409 with the newer one', async () => {
      const read = await add(1);
      const newer = entry.parse((await update(read.id, { [title]: 'Bir', updatedAt: read.updatedAt })).body);
      const late = await update(read.id, { [title]: 'İki', updatedAt: read.updatedAt });
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({
        message: `Somebody else saved this ${kind.label.toLowerCase()} in the meantime`,
        current: newer,
        updatedAt: newer.updatedAt,
      });
      expect((await update(read.id, { updatedAt: newer.updatedAt })).status).toBe(200);
    });

    test('a change with wrong fields is 400 and names them', async () => {
      const { id } = await add(1);
      const answer = await update(id, { [title]: 'x'.repeat(201), active: 'yes', status: 'shown' });
      expect(answer.status).toBe(400);
      expect(wrongFields(answer)).toEqual([title, 'active', 'status'].toSorted());
    });

    test('the panel asks for a page, search words, order and switch', async () => {
      const [a, b, c] = [await add(1), await add(2), await add(3)];
      await toggle(c.id);
      const page = await admin(`${kind.all}?page=2&pageSize=2`);
      expect([page.headers[totalHeader], Object(page.body).length]).toEqual(['3', 1]);
      expect(await all('?q=isik%20numara2')).toEqual([b.id]);
      expect(await all('?active=false')).toEqual([c.id]);
      expect(await all(`?sort=-${title}&active=true`)).toEqual([b.id, a.id]);
      expect((await admin(`${kind.all}?sort=search`)).status).toBe(400);
      expect((await admin(`${kind.all}?page=0`)).status).toBe(400);
    });

    test('a deleted one is gone', async () => {
      const [a, b] = [await add(1), await add(2)];
      expect((await admin(at(a.id), { method: 'DELETE' })).body).toEqual({ success: true });
      expect((await admin(at(a.id), { method: 'DELETE' })).status).toBe(404);
      expect(await all()).toEqual([b.id]);
    });

    test('an unknown id is 404 for every call', async () => {
      const answers = [
        await update('unknown', {}),
        await toggle('unknown'),
        await admin(at('unknown'), { method: 'DELETE' }),
        ...(kind.image === undefined ? [] : [await admin(kind.image('unknown'), { method: 'DELETE' })]),
      ];
      for (const { status, body } of answers) {
        expect([status, body]).toMatchObject([404, { message: `${kind.label} not found` }]);
      }
    });
  });

  describe.each(contentSamples.filter(({ name }) => name !== 'gallery pictures'))('one of $name', (kind) => {
    test('is read by all while it is active, and by admins afterwards', async () => {
      const { id } = await kind.add(server(), 1);
      expect((await visitor(kind.at(id))).body).toMatchObject({ id, [kind.title]: sampleTitle(1) });
      const hidden = (await admin(kind.toggle(id), { method: 'PUT' })).body;
      expect((await visitor(kind.at(id))).status).toBe(404);
      expect((await admin(kind.at(id))).body).toEqual(hidden);
      expect((await visitor(kind.at('unknown'))).status).toBe(404);
    });
  });

  describe.each(contentSamples.filter(({ reorder }) => reorder !== undefined))('places of $name', (kind) => {
    test('are set all together, or not at all', async () => {
      const [a, b, c] = [
        await kind.add(server(), 1),
        await kind.add(server(), 2),
        await kind.add(server(), 3),
      ];
      const send = (items: object[]) => admin(kind.reorder ?? '', { method: 'PUT', body: { items } });
      const order = [c, a, b].map(({ id }, index) => ({ id, displayOrder: index + 1 }));
      expect((await send(order)).body).toMatchObject(order);
      const broken = [
        { id: b.id, displayOrder: 1 },
        { id: 'unknown', displayOrder: 2 },
      ];
      expect((await send(broken)).body).toMatchObject({ message: `${kind.label} not found` });
      expect((await send([])).status).toBe(400);
      expect((await send([{ id: a.id, displayOrder: 0 }])).status).toBe(400);
      expect(await idsOf(server(), kind.shown)).toEqual([c.id, a.id, b.id]);
      expect(await kind.add(server(), 4)).toMatchObject({ displayOrder: 4 });
    });
  });

  describe.each(contentSamples.flatMap((kind) => (kind.image ? [{ ...kind, image: kind.image }] : [])))(
    'the picture of $name',
    ({ add, image, at }) => {
      const send = async (id: string, bytes: Uint8Array) =>
        admin(image(id), { method: 'POST', body: fileForm(bytes) });

      test('is set, replaced and removed without touching the form', async () => {
        const before = await add(server(), 1);
        const jpeg = await plainJpeg({ width: 16, height: 8 });
        const first = await send(before.id, jpeg);
        expect(first.body).toMatchObject({
          updatedAt: before.updatedAt,
          image: { url: expect.stringMatching(/^\/api\/images\/\w+\.jpg$/), width: 16, height: 8 },
        });
        await send(before.id, await plainJpeg({ width: 8, height: 16 }));
        expect(await pictureRows()).toHaveLength(2);
        await endHistories(server().store);
        expect(await pictureRows()).toMatchObject([{ width: 8 }]);
        expect((await admin(image(before.id), { method: 'DELETE' })).body).toMatchObject({ image: null });
        await endHistories(server().store);
        expect(await pictureRows()).toEqual([]);
      });

      test('is removed once its entry is gone for good', async () => {
        const { id } = await add(server(), 1);
        await send(id, await plainJpeg({ width: 16, height: 8 }));
        await admin(at(id), { method: 'DELETE' });
        expect(await pictureRows()).toHaveLength(1);
        await admin('/trash/empty', { method: 'POST', body: {} });
        expect(await pictureRows()).toEqual([]);
      });

      test('is validated, and needs an entry', async () => {
        const { id } = await add(server(), 1);
        expect((await send(id, Buffer.from('plain words'))).status).toBe(415);
        expect((await send('unknown', Buffer.from('plain words'))).status).toBe(404);
        expect((await admin(image(id), { method: 'POST', body: new FormData() })).status).toBe(400);
      });
    },
  );
});
