import type { Page } from '@playwright/test';
import { adminPaths, plainPaths } from '@vitrin/contract/paths/adminPaths';
import { z } from 'zod';
import { type AdminApi, adminApi } from './adminApi.ts';
import { axeOf } from './axe.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn, signIn } from './signIn.ts';

const tabs = ['general', 'home', 'contact', 'social', 'footer', 'map', 'slider', 'theme'];
/** Axe checks every screen twice, which is slow on a busy machine; in milliseconds. */
const patience = 300_000;
const list = z.array(z.object({ id: z.string() })).min(1);
const titled = z.array(z.object({ id: z.string(), title: z.string() })).min(1);

/** The panel's screens in groups; some addresses depend on stored entries. */
const groups: Record<string, (api: AdminApi) => Promise<readonly string[]>> = {
  'the dashboard, the lists, the gallery and the inbox': async () => [
    adminPaths.dashboard(),
    adminPaths.services(),
    `${adminPaths.services()}?q=bulunmaz`,
    adminPaths.projects(),
    adminPaths.posts(),
    plainPaths('members').list,
    plainPaths('reasons').list,
    adminPaths.gallery(),
    adminPaths.messages(),
  ],
  'the forms of new items': async () => [
    adminPaths.newService(),
    adminPaths.newProject(),
    adminPaths.newPost(),
    plainPaths('members').begin,
    plainPaths('reasons').begin,
  ],
  'the forms of stored items': async (api) => {
    const firstOf = async (call: string) => list.parse(await api('GET', call))[0]?.id ?? '';
    return [
      adminPaths.editService(await firstOf('/service/admin')),
      adminPaths.editProject(await firstOf('/projects/admin')),
      adminPaths.editPost(await firstOf('/blog/admin')),
      plainPaths('members').edit(await firstOf('/crew-members/admin')),
      plainPaths('reasons').edit(await firstOf('/why-us')),
    ];
  },
  'the settings': async () => tabs.map((tab) => adminPaths.settings(tab)),
  'the history': async (api) => {
    const [{ id, title } = { id: '', title: '' }] = titled.parse(await api('GET', '/service/admin'));
    // Changed and changed back, so that there are versions to compare.
    for (const wanted of [`${title}, bir süre`, title]) await api('PUT', `/service/${id}`, { title: wanted });
    const [, changed] = list.parse(await api('GET', `/history/services/${id}`));
    const address = adminPaths.history('services', id);
    return [address, `${address}?version=${changed?.id}`, adminPaths.history('settings', 'contact')];
  },
};

/** The only rules whose result differs between the colour schemes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** A phone, and tablets on which a widened sidebar leaves little room. */
const narrowWidths = [320, 768, 960] as const;

/** On a phone it is a drawer; elsewhere it stays as wide as it was left. */
async function widenSidebar(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.getByRole('button', { name: 'Collapse or expand the menu' }).click();
  await expect(page.locator('[data-sidebar="wide"]')).toBeVisible();
}

async function overflowsOf(page: Page): Promise<string[]> {
  const overflows: string[] = [];
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 720 });
    const taken = await page.evaluate(() => document.documentElement.scrollWidth);
    if (taken > width) overflows.push(`${taken} px wide at ${width}`);
  }
  return overflows;
}

/** What overflows the right edge, and axe's violations at 390 px; in the dark scheme, only those about colours. */
async function faultsOf(page: Page): Promise<string[]> {
  const show = (colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await show('light');
  const overflows = await overflowsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const light = await axeOf(page, { rules: { 'target-size': { enabled: true } } });
  await show('dark');
  const dark = await axeOf(page, { runOnly: { type: 'rule', values: colorRules } });
  return [
    ...overflows,
    ...light.violations.map(({ id, nodes }) => `light: ${id} ${nodes[0]?.html}`),
    ...dark.violations.map(({ id, nodes }) => `dark: ${id} ${nodes[0]?.html}`),
  ];
}

for (const [name, addressesOf] of Object.entries(groups)) {
  test(`${name} fit a narrow screen, and break no rule on a phone`, async ({ page, request }) => {
    test.setTimeout(patience);
    const addresses = await addressesOf(await adminApi(request));
    await arriveSignedIn(page);
    await page.goto(adminPaths.dashboard());
    await widenSidebar(page);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await faultsOf(page), address).toEqual([]);
    }
  });
}

test('login, dialogs and menus fit a narrow screen, and break no rule on a phone', async ({ page }) => {
  test.setTimeout(patience);
  await page.goto(adminPaths.login());
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect.soft(await faultsOf(page), 'login').toEqual([]);
  await signIn(page);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await widenSidebar(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect.soft(await faultsOf(page), 'command menu').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /User menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toBeVisible();
  expect.soft(await faultsOf(page), 'password').toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto(adminPaths.services());
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await faultsOf(page), 'navigation').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox').nth(1).check();
  await expect(page.getByRole('region', { name: 'Selected rows' })).toBeVisible();
  expect.soft(await faultsOf(page), 'selected rows').toEqual([]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect.soft(await faultsOf(page), 'question before deleting').toEqual([]);
});

test('the team list shows e-mail addresses at every width', async ({ page, request }) => {
  const api = await adminApi(request);
  const [member] = z
    .array(z.object({ name: z.string(), email: z.email() }))
    .min(1)
    .parse(await api('GET', '/crew-members/admin'));
  await arriveSignedIn(page);
  await page.goto(plainPaths('members').list);
  for (const width of [390, 768, 1_024, 1_440]) {
    await page.setViewportSize({ width, height: 900 });
    const row = page.getByRole('row', { name: new RegExp(member?.name ?? '') });
    await expect(row.getByText(member?.email ?? '').filter({ visible: true }), `${width} px`).toHaveCount(1);
  }
});
