import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminPaths } from '@vitrin/contract/adminPaths';
import { z } from 'zod';
import { type AdminApi, adminApi } from './adminApi.ts';
import { expect, test } from './quietConsole.ts';
import { signIn } from './signIn.ts';
import { stillness } from './stillness.ts';

const tabs = ['general', 'home', 'contact', 'social', 'footer', 'map', 'slider', 'theme'];
/** Axe reads every screen twice, which takes its time on a busy machine; in milliseconds. */
const patience = 300_000;
const list = z.array(z.object({ id: z.string() })).min(1);

/** Every group of the panel's screens, with the addresses that the store decides. */
const groups: Record<string, (api: AdminApi) => Promise<readonly string[]>> = {
  'the dashboard, the lists, the gallery and the inbox': async () => [
    adminPaths.dashboard(),
    adminPaths.services(),
    `${adminPaths.services()}?q=bulunmaz`,
    adminPaths.projects(),
    adminPaths.blog(),
    adminPaths.team(),
    adminPaths.whyUs(),
    adminPaths.gallery(),
    adminPaths.messages(),
  ],
  'the forms of new items': async () => [
    adminPaths.newService(),
    adminPaths.newProject(),
    adminPaths.newPost(),
    adminPaths.addMember(),
    adminPaths.newWhyUs(),
  ],
  'the forms of stored items': async (api) => {
    const firstOf = async (call: string) => list.parse(await api('GET', call))[0]?.id ?? '';
    return [
      adminPaths.editService(await firstOf('/service/admin')),
      adminPaths.editProject(await firstOf('/projects/admin')),
      adminPaths.editPost(await firstOf('/blog/admin')),
      adminPaths.editMember(await firstOf('/crew-members/admin')),
      adminPaths.editWhyUs(await firstOf('/why-us')),
    ];
  },
  'the settings': async () => tabs.map((tab) => adminPaths.settings(tab)),
};

/** What stands beyond the right edge at 320 px, and what axe finds at 390 px, in both colour schemes. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // oxlint-disable no-await-in-loop -- one page is seen one way at a time
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 720 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) faults.push(`${colorScheme}: ${width} px wide`);
    await page.setViewportSize({ width: 390, height: 844 });
    await stillness(page);
    const { violations } = await new AxeBuilder({ page })
      // The website's preview allows no script, so axe would wait in it; its screens have journeys of their own.
      .exclude('iframe')
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze();
    faults.push(...violations.map(({ id, nodes }) => `${colorScheme}: ${id} ${nodes[0]?.html}`));
    // oxlint-enable no-await-in-loop
  }
  return faults;
}

for (const [name, addressesOf] of Object.entries(groups)) {
  test(`${name} fit a narrow screen, and break no rule on a phone`, async ({ page, request }) => {
    test.setTimeout(patience);
    const addresses = await addressesOf(await adminApi(request));
    await signIn(page);
    for (const address of addresses) {
      // oxlint-disable no-await-in-loop -- one page shows one screen at a time
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await faultsOf(page), address).toEqual([]);
      // oxlint-enable no-await-in-loop
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

test('the team shows its e-mail addresses at every width', async ({ page, request }) => {
  const api = await adminApi(request);
  const [member] = z
    .array(z.object({ name: z.string(), email: z.email() }))
    .min(1)
    .parse(await api('GET', '/crew-members/admin'));
  await signIn(page);
  await page.goto(adminPaths.team());
  for (const width of [390, 768, 1_024, 1_440]) {
    // oxlint-disable no-await-in-loop -- one width after the other
    await page.setViewportSize({ width, height: 900 });
    const row = page.getByRole('row', { name: new RegExp(member?.name ?? '') });
    await expect(row.getByText(member?.email ?? '').filter({ visible: true }), `${width} px`).toHaveCount(1);
    // oxlint-enable no-await-in-loop
  }
});
