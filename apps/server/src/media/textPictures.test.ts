import { serviceKind } from '@vitrin/contract/kinds/service';
import { uploadedImage } from '@vitrin/contract/files/image';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, callFor, fileForm } from '../testing/callApi.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';

describe.each(testEngines)('pictures in texts on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ engine });
  });
  afterAll(() => server.close());

  const post = (path: string, body: unknown) => ({
    method: 'POST' as const,
    token: server.token,
    body,
    path,
  });

  test('come with their sizes in a single entry, and not in lists', async () => {
    const form = fileForm(await plainJpeg({ width: 800, height: 400 }));
    const upload = post('/images/upload', form);
    const { url } = await callFor(uploadedImage, server.app, upload.path, upload);
    const description = `<p>a</p><figure data-size="half"><img src="${url}" alt="x" /></figure><img src="/api/images/yok.png" />`;
    const create = post('/service', { title: 'a', path: '/a', description });
    const { id } = await callFor(serviceKind.record, server.app, create.path, create);
    const read = await callFor(serviceKind.record, server.app, `/service/${id}`);
    expect(read.textPictures).toMatchObject([{ url, width: 800, height: 400 }]);
    expect(read.textPictures?.[0]?.variants?.map(({ width }) => width)).toEqual(
      expect.arrayContaining([320, 640]),
    );
    const list = await callApi(server.app, '/service');
    expect(JSON.stringify(list.body)).not.toContain('textPictures');
  });

  test('are omitted if there are none', async () => {
    const create = post('/service', { title: 'b', path: '/b', description: '<p>b</p>' });
    const { id } = await callFor(serviceKind.record, server.app, create.path, create);
    const read = await callApi(server.app, `/service/${id}`);
    expect(read.body).not.toHaveProperty('textPictures');
  });
});
