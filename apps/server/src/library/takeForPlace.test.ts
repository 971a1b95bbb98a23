import { libraryPicture, usedPicture } from '@vitrin/contract/files/library';
import { describe, expect, test } from 'vitest';
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
});
