import { galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import { describe, expect, test } from 'vitest';
import { callFor, fileForm } from '../testing/callApi.ts';
import { engineTests, wrongFields } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testEngines } from '../testing/testEngines.ts';

/** A form with a picture under the given name, followed by plain fields. */
async function form(name: string, fields: Record<string, string> = {}): Promise<FormData> {
  const body = fileForm(await plainJpeg({ width: 16, height: 8 }), name);
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  return body;
}

describe.each(testEngines)('the gallery on %s', (engine) => {
  const { clock, server, admin, visitor, pictureRows } = engineTests(engine);
  const upload = async (name = 'a.jpg', fields: Record<string, string> = {}) =>
    callFor(galleryItemKind.record, server().app, '/gallery/upload', {
      method: 'POST',
      token: server().token,
      body: await form(name, fields),
    });

  const send = (body: FormData | object) => admin('/gallery/upload', { method: 'POST', body });

  test('a picture takes its title from its file and comes with its sizes', async () => {
    const item = await upload('çatı_ışığı-2.JPG', { category: ' Şantiye ' });
    expect(item).toMatchObject({
      title: 'Çatı ışığı 2',
      category: 'Şantiye',
      alt: '',
      active: true,
      displayOrder: 1,
      width: 16,
      height: 8,
      url: expect.stringMatching(/^\/api\/images\/\w+\.jpg$/),
      uploadDate: clock.now().toISOString(),
    });
    expect((await visitor('/gallery')).body).toMatchObject([{ id: item.id, url: item.url }]);
  });

  test('characters of a file name that cannot be stored are left out', async () => {
    const bytes = await plainJpeg({ width: 16, height: 8 });
    const head = `content-disposition: form-data; name="file"; filename*=utf-8''ta%00s%20avlu.jpg`;
    const { statusCode, body } = await server().app.inject({
      method: 'POST',
      url: '/api/gallery/upload',
      headers: {
        authorization: `Bearer ${server().token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: Buffer.concat([Buffer.from(`--x\r\n${head}\r\n\r\n`), bytes, Buffer.from('\r\n--x--\r\n')]),
    });
    expect([statusCode, JSON.parse(body)]).toEqual([200, expect.objectContaining({ title: 'Tas avlu' })]);
  });

  test('without a category it is uncategorized', async () => {
    expect(await upload()).toMatchObject({ category: 'uncategorized' });
    expect(await upload('a.jpg', { category: ' ' })).toMatchObject({ category: 'uncategorized' });
  });

  test('the category may stand before the file', async () => {
    const body = new FormData();
    body.append('category', 'Saha');
    body.append('file', new Blob([new Uint8Array(await plainJpeg({ width: 16, height: 8 }))]), 'a.jpg');
    expect((await send(body)).body).toMatchObject({
      category: 'Saha',
    });
  });

  test('an upload is validated, and a refused one leaves nothing behind', async () => {
    expect((await send(fileForm(Buffer.from('plain words')))).status).toBe(415);
    expect((await send({})).status).toBe(415);
    expect(wrongFields(await send(new FormData()))).toEqual(['file']);
    expect(wrongFields(await send(await form('a.jpg', { category: 'x'.repeat(201) })))).toEqual(['category']);
    expect(await pictureRows()).toEqual([]);
  });

  test('title, category and description are edited, and found', async () => {
    const { id } = await upload();
    const change = { title: 'Avlu', category: 'Konut', alt: 'Havuzlu bir avlu' };
    expect((await admin(`/gallery/${id}`, { method: 'PUT', body: change })).body).toMatchObject(change);
    expect((await admin('/gallery/admin?q=HAVUZLU')).body).toMatchObject([change]);
  });

  test('the same picture may be uploaded twice, and each copy is deleted by itself', async () => {
    const [first, second] = [await upload(), await upload()];
    expect(second.url).toBe(first.url);
    await admin(`/gallery/${first.id}`, { method: 'DELETE' });
    await admin('/trash/empty', { method: 'POST', body: {} });
    expect(await pictureRows()).toHaveLength(1);
    expect((await visitor('/gallery')).body).toMatchObject([{ id: second.id }]);
  });
});
