import { limits } from '@vitrin/contract/limits';
import { type Service, serviceKind } from '@vitrin/contract/kinds/service';
import { usedPicture } from '@vitrin/contract/files/library';
import { refusals } from '@vitrin/contract/errors/refusals';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { showPictures } from '../content/entryPictureLists.ts';
import { addPicture, dropPicture } from '../media/pictures.ts';
import { callApi, callFor, fileForm } from '../testing/callApi.ts';
import { endHistories } from '../testing/endHistories.ts';
import { engineTests } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testEngines } from '../testing/testEngines.ts';

const draft = { title: 'Bakım', path: '/bakim', description: '<p>Metin.</p>' };
const widths = (answer: Service) => answer.furtherImages.map(({ width }) => width);
const idOf = (answer: Service, width: number) =>
  answer.furtherImages.find((image) => image.width === width)?.id ?? '';
const picture = async (width: number) => fileForm(await plainJpeg({ width, height: 8 }));

describe.each(testEngines)('further pictures of services on %s', (engine) => {
  const { server, admin, visitor, pictureRows, clock } = engineTests(engine);
  const send = (
    path: string,
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Service> =>
    callFor(serviceKind.record, server().app, path, { method, token: server().token, body, headers });
  const create = () => send('/service', 'POST', draft);
  const upload = async ({ id }: Service, width: number) =>
    send(`/service/images/${id}`, 'POST', await picture(width));
  const read = ({ id }: { id: string }) => callFor(serviceKind.record, server().app, `/service/${id}`, {});

  /** A service with a main picture of 16 and further ones of 24, 32 and 40. */
  async function withPictures(): Promise<Service> {
    const empty = await create();
    await send(`/service/image/${empty.id}`, 'POST', await picture(16));
    await upload(empty, 24);
    await upload(empty, 32);
    return upload(empty, 40);
  }

  test('are returned beside the main picture, in order, wherever one service is read', async () => {
    const filled = await withPictures();
    expect([filled.image?.width, widths(filled)]).toEqual([16, [24, 32, 40]]);
    expect(filled.updatedAt).toBe((await read(filled)).updatedAt);
    expect((await visitor('/service/by-path?path=/bakim')).body).toMatchObject({
      furtherImages: [{ width: 24 }, { width: 32 }, { width: 40 }],
    });
    expect((await visitor('/service')).body).toMatchObject([{ furtherImages: [{}, {}, {}] }]);
    for (const path of ['/service?page=1&pageSize=5', '/home/services']) {
      expect(JSON.stringify((await visitor(path)).body)).not.toContain('furtherImages');
    }
  });

  test('can be ordered and removed, independently of the main picture', async () => {
    const filled = await withPictures();
    const items = [idOf(filled, 40), idOf(filled, 24)].map((id, index) => ({ id, displayOrder: index + 1 }));
    const ordered = await send(`/service/${filled.id}/images/reorder`, 'PUT', { items });
    expect(widths(ordered)).toEqual([40, 24, 32]);
    const less = await send(`/service/images/${filled.id}/${idOf(filled, 24)}`, 'DELETE');
    expect(widths(less)).toEqual([40, 32]);
    const other = await send(`/service/image/${filled.id}`, 'POST', await picture(48));
    expect([other.image?.width, widths(other)]).toEqual([48, [40, 32]]);
    const none = await send(`/service/image/${filled.id}`, 'DELETE');
    expect([none.image, widths(none)]).toEqual([null, [40, 32]]);
  });

  test('a repeated upload is added once', async () => {
    const { id } = await create();
    const headers = { 'idempotency-key': '0193e7d6-0000-7000-8000-000000000001' };
    const sent = async () => send(`/service/images/${id}`, 'POST', await picture(24), headers);
    expect([widths(await sent()), widths(await sent())]).toEqual([[24], [24]]);
  });

  test('of concurrent uploads all stay', async () => {
    const empty = await create();
    await Promise.all([16, 24, 32].map((width) => upload(empty, width)));
    expect(widths(await read(empty)).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([16, 24, 32]);
  });

  test('are limited to the length of a list, beyond which they are 409', async () => {
    const service = await create();
    const filled = await upload(service, 24);
    const { store } = server();
    const [row] = await pictureRows();
    if (row === undefined) throw new Error('There is no picture');
    const ids = Array.from({ length: limits.listedPictures - 1 }, (_, index) => `picture-${index}`);
    await store.write(async (writer) => {
      for (const id of ids) await addPicture(writer, { ...row }, { alt: '', now: clock.now(), id });
      await showPictures(writer, 'furtherPicture', service.id, [idOf(filled, 24), ...ids]);
    });
    const answer = await admin(`/service/images/${service.id}`, { method: 'POST', body: await picture(32) });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { message: refusals.tooManyPictures(limits.listedPictures), code: 'tooManyPictures' },
    ]);
    expect((await read(service)).furtherImages).toHaveLength(limits.listedPictures);
  });

  test('of another service, or of none, are not accessible', async () => {
    const mine = await withPictures();
    const other = await send('/service', 'POST', { ...draft, path: '/baska' });
    const answers = [
      await admin(`/service/images/${other.id}/${idOf(mine, 24)}`, { method: 'DELETE' }),
      await admin(`/service/${other.id}/images/reorder`, {
        method: 'PUT',
        body: { items: [{ id: idOf(mine, 24), displayOrder: 1 }] },
      }),
      await admin('/service/images/unknown', { method: 'POST', body: await picture(24) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const words = fileForm(Buffer.from('plain words'));
    expect((await admin(`/service/images/${mine.id}`, { method: 'POST', body: words })).status).toBe(415);
    const stranger = { method: 'POST', body: words } as const;
    expect((await callApi(server().app, `/service/images/${mine.id}`, stranger)).status).toBe(401);
  });

  test('can be taken from the library, which lists each service once', async () => {
    const { id, image } = await withPictures();
    const taking = { kind: 'services', entryId: id, further: true };
    await admin(`/library/${image?.id}/use`, { method: 'POST', body: taking });
    const service = await read({ id });
    expect([service.image?.width, widths(service)]).toEqual([16, [24, 32, 40, 16]]);
    for (const pictureId of [image?.id, idOf(service, 24)]) {
      const { body } = await admin(`/library/${pictureId}`);
      expect(usedPicture.parse(body).uses).toEqual([
        { kind: 'services', entryId: id, title: draft.title, inText: false, place: 'site' },
      ]);
      expect((await admin(`/library/${pictureId}`, { method: 'DELETE' })).status).toBe(409);
    }
    // Removed as the main picture, it is still a further one.
    await send(`/service/image/${id}`, 'DELETE');
    expect(widths(await read(service))).toEqual([24, 32, 40, 16]);
  });

  test('are versioned, and restored with a version', async () => {
    const filled = await withPictures();
    await send(`/service/images/${filled.id}/${idOf(filled, 24)}`, 'DELETE');
    const { body } = await admin(`/history/services/${filled.id}`);
    const versions = z.array(z.object({ id: z.string(), change: z.looseObject({}) })).parse(body);
    expect(versions.slice(0, 2)).toMatchObject([
      { change: { pictures: { removed: 1 } } },
      { change: { pictures: { added: 4 } } },
    ]);
    const before = versions[1]?.id;
    const { body: compared } = await admin(`/history/services/${filled.id}/${before}`);
    expect(compared).toMatchObject({
      from: {
        record: {
          pictures: [
            { field: 'image' },
            { field: 'furtherImages' },
            { field: 'furtherImages' },
            { field: 'furtherImages' },
          ],
        },
      },
    });
    const path = `/history/services/${filled.id}/${before}/restore`;
    expect((await admin(path, { method: 'POST', body: {} })).status).toBe(200);
    const back = await read(filled);
    expect([back.image?.width, widths(back)]).toEqual([16, [24, 32, 40]]);
  });

  test('move to the trash and come back with their service, and are deleted with it', async () => {
    const filled = await withPictures();
    await admin(`/service/${filled.id}`, { method: 'DELETE' });
    const trashed = async () =>
      z.array(z.object({ id: z.string() })).parse((await admin('/trash')).body)[0]?.id ?? '';
    await admin(`/trash/${await trashed()}/restore`, { method: 'POST', body: {} });
    const back = await read(filled);
    expect([back.image?.width, widths(back)]).toEqual([16, [24, 32, 40]]);
    await admin(`/service/${filled.id}`, { method: 'DELETE' });
    await admin('/trash/empty', { method: 'POST', body: {} });
    expect(await pictureRows()).toEqual([]);
    expect(await server().store.read.selectFrom('furtherPicture').selectAll().execute()).toEqual([]);
  });

  test('stay while something shows them, and are removed afterwards', async () => {
    const filled = await withPictures();
    const { store } = server();
    await store.write((writer) => dropPicture(writer, idOf(filled, 24)));
    expect(await pictureRows()).toHaveLength(4);
    await send(`/service/images/${filled.id}/${idOf(filled, 24)}`, 'DELETE');
    await endHistories(store);
    expect((await pictureRows()).map(({ width }) => width).toSorted((a, b) => a - b)).toEqual([16, 32, 40]);
  });
});
