import { projectKind } from '@vitrin/contract/kinds/project';
import { describe, expect, test } from 'vitest';
import { callApi, callFor, fileForm } from '../testing/callApi.ts';
import { engineTests } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testEngines } from '../testing/testEngines.ts';

const key = '0190a1b2-c3d4-7000-8000-00000000000a';
const draft = { title: 'Avlulu Ev', shortDescription: 'Kısa.', description: '<p>Metin.</p>' };

const picture = async () => fileForm(await plainJpeg({ width: 16, height: 8 }));

describe.each(testEngines)('an addition whose response was lost, on %s', (engine) => {
  const { server, admin, visitor, pictureRows } = engineTests(engine);
  const send = (path: string, body: unknown, header = key) =>
    callApi(server().app, path, {
      method: 'POST',
      token: server().token,
      body,
      headers: { 'idempotency-key': header },
    });

  test('adds one entry however often it is sent', async () => {
    const first = await send('/projects', draft);
    const second = await send('/projects', { ...draft, title: 'Başka' }, key.toUpperCase());
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((await visitor('/projects')).body).toMatchObject([{ id: key, title: 'Avlulu Ev' }]);
  });

  test('adds one entry if it is sent again while the first is still on its way', async () => {
    const service = { title: 'Avlu', path: '/avlu', description: '<p>Metin.</p>' };
    const additions = [
      ['/service', service],
      ['/projects', draft],
      ['/why-us', { title: 'Neden', description: 'Metin.', icon: '' }],
    ] as const;
    for (const [index, [path, body]] of additions.entries()) {
      const own = `${key.slice(0, -2)}b${index}`;
      const sent = await Promise.all([1, 2, 3].map(() => send(path, body, own)));
      expect([path, ...sent.map(({ status }) => status)]).toEqual([path, 200, 200, 200]);
      expect(new Set(sent.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    }
  });

  test('adds one picture to the gallery, the banner and a project', async () => {
    const project = await callFor(projectKind.record, server().app, '/projects', {
      method: 'POST',
      token: server().token,
      body: draft,
    });
    const ways = ['/gallery/upload', '/home-page/images', `/projects/image/${project.id}`];
    for (const [index, path] of ways.entries()) {
      const own = `${key.slice(0, -1)}${index}`;
      // The second while the first is still being read, the third once it is there.
      const files = [await picture(), await picture()];
      const [first, second] = await Promise.all(files.map((file) => send(path, file, own)));
      const third = await send(path, await picture(), own);
      expect([path, first?.status, second?.status, third.status]).toEqual([path, 200, 200, 200]);
    }
    expect(await pictureRows()).toHaveLength(3);
    // The banner is not emptied between tests.
    await admin(`/home-page/images/${key.slice(0, -1)}1`, { method: 'DELETE' });
  });

  test('adds a picture again that was removed meanwhile, and one that another entry has', async () => {
    const projects = [];
    for (const title of ['Bir', 'İki']) {
      const body = { ...draft, title };
      const call = { method: 'POST', token: server().token, body } as const;
      projects.push(await callFor(projectKind.record, server().app, '/projects', call));
    }
    const own = `${key.slice(0, -2)}cc`;
    for (const { id } of projects)
      expect((await send(`/projects/image/${id}`, await picture(), own)).status).toBe(200);
    const [first] = projects;
    await admin(`/projects/image/${first?.id}/${own}`, { method: 'DELETE' });
    expect((await send(`/projects/image/${first?.id}`, await picture(), own)).body).toMatchObject({
      images: [expect.anything()],
    });
  });

  test('with a key of another shape is refused', async () => {
    expect((await send('/projects', draft, 'x')).status).toBe(400);
  });
});
