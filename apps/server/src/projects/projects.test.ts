import { type Project, projectKind } from '@vitrin/contract/kinds/project';
import { describe, expect, test } from 'vitest';
import { callFor, fileForm } from '../testing/callApi.ts';
import { endHistories } from '../testing/endHistories.ts';
import { engineTests, wrongFields } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testEngines } from '../testing/testEngines.ts';

const draft = { title: 'Avlulu Ev', shortDescription: 'Kısa.', description: '<p>Metin.</p>' };

const widths = (answer: Project) => answer.images.map(({ width }) => width);
const idOf = (answer: Project, width: number) =>
  answer.images.find((image) => image.width === width)?.id ?? '';

describe.each(testEngines)('projects on %s', (engine) => {
  const { server, admin, visitor, pictureRows } = engineTests(engine);
  const send = (
    path: string,
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    body?: unknown,
  ): Promise<Project> =>
    callFor(projectKind.record, server().app, path, { method, token: server().token, body });
  const create = (more: object = {}) => send('/projects', 'POST', { ...draft, ...more });
  const upload = async ({ id }: Project, width: number, query = '') =>
    send(`/projects/image/${id}${query}`, 'POST', fileForm(await plainJpeg({ width, height: 8 })));

  const sendWords = async (path: string) =>
    (await admin(path, { method: 'POST', body: fileForm(Buffer.from('plain words')) })).status;

  /** A project with pictures of these widths; 16 is the main one. */
  async function withPictures(): Promise<Project> {
    const empty = await create();
    await upload(empty, 16);
    await upload(empty, 24);
    return upload(empty, 32);
  }

  test('a project without facts and pictures has null and an empty list', async () => {
    expect(await create({ category: 'Konut' })).toMatchObject({
      ...draft,
      category: 'Konut',
      status: 'active',
      additionalInfo: null,
      additionalInfoPairs: [],
      image: [],
      images: [],
    });
    expect((await visitor('/projects')).body).toMatchObject([{ image: null, images: [] }]);
  });

  test('facts may be sent in either form, and keep their order as pairs', async () => {
    const pairs = [
      { key: 'Yer', value: 'Urla' },
      { key: '2023', value: 'Başlangıç' },
    ];
    const info = { Yer: 'Urla', 2023: 'Başlangıç' };
    const byPairs = await create({ additionalInfoPairs: pairs });
    expect(byPairs).toMatchObject({ additionalInfo: info, additionalInfoPairs: pairs });
    expect(await create({ additionalInfo: { Yer: 'Urla', Boş: ' ' } })).toMatchObject({
      additionalInfo: { Yer: 'Urla' },
    });
    const cleared = await send(`/projects/${byPairs.id}`, 'PUT', { additionalInfo: null });
    expect(cleared).toMatchObject({ additionalInfo: null, additionalInfoPairs: [] });
  });

  test.each([
    ['nothing', {}, ['description', 'shortDescription', 'title']],
    [
      'blank texts',
      { title: ' ', shortDescription: ' ', description: '<p></p>' },
      ['description', 'shortDescription', 'title'],
    ],
    ['wrong types', { ...draft, category: 1, additionalInfo: 'x' }, ['additionalInfo', 'category']],
    [
      'a blank pair',
      { ...draft, additionalInfoPairs: [{ key: '', value: 'x' }] },
      ['additionalInfoPairs.0.key'],
    ],
  ])('%s is 400 and names the fields', async (_name, body, fields) => {
    const answer = await admin('/projects', { method: 'POST', body });
    expect([answer.status, wrongFields(answer)]).toEqual([400, fields]);
  });

  test('the first picture is the main one, later ones are appended, and main=true prepends', async () => {
    const filled = await withPictures();
    expect(widths(filled)).toEqual([16, 24, 32]);
    const again = await upload(filled, 40, '?main=true');
    expect(widths(again)).toEqual([40, 16, 24, 32]);
    expect(again.updatedAt).toBe(filled.updatedAt);
    const ids = again.images.map(({ id }) => ({ id }));
    expect((await visitor(`/projects/${filled.id}`)).body).toMatchObject({ image: ids, images: ids });
    const lists = [
      await visitor('/projects'),
      await admin('/projects/admin'),
      await visitor('/projects/basic'),
    ];
    for (const { body } of lists) expect(body).toMatchObject([{ image: ids[0] }]);
    expect(Object.keys(Object(Object(lists[2]?.body)[0])).toSorted()).toEqual([
      'category',
      'id',
      'image',
      'path',
      'title',
    ]);
  });

  test.each(['PUT', 'PATCH'] as const)('%s makes a picture the main one', async (method) => {
    const filled = await withPictures();
    const path = `/projects/image/${filled.id}/${idOf(filled, 32)}`;
    expect(widths(await send(path, method))).toEqual([32, 16, 24]);
  });

  test('if the main picture is removed the next takes its place', async () => {
    const filled = await withPictures();
    const answer = await send(`/projects/image/${filled.id}/${idOf(filled, 16)}`, 'DELETE');
    expect(widths(answer)).toEqual([24, 32]);
    expect(await pictureRows()).toHaveLength(3);
    await endHistories(server().store);
    expect((await pictureRows()).map(({ width }) => width)).toEqual([24, 32]);
  });

  test('the order of pictures is set completely, or not at all', async () => {
    const filled = await withPictures();
    const reorder = (ids: string[]) =>
      admin(`/projects/${filled.id}/images/reorder`, {
        method: 'PUT',
        body: { items: ids.map((id, index) => ({ id, displayOrder: index + 1 })) },
      });
    const answer = await reorder([idOf(filled, 32), idOf(filled, 16)]);
    expect(widths(projectKind.record.parse(answer.body))).toEqual([32, 16, 24]);
    expect((await reorder([idOf(filled, 24), 'unknown'])).status).toBe(404);
    expect((await reorder([])).status).toBe(400);
    expect(widths(await send(`/projects/${filled.id}`, 'PUT', {}))).toEqual([32, 16, 24]);
  });

  test('of two concurrent uploads both stay', async () => {
    const empty = await create();
    await Promise.all([16, 24, 32].map((width) => upload(empty, width)));
    expect(
      widths(await send(`/projects/${empty.id}`, 'PUT', {})).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    ).toEqual([16, 24, 32]);
  });

  test('pictures of another project are not accessible', async () => {
    const [mine, other] = [await withPictures(), await create()];
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await admin(`/projects/image/${other.id}/${idOf(mine, 16)}`, { method });
      expect([answer.status, answer.body]).toMatchObject([404, { message: 'Image not found' }]);
    }
  });

  test('an upload is validated, and needs a project', async () => {
    const { id } = await create();
    expect(await sendWords(`/projects/image/${id}`)).toBe(415);
    expect(await sendWords(`/projects/image/${id}?main=yes`)).toBe(400);
    expect(await sendWords('/projects/image/unknown')).toBe(404);
  });

  test('a deleted project takes its pictures along', async () => {
    const { id } = await withPictures();
    await admin(`/projects/${id}`, { method: 'DELETE' });
    await admin('/trash/empty', { method: 'POST', body: {} });
    expect(await pictureRows()).toEqual([]);
    expect(await server().store.read.selectFrom('projectPicture').selectAll().execute()).toEqual([]);
  });
});
