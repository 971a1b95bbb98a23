import { about } from '@vitrin/contract/pages/about';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, callFor, fileForm } from '../testing/callApi.ts';
import { endHistories } from '../testing/endHistories.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';

describe.each(testEngines)('the about page on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ engine });
  });
  afterAll(() => server.close());

  const read = (path = '/about') => callFor(about, server.app, path);
  const send = (path: string, body: unknown) =>
    callApi(server.app, path, { method: 'POST', token: server.token, body });

  test('is empty at first', async () => {
    expect(await read()).toEqual({ title: '', subtitle: '', description: '', image: null });
  });

  test('texts that are saved stay, absent ones are not touched, and HTML is cleaned', async () => {
    const body = { title: ' Biz ', description: '<p onclick="x()">Yirmi yıl</p><script>x</script>' };
    const saved = await send('/about', body);
    expect(saved.body).toMatchObject({ title: 'Biz', description: '<p>Yirmi yıl</p>' });
    await send('/about', { subtitle: 'Alt' });
    expect(await read()).toMatchObject({ title: 'Biz', subtitle: 'Alt', description: '<p>Yirmi yıl</p>' });
    expect(await read('/home/about')).toEqual(await read());
  });

  test.each([
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ description: 3 }, 'description'],
  ])('%o is 400', async (body, field) => {
    const answer = await send('/about', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  test('sets a picture, replaces it and removes it', async () => {
    const upload = async (width: number) =>
      about.parse((await send('/about/image', fileForm(await plainJpeg({ width, height: 20 })))).body);
    const first = await upload(40);
    const second = await upload(50);
    expect([first.image?.width, second.image?.width]).toEqual([40, 50]);
    await endHistories(server.store);
    const rows = await server.store.read.selectFrom('picture').select('id').execute();
    expect(rows).toEqual([{ id: second.image?.id }]);
    await send('/about', { title: 'Biz' });
    expect((await read()).image?.id).toBe(second.image?.id);

    const cleared = await callApi(server.app, '/about/image', { method: 'DELETE', token: server.token });
    expect(cleared.body).toMatchObject({ title: 'Biz', image: null });
    await endHistories(server.store);
    expect(await server.store.read.selectFrom('picture').select('id').execute()).toEqual([]);
    expect(
      (await callApi(server.app, '/about/image', { method: 'DELETE', token: server.token })).status,
    ).toBe(200);
  });

  test('a file that is not a picture is 415', async () => {
    expect((await send('/about/image', fileForm(Buffer.from('x')))).status).toBe(415);
  });
});
