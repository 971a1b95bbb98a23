import type { LibrarySize } from '@vitrin/contract/files/library';
import { refusals } from '@vitrin/contract/errors/refusals';
import { plainPdf } from '../../apps/server/src/testing/samplePdf.ts';
import { expect, test } from 'vitest';
import { draft, type Examined, noPicture, png, refusal } from './examine.ts';

/** The pictures of the whole site. */
export function librarySuite(api: Examined): void {
  const upload = () => api.admin().library.upload({ file: gif(60) });

  test('stores a picture once, with its texts', async () => {
    const { library } = api.admin();
    const { id, url, bytes } = await upload();
    expect(bytes).toBeGreaterThan(0);
    expect(await upload()).toMatchObject({ id, url });
    const words = { title: 'Işıklı çatı', alt: 'Cam bir çatı', credit: 'Deniz Arı', decorative: false };
    expect(await library.update({ params: { id }, body: words })).toMatchObject(words);
    const found = await library.listAll({ query: { q: 'ISIKLI cati', unused: 'true', sort: 'size' } });
    expect(found.map((each) => each.id)).toEqual([id]);
    expect(await library.update({ params: { id }, body: { ...words, decorative: true } })).toMatchObject({
      alt: '',
      decorative: true,
    });
    const tooLong = library.update({ params: { id }, body: { ...words, credit: 'a'.repeat(201) } });
    expect(await refusal(tooLong)).toMatchObject({
      status: 400,
      fieldErrors: { credit: expect.any(String) },
    });
    await library.remove({ params: { id } });
    expect((await refusal(library.read({ params: { id } }))).status).toBe(404);
  });

  test('is paginated', async () => {
    const { library } = api.admin();
    const { id } = await upload();
    const page = await library.listAll.page({ query: { page: 1, pageSize: 1 } });
    expect([page.items.length, (page.total ?? 0) >= 1]).toEqual([1, true]);
    for (const query of [{ sort: 'oldest' }, { unused: 'no' }, { size: 'huge' }, { page: 0 }]) {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      expect((await api.send('GET', `/library?${search}`)).status).toBe(400);
    }
    await library.remove({ params: { id } });
  });

  test('can be filtered by small pictures and by large files', async () => {
    const { library } = api.admin();
    const { id, width = 0 } = await upload();
    expect(width).toBeLessThan(1200);
    const ids = async (size: LibrarySize) =>
      (await library.listAll({ query: { size, unused: 'true' } })).map((each) => each.id);
    expect(await ids('under1200px')).toContain(id);
    expect([...(await ids('over1mb')), ...(await ids('over5mb'))]).not.toContain(id);
    await library.remove({ params: { id } });
  });

  test('adds a picture to an entry, lists where it is used, and allows deleting it afterwards', async () => {
    const { library, services, projects } = api.admin();
    const { id } = await upload();
    const service = await services.create({ body: draft(970) });
    const project = await projects.create({
      body: { title: 'Avlu', shortDescription: 'Kısa', description: '<p>Metin</p>' },
    });
    await library.use({ params: { id }, body: { kind: 'services', entryId: service.id } });
    await library.use({ params: { id }, body: { kind: 'projects', entryId: project.id, main: true } });
    await library.use({ params: { id }, body: { kind: 'text' } });
    expect((await services.read({ params: { id: service.id } })).image?.id).toBe(id);
    expect((await projects.read({ params: { id: project.id } })).images.map((shown) => shown.id)).toEqual([
      id,
    ]);
    const { uses } = await library.read({ params: { id } });
    expect(uses).toEqual([
      { kind: 'services', entryId: service.id, title: service.title, inText: false, place: 'site' },
      { kind: 'projects', entryId: project.id, title: project.title, inText: false, place: 'site' },
    ]);
    expect(await refusal(library.remove({ params: { id } }))).toMatchObject({
      status: 409,
      message: refusals.pictureUsed(),
      body: { uses },
    });
    await services.removeImage({ params: { id: service.id } });
    await projects.removeImage({ params: { id: project.id, imageId: id } });
    await expect(library.remove({ params: { id } })).resolves.toEqual({ success: true });
  });

  test('names a picture without words after the entry that shows it', async () => {
    const { library, projects } = api.admin();
    const project = await projects.create({
      body: { title: 'Rüzgârlı avlu', shortDescription: 'Kısa', description: '<p>Metin</p>' },
    });
    const params = { id: project.id };
    const [image] = (await projects.uploadImage({ params, file: png('avlu.png') })).images;
    const id = image?.id ?? '';
    const listed = async () => (await library.listAll()).find((each) => each.id === id);
    expect(await listed()).toMatchObject({ title: '', shownBy: project.title });
    expect(await library.read({ params: { id } })).toMatchObject({ shownBy: project.title });
    await library.update({ params: { id }, body: { alt: 'Taş döşeli bir avlu' } });
    expect(await listed()).not.toHaveProperty('shownBy');
    await projects.remove({ params });
  });

  test('replaces the file of a picture', async () => {
    const { library, services } = api.admin();
    const { id, url } = await upload();
    const service = await services.create({
      body: { ...draft(971), description: `<p>Metin</p><img src="${url}" alt="">` },
    });
    await library.use({ params: { id }, body: { kind: 'services', entryId: service.id } });
    const other = await library.replace({ params: { id }, file: gif(120) });
    expect([other.id === id, other.url === url]).toEqual([true, false]);
    const shown = await services.read({ params: { id: service.id } });
    expect([shown.image?.url, shown.description.includes(other.url)]).toEqual([other.url, true]);
    await services.update({ params: { id: service.id }, body: { description: '<p>Metin</p>' } });
    await services.removeImage({ params: { id: service.id } });
    await library.remove({ params: { id } });
  });

  test('also contains PDFs, which certificates and projects show', async () => {
    const { library, certificates, projects } = api.admin();
    const kept = await library.upload({ file: pdf('Kalite.pdf') });
    expect(kept).toMatchObject({ pdf: true, title: 'Kalite' });
    const ids = async (kind?: 'picture' | 'pdf' | 'all') =>
      (await library.listAll({ query: { kind } })).map(({ id }) => id);
    expect(await ids('pdf')).toContain(kept.id);
    expect(await ids('all')).toContain(kept.id);
    expect(await ids()).not.toContain(kept.id);
    const params = { id: (await certificates.create({ body: { title: 'Belge' } })).id };
    await library.use({ params: { id: kept.id }, body: { kind: 'certificates', entryId: params.id } });
    expect((await api.visitor().certificates.read({ params })).pdf?.id).toBe(kept.id);
    const replaced = await certificates.uploadPdf({ params, file: pdf('Yeni.pdf') });
    expect(replaced.pdf).toMatchObject({ name: 'Yeni.pdf', url: expect.stringMatching(/^\/api\/files\//) });
    const name = replaced.pdf?.url.replace('/api/files/', '') ?? '';
    expect(await api.visitor().files.read({ params: { name } })).toBeInstanceOf(Blob);
    expect((await certificates.removePdf({ params })).pdf).toBeNull();
    expect((await refusal(certificates.uploadPdf({ params, file: png() }))).status).toBe(415);
    const project = await projects.create({
      body: { title: 'Belgeli', shortDescription: 'Kısa', description: '<p>Metin</p>' },
    });
    const of = { params: { id: project.id } };
    expect((await projects.uploadPdf({ ...of, file: pdf('Plan.pdf') })).pdf?.name).toBe('Plan.pdf');
    expect((await projects.removePdf(of)).pdf).toBeNull();
    await library.remove({ params: { id: kept.id } });
  });

  test('refuses unknown ids, and files that are not pictures', async () => {
    const { library } = api.admin();
    const params = { id: 'nobody' };
    const words = { title: '', alt: '', credit: '', decorative: false };
    const entry = { kind: 'services', entryId: 'nobody' } as const;
    const { id } = await upload();
    const calls = [
      () => library.read({ params }),
      () => library.update({ params, body: words }),
      () => library.replace({ params, file: png() }),
      () => library.remove({ params }),
      () => library.use({ params, body: { kind: 'text' } }),
      () => library.use({ params: { id }, body: entry }),
    ];
    for (const call of calls) expect((await refusal(call())).status).toBe(404);
    expect((await refusal(library.upload({ file: noPicture() }))).status).toBe(415);
    expect((await refusal(library.replace({ params: { id }, file: noPicture() }))).status).toBe(415);
    for (const body of ['{}', '{"kind":"services"}', '{"kind":"messages","entryId":"a"}']) {
      const headers = { 'content-type': 'application/json' };
      expect((await api.send('POST', `/library/${id}/use`, { body, headers })).status).toBe(400);
    }
    await library.remove({ params: { id } });
  });
}

/** A PDF of an empty page, which differs for each name. */
const pdf = (name: string): File =>
  new File([new Uint8Array(plainPdf(name))], name, { type: 'application/pdf' });

/** A picture of one pixel that no other suite uploads. */
function gif(green: number): File {
  const bytes = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
    letter.charCodeAt(0),
  );
  // Its first colour, which is opaque.
  bytes.set([40, green, 90], 13);
  bytes.set([0], 22);
  // Different sizes, for code that compares files by size.
  return new File([bytes, new Uint8Array(green)], `yeni-${green}.gif`, { type: 'image/gif' });
}
