import { libraryPicture } from '@vitrin/contract/files/library';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { version } from '@vitrin/contract/history/history';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cardNameOf } from '../media/pictureName.ts';
import { sweep } from '../media/sweep.ts';
import { callFor, fileForm } from '../testing/callApi.ts';
import { engineTests } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testEngines } from '../testing/testEngines.ts';

/** Red on its left half, blue on its right. */
const colorOf = async (file: Uint8Array) => {
  const { dominant } = await sharp(file).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
};

describe.each(testEngines)('the focal point of a picture on %s', (engine) => {
  const { admin, visitor, server, clock, pictureRows } = engineTests(engine);
  const put = (path: string, body: unknown) => admin(path, { method: 'PUT', body });
  const post = (path: string, body: unknown) => admin(path, { method: 'POST', body });

  async function upload(size = { width: 60, height: 40 }) {
    const body = fileForm(await plainJpeg(size), 'avlu.jpg');
    return libraryPicture.parse((await post('/library/upload', body)).body);
  }

  async function shownBy(pictureId: string) {
    const { id } = await callFor(serviceKind.record, server().app, '/service', {
      method: 'POST',
      token: server().token,
      body: { title: 'Hizmet', path: '/hizmet', description: '<p>Metin</p>' },
    });
    await post(`/library/${pictureId}/use`, { kind: 'services', entryId: id });
    return async () => serviceKind.record.parse((await visitor(`/service/${id}`)).body).image;
  }

  test('is returned wherever the picture is shown, in hundredths; the centre is omitted', async () => {
    const { id } = await upload();
    const image = await shownBy(id);
    expect(await image()).not.toHaveProperty('focalPoint');
    const points = { focalPoint: { x: 0.2, y: 0.3333 }, crops: { tall: { x: 1, y: 0 } } };
    const told = { focalPoint: { x: 0.2, y: 0.33 }, crops: { tall: { x: 1, y: 0 } } };
    expect((await put(`/library/${id}`, points)).body).toMatchObject(told);
    expect(await image()).toMatchObject(told);
    // Changing only the texts leaves it unchanged.
    expect((await put(`/library/${id}`, { title: 'Avlu' })).body).toMatchObject({ title: 'Avlu', ...told });
    for (const body of [{ focalPoint: { x: 1.1, y: 0 } }, { crops: { wide: { x: 0 } } }]) {
      expect((await put(`/library/${id}`, body)).status).toBe(400);
    }
    await put(`/library/${id}`, { focalPoint: null, crops: {} });
    expect(await image()).not.toHaveProperty('focalPoint');
    expect(await image()).not.toHaveProperty('crops');
  });

  test('the crop for tall frames and the card of shared links follow it, under other addresses', async () => {
    const { id, url } = await upload({ width: 1_400, height: 640 });
    const image = await shownBy(id);
    const { media } = server();
    const tall = async () => {
      await media.settled();
      const [cut] = (await image())?.tall ?? [];
      const name = cut?.url.split('/').at(-1) ?? '';
      return { name, color: await colorOf(await media.storage.read(name)) };
    };
    await put(`/library/${id}`, { focalPoint: { x: 0, y: 0.5 } });
    const left = await tall();
    await put(`/library/${id}`, { focalPoint: { x: 1, y: 0.5 } });
    const right = await tall();
    expect([left.color, right.color]).toEqual(['red', 'blue']);
    expect([left.name.includes('-tall-0-50.'), right.name.includes('-tall-100-50.')]).toEqual([true, true]);

    await put(`/library/${id}`, { crops: { card: { x: 0, y: 0.5 } } });
    const name = url.split('/').at(-1) ?? '';
    const card = await media.linkCards(name, '0-50');
    expect(card).toMatchObject({ bytes: expect.any(Number) });
    const file = await media.storage.read(String(cardNameOf(name, '0-50')));
    // 1400 × 640 is cropped to 1219 × 640 from the left edge, so the seam of the colours is at 689 of 1200.
    const at = await sharp(file).extract({ left: 640, top: 300, width: 8, height: 8 }).toBuffer();
    expect(await colorOf(at)).toBe('red');
    // A point that nobody chose does not create a card.
    expect(await media.linkCards(name, '13-77')).toMatchObject({ bytes: file.byteLength });
    expect(await media.storage.find(String(cardNameOf(name, '13-77')))).toBeNull();
    // What is in use stays, also in a sweep much later.
    const later = { ...clock, now: () => new Date(clock.now().getTime() + 3 * 24 * 60 * 60 * 1_000) };
    const { store } = server();
    await sweep({ store, storage: media.storage, clock: later });
    expect(await media.storage.find(String(cardNameOf(name, '0-50')))).not.toBeNull();
    expect(await media.storage.find(right.name)).not.toBeNull();
  });

  /** A picture of a service or of the banner, and how it leaves and returns. */
  const places = {
    service: async (pictureId: string) => {
      const body = { title: 'Hizmet', path: '/hizmet', description: '<p>Metin</p>' };
      const { id } = serviceKind.record.parse((await post('/service', body)).body);
      await post(`/library/${pictureId}/use`, { kind: 'services', entryId: id });
      return { history: `/history/services/${id}`, remove: `/service/${id}`, empty: `/service/image/${id}` };
    },
    banner: async (pictureId: string) => {
      await post(`/library/${pictureId}/use`, { kind: 'slider' });
      const slides = (await admin('/home-page/images/admin')).body;
      const [slide] = z.array(z.object({ id: z.string() })).parse(slides);
      const remove = `/home-page/images/${slide?.id}`;
      return { history: '/history/settings/slider', remove, empty: remove };
    },
  };

  test.each(['service', 'banner'] as const)(
    'what returns to the %s after its picture got another one is cropped around it for tall frames',
    async (name) => {
      const { id } = await upload({ width: 1_400, height: 640 });
      const { media } = server();
      const { history, remove, empty } = await places[name](id);
      const cutsAt = async () => {
        media.wake();
        await media.settled();
        const [row] = await pictureRows();
        const cuts = row?.variants.filter(({ cut }) => cut !== undefined) ?? [];
        return [row?.variantsComplete, ...new Set(cuts.map(({ at }) => at))];
      };
      const leave = async (address: string, x: number) => {
        expect((await admin(address, { method: 'DELETE' })).status).toBe(200);
        await put(`/library/${id}`, { focalPoint: { x, y: 0.5 } });
        expect(await cutsAt()).toEqual([true]);
      };
      expect(await cutsAt()).toEqual([true, undefined]);
      await leave(remove, 0);
      const [kept] = z.array(z.object({ id: z.string() })).parse((await admin('/trash')).body);
      expect((await post(`/trash/${kept?.id}/restore`, {})).status).toBe(200);
      expect(await cutsAt()).toEqual([true, '0-50']);
      await leave(empty, 1);
      const [, before] = z.array(version).parse((await admin(history)).body);
      expect((await post(`${history}/${before?.id}/restore`, {})).status).toBe(200);
      expect(await cutsAt()).toEqual([true, '100-50']);
    },
  );

  test('texts and points are versioned, can be restored, and are removed with the picture', async () => {
    const { id } = await upload();
    const versions = async () => z.array(version).parse((await admin(`/history/pictures/${id}`)).body);
    expect(await versions()).toEqual([]);
    await put(`/library/${id}`, { alt: 'Bir avlu', focalPoint: { x: 0.1, y: 0.1 } });
    await put(`/images/${id}`, { alt: 'Taş bir avlu' });
    await put(`/images/${id}`, { alt: 'Taş bir avlu' });
    const told = await versions();
    expect(told.map(({ act, change }) => [act, change.fields])).toEqual([
      ['changed', ['alt']],
      ['changed', ['alt', 'focalPoint']],
      ['initial', []],
    ]);
    const back = (at: number) => post(`/history/pictures/${id}/${told[at]?.id}/restore`, {});
    expect((await back(1)).status).toBe(200);
    const read = async () => libraryPicture.parse((await admin(`/library/${id}`)).body);
    expect(await read()).toMatchObject({ alt: 'Bir avlu', focalPoint: { x: 0.1, y: 0.1 } });
    await back(2);
    expect(await read()).toMatchObject({ alt: '' });
    expect(await read()).not.toHaveProperty('focalPoint');
    expect((await admin(`/history/pictures/${id}/${told[0]?.id}`)).status).toBe(200);
    expect((await admin('/history/pictures/nobody')).status).toBe(404);
    expect((await admin(`/library/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await pictureRows()).toEqual([]);
    const left = await server().store.read.selectFrom('version').select('id').execute();
    expect(left).toEqual([]);
  });

  test('a picture described in the banner gets a version, too', async () => {
    const { id } = await upload();
    await post(`/library/${id}/use`, { kind: 'slider' });
    const [slide] = z
      .array(z.object({ id: z.string() }))
      .parse((await admin('/home-page/images/admin')).body);
    await put(`/home-page/images/${slide?.id}`, { alt: 'Avlu' });
    const told = z.array(version).parse((await admin(`/history/pictures/${id}`)).body);
    expect(told[0]?.change.fields).toEqual(['alt']);
  });
});
