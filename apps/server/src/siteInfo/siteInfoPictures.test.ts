import { siteInfo } from '@vitrin/contract/settings/siteInfo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, callFor, fileForm } from '../testing/callApi.ts';
import { endHistories } from '../testing/endHistories.ts';
import { iconBitmap, icoOf } from '../testing/sampleIcons.ts';
import { plainJpeg, redAndBlue } from '../testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';

const ico = icoOf([{ side: 16, data: iconBitmap(16) }]);

describe.each(testEngines)("the company's pictures on %s", (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ engine });
  });
  afterAll(() => server.close());

  const read = () => callFor(siteInfo, server.app, '/site-info');
  const send = (path: string, bytes: Uint8Array, name?: string) =>
    callApi(server.app, `/site-info${path}`, {
      method: 'POST',
      token: server.token,
      body: fileForm(bytes, name),
    });
  const remove = (id: string) =>
    callApi(server.app, `/site-info/image/${id}`, { method: 'DELETE', token: server.token });
  const pictures = () => server.store.read.selectFrom('picture').selectAll().execute();

  test.each(['logo', 'footerImage'] as const)('%s is set, replaced and removed', async (id) => {
    const jpeg = await plainJpeg({ width: 80, height: 20 });
    await send(`/image/${id}`, jpeg);
    const answer = siteInfo.parse((await send(`/image/${id}`, jpeg)).body);
    expect(answer[id]).toMatchObject({ width: 80, height: 20 });
    await callApi(server.app, '/site-info', { method: 'POST', token: server.token, body: { phone: '1' } });
    expect((await read())[id]?.id).toBe(answer[id]?.id);
    await endHistories(server.store);
    expect(await pictures()).toHaveLength(1);
    expect((await remove(id)).body).toMatchObject({ [id]: null, phone: '1' });
    await endHistories(server.store);
    expect(await pictures()).toEqual([]);
  });

  test.each([
    ['an ICO', 'image/x-icon', async () => ico],
    ['a PNG', 'image/png', () => redAndBlue({ width: 32, height: 32 }).png().toBuffer()],
  ])('%s becomes the favicon under both names, with its type', async (_name, type, make) => {
    const info = siteInfo.parse((await send('/favicon', await make(), 'page.html')).body);
    expect(info.favicon).not.toBeNull();
    expect(info.favIcon).toEqual(info.favicon);
    expect(info.favicon?.variants).toEqual([]);
    const served = await callApi(server.app, String(info.favicon?.url).replace('/api', ''));
    expect(served.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
    await endHistories(server.store);
    expect((await pictures()).map(({ variantsComplete }) => variantsComplete)).toEqual([true]);
    expect(siteInfo.parse((await remove('favicon')).body)).toMatchObject({ favicon: null, favIcon: null });
  });

  test.each([
    ['a JPEG', 415, () => plainJpeg({ width: 16, height: 16 })],
    ['a text', 415, async () => Buffer.from('<svg/>')],
    ['a large file of another kind', 415, async () => Buffer.alloc(600 * 1024, 7)],
    ['a damaged ICO', 400, async () => ico.subarray(0, 100)],
    ['an ICO past all measure', 413, async () => Buffer.concat([ico, Buffer.alloc(600 * 1024)])],
    [
      'a damaged PNG',
      400,
      async () => (await redAndBlue({ width: 99, height: 99 }).png().toBuffer()).subarray(0, 60),
    ],
  ])('%s as favicon is %i', async (_name, status, make) => {
    const answer = await send('/favicon', await make(), 'favicon.ico');
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ errors: { file: expect.any(String) } });
    expect((await read()).favicon).toBeNull();
  });

  test('an unknown kind of picture is 400', async () => {
    const jpeg = await plainJpeg({ width: 8, height: 8 });
    expect((await send('/image/other', jpeg)).status).toBe(400);
    expect((await remove('other')).status).toBe(400);
    expect((await send('/image/logo', Buffer.from('x'))).status).toBe(415);
  });
});
