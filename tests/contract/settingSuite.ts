import { homePage } from '@vitrin/contract/pages/home';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { describe, expect, test } from 'vitest';
import { type Examined, refusal } from './examine.ts';

/** The website's settings and colours. */
export function settingSuite(api: Examined): void {
  test('the API is healthy', async () => {
    await expect(api.visitor().health.read()).resolves.toMatchObject({ status: 'ok' });
  });

  test('the API accepts visitors', async () => {
    await expect(api.visitor().health.ready()).resolves.toMatchObject({ status: 'ready' });
  });

  test('reading the health of the site requires a session', async () => {
    const health = await api.admin().siteHealth.read();
    expect(health.longTitles.total).toBeGreaterThanOrEqual(health.longTitles.first.length);
    expect((await refusal(api.visitor().siteHealth.read())).status).toBe(401);
    const outside = await api.admin().siteHealth.outsideLinks();
    expect(outside.total).toBeGreaterThanOrEqual(outside.first.length);
    expect((await refusal(api.visitor().siteHealth.outsideLinks())).status).toBe(401);
  });

  test('owners see the remaining demo content, and nothing if none was loaded', async () => {
    const { demoContent } = api.admin();
    await expect(demoContent.read()).resolves.toMatchObject({ company: '', entries: [] });
    await expect(demoContent.clean()).resolves.toEqual({ removed: 0, cleared: 0 });
    expect((await refusal(api.visitor().demoContent.clean())).status).toBe(401);
  });

  test('the progress of the set-up is stored, and there are service templates for every sector', async () => {
    const { setup } = api.admin();
    await expect(setup.save({ body: { step: 'contact', sector: 'law' } })).resolves.toMatchObject({
      step: 'contact',
      sector: 'law',
    });
    await setup.save({ body: { ended: true } });
    await expect(setup.read()).resolves.toMatchObject({ step: 'contact', ended: true });
    expect(await setup.templates({ query: { sector: 'law' } })).toHaveLength(3);
    expect((await refusal(api.visitor().setup.read())).status).toBe(401);
  });

  test('visits of everybody are counted, editors see them, and owners can switch counting off', async () => {
    const note = { event: 'view', path: '/', from: '' } as const;
    await expect(api.visitor().visits.note({ body: note })).resolves.toEqual({ success: true });
    expect((await api.admin().visits.read()).days).toHaveLength(30);
    await expect(api.admin().visits.save({ body: { counting: false } })).resolves.toMatchObject({
      counting: false,
    });
    await api.admin().visits.save({ body: { counting: true } });
    expect((await refusal(api.visitor().visits.read())).status).toBe(401);
  });

  test('the home page exists from the start', async () => {
    expect(homePage.safeParse(await api.visitor().homePage.read()).success).toBe(true);
  });

  describe('the colours', () => {
    test('are the default ones; saving some of them keeps the others', async () => {
      await expect(api.visitor().theme.read()).resolves.toEqual(defaultPalette);
      const saved = { ...defaultPalette, primaryColor: '#4A90E2', greyColor: '#333' };
      await expect(
        api.admin().theme.save({ body: { primaryColor: '#4A90E2', greyColor: '#333' } }),
      ).resolves.toEqual(saved);
      await expect(api.visitor().theme.read()).resolves.toEqual(saved);
    });

    test.each<[string, Record<string, string>, string]>([
      ['an unknown key', { pink: '#ff00ff' }, 'pink'],
      ['what is no colour', { primaryColor: 'red' }, 'primaryColor'],
    ])('refuse %s by its name', async (_what, body, field) => {
      const error = await refusal(api.admin().theme.save({ body }));
      expect(error.status).toBe(400);
      expect(Object.keys(error.fieldErrors)).toEqual([field]);
    });
  });

  describe("the company's facts", () => {
    test('keep what a change does not name', async () => {
      const before = await api.visitor().siteInfo.read();
      const body = { companyName: 'Işık Atölyesi', mapEnabled: !before.mapEnabled };
      await expect(api.admin().siteInfo.save({ body })).resolves.toEqual({ ...before, ...body });
      await expect(api.visitor().siteInfo.read()).resolves.toEqual({ ...before, ...body });
    });

    test('give both spellings of the favicon the same value', async () => {
      const { favicon, favIcon } = await api.visitor().siteInfo.read();
      expect(favicon).toEqual(favIcon);
    });

    test('name invalid fields', async () => {
      const error = await refusal(
        api.admin().siteInfo.save({ body: { email: 'nobody', facebook: 'ftp://x' } }),
      );
      expect(error.status).toBe(400);
      expect(Object.keys(error.fieldErrors).toSorted()).toEqual(['email', 'facebook']);
    });
  });
}
