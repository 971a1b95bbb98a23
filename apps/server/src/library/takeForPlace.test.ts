import { libraryPicture, usedPicture } from '@vitrin/contract/files/library';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openPicture } from '../media/decoder.ts';
import { fileForm } from '../testing/callApi.ts';
import { engineTests } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testEngines } from '../testing/testEngines.ts';
import { newUser } from '../testing/testUsers.ts';

const jpeg = (width: number) => plainJpeg({ width, height: 40 });

describe.each(testEngines)('reusing a stored picture on %s', (engine) => {
  const { admin, visitor, server, pictureRows } = engineTests(engine);
  const put = (path: string, body: unknown) => admin(path, { method: 'PUT', body });
  const post = (path: string, body: unknown) => admin(path, { method: 'POST', body });
  const upload = async () =>
    libraryPicture.parse((await post('/library/upload', fileForm(await jpeg(60)))).body);
  const usesOf = async (id: string) => usedPicture.parse((await admin(`/library/${id}`)).body).uses;

  test('a stored picture can be shown in every place of the site, and each counts as a use', async () => {
    const { id, url } = await upload();
    await put(`/library/${id}`, { title: 'Taş avlu', alt: 'Bir avlu' });
    const take = (kind: string, headers = {}) =>
      admin(`/library/${id}/use`, { method: 'POST', body: { kind }, headers });
    const key = { 'idempotency-key': '0190a1b2-0000-7000-8000-0000000000aa' };
    for (const kind of ['gallery', 'slider']) {
      // A repeated request adds nothing.
      expect([(await take(kind, key)).status, (await take(kind, key)).status]).toEqual([200, 200]);
    }
    for (const kind of ['logo', 'footerImage', 'about']) expect((await take(kind)).status).toBe(200);
    expect((await visitor('/gallery')).body).toMatchObject([{ title: 'Taş avlu', alt: 'Bir avlu', url }]);
    expect((await visitor('/home-page')).body).toMatchObject({ images: [{ url }] });
    expect((await visitor('/site-info')).body).toMatchObject({ logo: { url }, footerImage: { url } });
    expect((await visitor('/about')).body).toMatchObject({ image: { id } });
    expect((await usesOf(id)).map(({ kind, entryId }) => (kind === 'settings' ? entryId : kind))).toEqual([
      'gallery',
      'slider',
      'about',
      'siteInfo',
    ]);
    expect(await pictureRows()).toHaveLength(1);
    expect((await take('favicon')).status).toBe(415);
    const png = await (await openPicture(await jpeg(64))).png().toBuffer();
    const mark = libraryPicture.parse((await post('/library/upload', fileForm(png, 'mark.png'))).body);
    expect((await post(`/library/${mark.id}/use`, { kind: 'favicon' })).status).toBe(200);
    expect((await visitor('/site-info')).body).toMatchObject({ favicon: { url: mark.url } });
    const token = await newUser(server(), 'editor');
    const asEditor = (kind: string) => admin(`/library/${id}/use`, { method: 'POST', token, body: { kind } });
    expect([(await asEditor('slider')).status, (await asEditor('logo')).status]).toEqual([403, 403]);
    expect((await asEditor('gallery')).status).toBe(200);
  });

  test.each(['slider', 'logo', 'footerImage', 'about'])(
    'whoever may not choose the picture of %s may not change it in the library either',
    async (kind) => {
      const { id, url } = await upload();
      await put(`/library/${id}`, { alt: 'Bir avlu' });
      await put(`/library/${id}`, { alt: 'Bir bahçe' });
      const [, first] = z
        .array(z.object({ id: z.string() }))
        .parse((await admin(`/history/pictures/${id}`)).body);
      const token = await newUser(server(), 'editor');
      const changes = async (by: string) => {
        const call = async (path: string, method: 'POST' | 'PUT', body: unknown) =>
          (await admin(path, { token: by, method, body })).status;
        return [
          await call(`/library/${id}`, 'PUT', { focalPoint: { x: 0.1, y: 0.1 } }),
          await call(`/images/${id}`, 'PUT', { alt: 'Başka' }),
          await call(`/history/pictures/${id}/${first?.id}/restore`, 'POST', {}),
          await call(`/library/${id}/file`, 'POST', fileForm(await jpeg(70))),
        ];
      };
      await post(`/library/${id}/use`, { kind });
      expect(await changes(token)).toEqual([403, 403, 403, 403]);
      expect((await admin(`/library/${id}`)).body).toMatchObject({ url, alt: 'Bir bahçe' });
      expect(await changes(server().token)).toEqual([200, 200, 200, 200]);
    },
  );

  test('editors change pictures of entries and of the gallery', async () => {
    const { id } = await upload();
    await post(`/library/${id}/use`, { kind: 'gallery' });
    const token = await newUser(server(), 'editor');
    const file = fileForm(await jpeg(70));
    expect((await admin(`/library/${id}/file`, { token, method: 'POST', body: file })).status).toBe(200);
    expect((await admin(`/library/${id}`, { token, method: 'PUT', body: { alt: 'Avlu' } })).status).toBe(200);
  });
});
