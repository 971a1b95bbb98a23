import { checklistItems, placesIn, sectors, serviceTemplate, setup } from '@vitrin/contract/operation/setup';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { homePage } from '@vitrin/contract/pages/home';
import { emptyHomePage } from '@vitrin/contract/pages/homeDefaults';
import { homeTitles } from '@vitrin/demo/homeTitles';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { engineTests } from '../testing/engineTests.ts';
import { testEngines } from '../testing/testEngines.ts';

describe.each(testEngines)('the set-up on %s', (engine) => {
  const { server, admin } = engineTests(engine);
  const read = async () => setup.parse((await admin('/setup')).body);
  const save = (body: object) => admin('/setup', { method: 'PUT', body });
  const done = async () => (await read()).checklist.flatMap((each) => (each.done ? [each.item] : []));

  test('resumes where it was left, and refuses unknown values', async () => {
    expect(await read()).toMatchObject({ step: null, sector: null, ended: false, dismissed: false });
    await save({ step: 'contact', sector: 'tourism' });
    await save({ ended: true });
    expect(await read()).toMatchObject({ step: 'contact', sector: 'tourism', ended: true });
    await save({ sector: null });
    expect((await read()).sector).toBeNull();
    const wrong = await save({ step: 'nowhere', sector: 'piracy' });
    expect([wrong.status, Object.keys(Object(Object(wrong.body).errors))]).toEqual([400, ['step', 'sector']]);
  });

  test('names the sections of the home page in Turkish, and keeps the names that somebody wrote', async () => {
    const titles = async () => homePage.parse((await admin('/home-page')).body);
    await server().store.read.deleteFrom('setting').where('key', '=', 'home').execute();
    await save({ dismissed: true });
    expect(await titles()).toEqual(emptyHomePage);
    await admin('/home-page', { method: 'POST', body: { servicesTitle: 'Ne yapıyoruz?', crewTitle: '' } });
    await save({ step: 'name' });
    const named = { ...emptyHomePage, ...homeTitles, servicesTitle: 'Ne yapıyoruz?', crewTitle: '' };
    expect(await titles()).toEqual(named);
    await admin('/home-page', { method: 'POST', body: { projectsTitle: '' } });
    await save({ ended: true });
    expect(await titles()).toEqual({ ...named, projectsTitle: '' });
  });

  test('lists what the site has of its own', async () => {
    expect(await done()).toEqual(['demo']);
    await admin('/site-info', {
      method: 'POST',
      body: { companyName: 'Yıldız Mobilya', phone: '0224 555 01 40' },
    });
    await admin('/theme/colors', { method: 'POST', body: { primaryColor: '#123456' } });
    const { body } = await admin('/setup/services?sector=furniture');
    const templates = z.array(serviceTemplate).parse(body);
    for (const template of templates) {
      const { status } = await admin('/service', { method: 'POST', body: { ...template, active: true } });
      expect(status).toBe(200);
    }
    expect(await done()).toEqual(['name', 'colors', 'phone', 'services', 'demo']);
    expect((await read()).checklist.map(({ item }) => item)).toEqual([...checklistItems]);
    await admin('/site-info', { method: 'POST', body: { phone: '12' } });
    expect(await done()).not.toContain('phone');
  });

  test.each(sectors.filter((sector) => sector !== 'other'))(
    'has three services of %s that a form could send, with known icons and places',
    async (sector) => {
      const { body } = await admin(`/setup/services?sector=${sector}`);
      const templates = z.array(serviceTemplate).parse(body);
      expect(templates).toHaveLength(3);
      for (const template of templates) {
        expect(serviceKind.draft.parse({ ...template, active: true })).toMatchObject({
          title: template.title,
        });
        const places = placesIn([template.title, template.shortDescription, template.description]);
        expect(['şehir', 'adet', 'kişi']).toEqual(expect.arrayContaining(places));
      }
    },
  );
});
