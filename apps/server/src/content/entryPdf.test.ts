import { type Certificate, certificateKind } from '@vitrin/contract/kinds/certificate';
import { projectKind } from '@vitrin/contract/kinds/project';
import { voiceKind } from '@vitrin/contract/kinds/voice';
import { libraryPicture, usedPicture } from '@vitrin/contract/files/library';
import { refusals } from '@vitrin/contract/errors/refusals';
import { versionComparison, version } from '@vitrin/contract/history/history';
import { trashItem } from '@vitrin/contract/history/trash';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callFor, fileForm } from '../testing/callApi.ts';
import { endHistories } from '../testing/endHistories.ts';
import { engineTests } from '../testing/engineTests.ts';
import { plainPdf } from '../testing/samplePdf.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testEngines } from '../testing/testEngines.ts';

const pdfForm = (remark: string, name = 'kalite_belgesi.pdf') => fileForm(plainPdf(remark), name);

describe.each(testEngines)('PDFs on %s', (engine) => {
  const { admin, visitor, server, pictureRows } = engineTests(engine);
  const post = (path: string, body: unknown) => admin(path, { method: 'POST', body });
  const remove = (path: string) => admin(path, { method: 'DELETE' });

  const certificate = async () =>
    certificateKind.record.parse((await post('/certificates', { title: 'Belge' })).body);
  const project = async () =>
    projectKind.record.parse(
      (await post('/projects', { title: 'Avlu', shortDescription: 'Kısa', description: '<p>Metin</p>' }))
        .body,
    );
  const withPdf = async (remark = 'a'): Promise<Certificate> => {
    const { id } = await certificate();
    return certificateKind.record.parse((await post(`/certificates/pdf/${id}`, pdfForm(remark))).body);
  };
  const list = async (query: string) =>
    z
      .array(libraryPicture)
      .parse((await admin(`/library${query}`)).body)
      .map((each) => each.pdf === true);
  const read = async (id: string) => certificateKind.record.parse((await admin(`/certificates/${id}`)).body);

  test('a certificate gets one, which visitors read as a file', async () => {
    const { pdf, id } = await withPdf();
    const file = plainPdf('a');
    expect(pdf).toEqual({
      id: expect.any(String),
      url: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}\.pdf$/),
      name: 'Kalite belgesi.pdf',
      bytes: file.length,
    });
    const [listed] = z.array(certificateKind.record).parse((await visitor('/certificates?page=1')).body);
    expect(listed?.pdf).toEqual(pdf);
    const url = pdf?.url.replace('/api', '') ?? '';
    const { status, headers, bytes } = await visitor(url);
    expect([status, bytes.equals(file)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^inline; filename="[0-9a-f]{32}\.pdf"; filename\*=UTF-8''Kalite%20belgesi\.pdf$/,
      ),
      'content-security-policy':
        "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
      'x-robots-tag': 'noindex',
    });
    // PDFs are not served as pictures, nor pictures as PDFs.
    expect((await visitor(url.replace('/files/', '/images/'))).status).toBe(404);
    await post(`/certificates/image/${id}`, fileForm(await plainJpeg({ width: 40, height: 30 })));
    const picture = (await read(id)).image?.url.replace('/api/images/', '/files/') ?? '';
    expect((await visitor(picture)).status).toBe(404);
  });

  test('a project gets one, beside its pictures', async () => {
    const { id } = await project();
    await post(`/projects/image/${id}`, fileForm(await plainJpeg({ width: 40, height: 30 })));
    const answered = projectKind.record.parse((await post(`/projects/pdf/${id}`, pdfForm('p'))).body);
    expect([answered.images.length, answered.pdf?.name]).toEqual([1, 'Kalite belgesi.pdf']);
    expect(projectKind.record.parse((await visitor(`/projects/by-path?path=avlu`)).body).pdf).toEqual(
      answered.pdf,
    );
    const [imageId = ''] = answered.images.map((image) => image.id);
    await remove(`/projects/image/${id}/${imageId}`);
    expect(projectKind.record.parse((await remove(`/projects/pdf/${id}`)).body).pdf).toBeNull();
  });

  test('another kind of file is refused in words, and changes nothing', async () => {
    const { id, pdf } = await withPdf();
    const refused = [
      await post(`/certificates/pdf/${id}`, fileForm(await plainJpeg({ width: 40, height: 30 }), 'a.pdf')),
      await post(`/certificates/pdf/${id}`, fileForm(plainPdf().subarray(0, 80), 'a.pdf')),
      await post(`/certificates/image/${id}`, pdfForm('a')),
    ];
    expect(refused.map(({ status, body }) => [status, Object(body).errors.file])).toEqual([
      [415, refusals.notAPdf()],
      [400, refusals.pdfDamaged()],
      [415, refusals.notAPicture()],
    ]);
    expect((await read(id)).pdf).toEqual(pdf);
    expect((await post('/certificates/pdf/nobody', pdfForm('a'))).status).toBe(404);
  });

  test('it is versioned: a replaced or removed one can be restored', async () => {
    const { id, pdf } = await withPdf('a');
    await post(`/certificates/pdf/${id}`, pdfForm('b', 'yeni.pdf'));
    await remove(`/certificates/pdf/${id}`);
    expect((await read(id)).pdf).toBeNull();
    const versions = z.array(version).parse((await admin(`/history/certificates/${id}`)).body);
    expect(versions.map(({ change }) => [change.fields, change.pictures.added])).toEqual([
      [['pdf'], 0],
      [['pdf'], 0],
      [['pdf'], 0],
      [[], 0],
    ]);
    const [, , first] = versions;
    const at = `/history/certificates/${id}/${first?.id}`;
    const { from, to } = versionComparison.parse((await admin(at)).body);
    expect([from, to].map(({ record }) => record.fields.find(({ name }) => name === 'pdf')?.value)).toEqual([
      'Kalite belgesi.pdf',
      '',
    ]);
    expect(from.record.pictures).toEqual([]);
    expect((await post(`${at}/restore`, {})).status).toBe(200);
    expect((await read(id)).pdf).toEqual(pdf);
  });

  test('it moves to the trash with its entry, comes back, and is deleted with it', async () => {
    const { id, pdf } = await withPdf();
    await remove(`/certificates/${id}`);
    const [item] = z.array(trashItem).parse((await admin('/trash')).body);
    expect(item?.image).toBeNull();
    expect(await pictureRows()).toHaveLength(1);
    await post(`/trash/${item?.id}/restore`, {});
    expect((await read(id)).pdf).toEqual(pdf);
    await remove(`/certificates/${id}`);
    const [again] = z.array(trashItem).parse((await admin('/trash')).body);
    await remove(`/trash/${again?.id}`);
    await endHistories(server().store);
    expect(await pictureRows()).toEqual([]);
  });

  test('the library lists it apart from pictures, shows its uses, replaces it only with a PDF and sends it', async () => {
    const kept = libraryPicture.parse((await post('/library/upload', pdfForm('k'))).body);
    expect(kept).toMatchObject({
      pdf: true,
      title: 'Kalite belgesi',
      url: expect.stringMatching(/\/api\/files\//),
    });
    await post('/library/upload', fileForm(await plainJpeg({ width: 40, height: 30 })));
    expect([await list(''), await list('?kind=pdf'), await list('?kind=all')]).toEqual([
      [false],
      [true],
      [false, true],
    ]);
    const { id } = await certificate();
    const use = (kind: string, entryId: string) => post(`/library/${kept.id}/use`, { kind, entryId });
    expect((await use('certificates', id)).status).toBe(200);
    expect((await read(id)).pdf?.id).toBe(kept.id);
    const { id: voice } = voiceKind.record.parse(
      (await post('/customer-voices', { name: 'A', text: 'B' })).body,
    );
    expect((await use('voices', voice)).status).toBe(404);
    const { uses } = await callFor(usedPicture, server().app, `/library/${kept.id}`, {
      token: server().token,
    });
    expect(uses).toEqual([
      { kind: 'certificates', entryId: id, title: 'Belge', inText: false, place: 'site' },
    ]);
    expect((await remove(`/library/${kept.id}`)).status).toBe(409);
    const wrong = await post(
      `/library/${kept.id}/file`,
      fileForm(await plainJpeg({ width: 40, height: 30 })),
    );
    expect([wrong.status, Object(wrong.body).errors.file]).toEqual([415, refusals.notAPdf()]);
    await post(`/library/${kept.id}/file`, pdfForm('l'));
    const { pdf } = await read(id);
    expect([pdf?.id, pdf?.url]).toEqual([kept.id, expect.not.stringContaining(kept.url)]);
    expect((await list('?kind=all&unused=true')).length).toBe(1);
    await remove(`/certificates/pdf/${id}`);
    expect((await remove(`/library/${kept.id}`)).status).toBe(200);
  });

  test('a testimonial names its project as long as visitors can see that', async () => {
    const about = await project();
    const voice = voiceKind.record.parse(
      (await post('/customer-voices', { name: 'A', text: 'B', projectId: about.id })).body,
    );
    expect(voice.project).toEqual({ id: about.id, path: about.path, title: about.title });
    await admin(`/projects/${about.id}/toggle`, { method: 'PATCH' });
    const [shown] = z.array(voiceKind.record).parse((await visitor('/customer-voices')).body);
    expect([shown?.projectId, shown?.project]).toEqual([about.id, null]);
    await remove(`/projects/${about.id}`);
    expect((await visitor(`/customer-voices/${voice.id}`)).body).toMatchObject({ project: null });
  });
});
