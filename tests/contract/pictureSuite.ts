import { pictureElsewhere } from './subjects.ts';
import { describe, expect, test } from 'vitest';
import { draft, type Examined, noPicture, png, refusal } from './examine.ts';

/** Pictures, by themselves and of a service. */
export function pictureSuite(api: Examined): void {
  test('an uploaded picture is found at its address', async () => {
    const fractions: number[] = [];
    const uploaded = await api
      .admin()
      .images.upload({ file: png(), onProgress: (part) => fractions.push(part) });
    expect(fractions.at(-1)).toBe(1);
    expect(uploaded.url).toMatch(/^\/api\/images\//);
    const file = await api
      .visitor()
      .images.read({ params: { name: uploaded.url.replace('/api/images/', '') } });
    if (!(file instanceof Blob)) throw new Error('Expected the bytes of a picture');
    expect(file.type).toMatch(/^image\//);
    expect(file.size).toBeGreaterThan(0);
  });

  test("a service's picture is set, replaced and removed", async () => {
    const { services } = api.admin();
    const { id, updatedAt } = await services.create({ body: draft(60) });
    const first = await services.uploadImage({ params: { id }, file: png('ilk.png') });
    const second = await services.uploadImage({ params: { id }, file: png('ikinci.png') });
    expect(first.image?.url).toMatch(/^\/api\/images\//);
    expect(second.image?.url).toMatch(/^\/api\/images\//);
    // Pictures are saved separately from the form: its overwrite check must ignore them.
    expect(second.updatedAt).toBe(updatedAt);
    await expect(services.removeImage({ params: { id } })).resolves.toMatchObject({ id, image: null });
  });

  test("a service's further pictures are added, reordered and removed independently of its main one", async () => {
    const { services, library } = api.admin();
    const { id, updatedAt } = await services.create({ body: draft(63) });
    const params = { id };
    const { image } = await services.uploadImage({ params, file: png('ana.png') });
    await services.addFurtherImage({ params, file: png('bir.png') });
    const two = await services.addFurtherImage({ params, file: png('iki.png') });
    const [first = '', second = ''] = two.furtherImages.map((shown) => shown.id);
    expect([two.furtherImages.length, two.image?.id, two.updatedAt]).toEqual([2, image?.id, updatedAt]);
    const idsAfter = async (call: ReturnType<typeof services.read>) =>
      (await call).furtherImages.map((shown) => shown.id);
    const items = [second, first].map((each, index) => ({ id: each, displayOrder: index + 1 }));
    expect(await idsAfter(services.reorderFurtherImages({ params, body: { items } }))).toEqual([
      second,
      first,
    ]);
    const gone = services.removeFurtherImage({ params: { id, imageId: second } });
    expect(await idsAfter(gone)).toEqual([first]);
    const taking = { kind: 'services', entryId: id, further: true } as const;
    await library.use({ params: { id: image?.id ?? '' }, body: taking });
    expect(await idsAfter(services.read({ params }))).toEqual([first, image?.id]);
    expect((await library.read({ params: { id: first } })).uses).toMatchObject([
      { kind: 'services', entryId: id },
    ]);
    const unknown = services.removeFurtherImage({ params: { id, imageId: second } });
    expect((await refusal(unknown)).status).toBe(404);
    await services.remove({ params });
  });

  test('a picture is described once, and the description is returned wherever it is shown', async () => {
    const { services, images } = api.admin();
    const { id, updatedAt } = await services.create({ body: draft(62) });
    const { image } = await services.uploadImage({ params: { id }, file: png('avlu.png') });
    const params = { id: image?.id ?? '' };
    const alt = 'Ortasında havuz olan bir avlu';
    await expect(images.update({ params, body: { alt: ` ${alt} ` } })).resolves.toMatchObject({
      url: image?.url,
      alt,
    });
    await expect(services.read({ params: { id } })).resolves.toMatchObject({ updatedAt, image: { alt } });
    const tooLong = images.update({ params, body: { alt: 'a'.repeat(201) } });
    expect(await refusal(tooLong)).toMatchObject({ status: 400, fieldErrors: { alt: expect.any(String) } });
    const unknown = images.update({ params: { id: 'nobody' }, body: { alt } });
    expect((await refusal(unknown)).status).toBe(404);
  });

  test('a picture from elsewhere on the web is stored', async () => {
    const { name, url } = await api.admin().images.importFrom({ body: { url: pictureElsewhere } });
    expect(url).toBe(`/api/images/${name}`);
    expect((await api.send('GET', `/images/${name}`)).status).toBe(200);
  });

  describe('an upload is refused', () => {
    test('with 404 for a service that does not exist', async () => {
      const call = api.admin().services.uploadImage({ params: { id: 'nobody' }, file: png() });
      expect((await refusal(call)).status).toBe(404);
    });

    test('with 415 for what is not a picture', async () => {
      const { services, images } = api.admin();
      const { id } = await services.create({ body: draft(61) });
      expect((await refusal(images.upload({ file: noPicture() }))).status).toBe(415);
      expect(await refusal(services.uploadImage({ params: { id }, file: noPicture() }))).toMatchObject({
        status: 415,
        fieldErrors: { file: expect.any(String) },
      });
    });

    test.each([
      'http://127.0.0.1/a.png',
      'http://169.254.169.254/',
      'http://[::1]/a.png',
      'http://2130706433/',
    ])('with 400 for a URL like %s', async (url) => {
      expect(await refusal(api.admin().images.importFrom({ body: { url } }))).toMatchObject({
        status: 400,
        fieldErrors: { url: 'This address does not lead to the public web' },
      });
    });

    test('with 400 if the field is missing, and 415 if the body is not a form', async () => {
      const form = new FormData();
      form.append('picture', png());
      const missing = await api.send('POST', '/images/upload', { body: form });
      expect(missing.status).toBe(400);
      expect(await missing.json()).toHaveProperty('errors.file');
      const headers = { 'content-type': 'application/json' };
      expect((await api.send('POST', '/images/upload', { body: '{}', headers })).status).toBe(415);
    });
  });
}
