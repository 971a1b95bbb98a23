import { defaultPalette } from '@vitrin/contract/settings/palette';
import { emptyHomePage } from '@vitrin/contract/pages/homeDefaults';
import { siteInfo } from '@vitrin/contract/settings/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../testing/callApi.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';
import { changeSetting } from './documents.ts';

describe.each(testEngines)('settings on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ engine });
  });
  afterAll(() => server.close());

  const read = async (path: string) => (await callApi(server.app, path)).body;
  const save = (path: string, body: unknown) =>
    callApi(server.app, path, { method: 'POST', token: server.token, body });

  test('a fresh store returns the contract’s empty site', async () => {
    const { filled, ...facts } = siteInfo.parse(await read('/site-info'));
    expect(facts).toEqual({
      ...emptySiteInfo,
      shortName: '',
      contactDelivery: 'inbox',
      whatsApp: '',
      morePhones: [],
      openingHours: [],
      coordinates: '',
      countsVisits: true,
    });
    expect(new Set(Object.values(filled ?? {}))).toEqual(new Set([false]));
    expect(await read('/theme/colors')).toEqual(defaultPalette);
    expect(await read('/home-page')).toEqual(emptyHomePage);
  });

  test('saved facts stay, and absent ones are not touched', async () => {
    const first = { companyName: ' Şirket ', phone: '0232 555 01 40', mapEnabled: true };
    expect((await save('/site-info', first)).body).toMatchObject({ ...first, companyName: 'Şirket' });
    await save('/site-info', { phone: '' });
    expect(await read('/site-info')).toMatchObject({ companyName: 'Şirket', phone: '', mapEnabled: true });
  });

  test.each([
    [{ email: 'nobody' }, 'email'],
    [{ facebook: 'javascript:alert(1)' }, 'facebook'],
    [{ mapEnabled: 'yes' }, 'mapEnabled'],
    [{ companyName: 'x'.repeat(201) }, 'companyName'],
    [{ openingHours: [{ day: 'monday', opens: '18:00', closes: '09:00' }] }, 'openingHours.0.closes'],
    [{ openingHours: [{ day: 'someday', opens: '08:00', closes: '09:00' }] }, 'openingHours.0.day'],
    [{ coordinates: 'Urla' }, 'coordinates'],
  ])('the facts %o are 400', async (body, field) => {
    const answer = await save('/site-info', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  test('the privacy notice is cleaned, and absent fields are not touched', async () => {
    expect(await read('/privacy-notice')).toEqual({ title: '', content: '' });
    const content = '<p>Metin</p><script>alert(1)</script>';
    await save('/privacy-notice', { title: 'Aydınlatma Metni', content });
    expect((await save('/privacy-notice', { title: 'Yeni' })).body).toEqual({
      title: 'Yeni',
      content: '<p>Metin</p>',
    });
  });

  test('a saved colour stays, and the others are not touched', async () => {
    expect((await save('/theme/colors', { primaryColor: '#228B22' })).body).toEqual({
      ...defaultPalette,
      primaryColor: '#228B22',
    });
    await save('/theme/colors', { accentColor: '#abc' });
    expect(await read('/theme/colors')).toMatchObject({ primaryColor: '#228B22', accentColor: '#abc' });
  });

  test.each([
    [{ primaryColor: 'green' }, 'primaryColor'],
    [{ primaryColor: '#12345' }, 'primaryColor'],
    [{ fontColor: '#123456' }, 'fontColor'],
  ])('the colours %o are 400', async (body, field) => {
    const answer = await save('/theme/colors', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  test('of two concurrent changes of a document both are kept', async () => {
    const { store } = server;
    const change = (field: string) =>
      store.write((writer) => changeSetting(writer, 'home', { [field]: field }, new Date()));
    await Promise.all(['title', 'subtitle', 'crewTitle', 'servicesTitle'].map(change));
    expect(await read('/home-page')).toMatchObject({
      title: 'title',
      subtitle: 'subtitle',
      crewTitle: 'crewTitle',
      servicesTitle: 'servicesTitle',
    });
  });

  test('the health route names the engine', async () => {
    expect(await read('/health')).toMatchObject({ status: 'ok', engine, version: expect.any(String) });
  });
});
