import { homePage } from '@vitrin/contract/pages/home';
import { type SliderImage, sliderImage } from '@vitrin/contract/pages/slider';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callApi, callFor, fileForm, type TestCall } from '../testing/callApi.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { endHistories } from '../testing/endHistories.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';

const list = z.array(sliderImage);
const idsOf = (images: readonly SliderImage[]) => images.map(({ id }) => id);

describe.each(testEngines)('the banner on %s', (engine) => {
  let server: TestApp;
  let jpeg: Buffer;
  beforeAll(async () => {
    server = await openTestApp({ engine });
    jpeg = await plainJpeg({ width: 64, height: 36 });
  });
  beforeEach(() => server.store.read.deleteFrom('sliderImage').execute());
  afterAll(() => server.close());

  const admin = (path: string, call: TestCall = {}) =>
    callApi(server.app, `/home-page/images${path}`, { token: server.token, ...call });
  const upload = (): Promise<SliderImage> =>
    callFor(sliderImage, server.app, '/home-page/images', {
      method: 'POST',
      token: server.token,
      body: fileForm(jpeg),
    });
  const all = async () => list.parse((await admin('/admin')).body);
  const shown = async () => (await callFor(homePage, server.app, '/home-page')).images;

  const pictureRows = async () =>
    (await server.store.read.selectFrom('picture').select('id').execute()).length;

  const reorder = (ids: string[]) =>
    admin('/reorder', {
      method: 'PUT',
      body: { images: ids.map((id, index) => ({ id, displayOrder: index + 1 })) },
    });

  test('a picture comes last, active, and is shown', async () => {
    const [first, second] = [await upload(), await upload()];
    expect([first, second]).toMatchObject([
      { active: true, displayOrder: 1, width: 64, height: 36 },
      { active: true, displayOrder: 2 },
    ]);
    expect(idsOf(await shown())).toEqual([first.id, second.id]);
  });

  test('pictures that are uploaded at once get different places', async () => {
    await Promise.all([upload(), upload(), upload()]);
    expect((await all()).map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3]);
  });

  test.each(['PATCH', 'PUT'] as const)(
    '%s hides a picture from visitors and shows it again',
    async (method) => {
      const { id } = await upload();
      const toggle = async () => (await admin(`/${id}/toggle-status`, { method })).body;
      expect(await toggle()).toMatchObject({ id, active: false });
      expect(await shown()).toEqual([]);
      expect(idsOf(await all())).toEqual([id]);
      expect(await toggle()).toMatchObject({ id, active: true });
    },
  );

  test('the order is set completely, or not at all', async () => {
    const [a, b, c] = [await upload(), await upload(), await upload()];
    expect(idsOf(list.parse((await reorder([c.id, a.id, b.id])).body))).toEqual([c.id, a.id, b.id]);
    expect((await reorder([b.id, 'unknown'])).status).toBe(404);
    expect((await reorder([])).status).toBe(400);
    expect(idsOf(await shown())).toEqual([c.id, a.id, b.id]);
  });

  test('a picture can be described', async () => {
    const { id } = await upload();
    const answer = await admin(`/${id}`, { method: 'PUT', body: { alt: ' Avlu ' } });
    expect(answer.body).toMatchObject({ id, alt: 'Avlu' });
    expect(await shown()).toMatchObject([{ id, alt: 'Avlu' }]);
    expect((await admin(`/${id}`, { method: 'PUT', body: { alt: 1 } })).status).toBe(400);
  });

  test('a deleted picture leaves no gap, and no row once it is gone for good', async () => {
    await endHistories(server.store);
    const [a, b, c] = [await upload(), await upload(), await upload()];
    const before = await pictureRows();
    expect((await admin(`/${b.id}`, { method: 'DELETE' })).body).toEqual({ success: true });
    expect(await all()).toMatchObject([
      { id: a.id, displayOrder: 1 },
      { id: c.id, displayOrder: 2 },
    ]);
    expect(await pictureRows()).toBe(before);
    await callApi(server.app, '/trash/empty', { method: 'POST', token: server.token, body: {} });
    expect(await pictureRows()).toBe(before);
    await endHistories(server.store);
    expect(await pictureRows()).toBe(before - 1);
  });

  test.each([
    ['PATCH', '/unknown/toggle-status', undefined],
    ['PUT', '/unknown', { alt: 'x' }],
    ['DELETE', '/unknown', undefined],
  ] as const)('%s %s is 404', async (method, path, body) => {
    const answer = await admin(path, { method, body });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ message: 'Banner picture not found' });
  });

  test('a file that is not a picture is 415', async () => {
    expect((await admin('', { method: 'POST', body: fileForm(Buffer.from('x')) })).status).toBe(415);
  });
});
