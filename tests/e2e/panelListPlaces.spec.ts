import type { Page } from '@playwright/test';
import { count, kindOf, makeItems, panelKinds } from './kindScreens.ts';
import { lift } from './lift.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

const rowOf = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });

const services = kindOf('service');

for (const kind of panelKinds.filter(
  ({ name, sample }) => sample.reorder !== undefined && name !== 'service',
)) {
  test(`${kind.screen}: an item is moved to another place`, async ({ page, request }) => {
    const word = `Yer${kind.screen}`;
    const items = await makeItems(request, kind, word, 2);
    await arriveSignedIn(page);
    await page.goto(`/admin/${kind.screen}`);
    await page.getByRole('button', { name: `Actions for ${word} 02` }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await expect.poll(() => items.titles()).toEqual([`${word} 02`, `${word} 01`]);
    await items.clear();
  });
}

test('the order of a list is changed by mouse, keyboard and number', async ({ page, request }) => {
  const word = 'Sıralanan';
  const items = await makeItems(request, services, word);
  await arriveSignedIn(page);
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Last page' }).click();
  const last = `${word} 27`;
  await expect(rowOf(page, last)).toBeVisible();

  await page.getByRole('button', { name: `Move ${last}` }).focus();
  await lift(page, new RegExp(`^${last} lifted, place `));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(new RegExp(`^${last} is now at place `))).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await items.titles()).slice(-2)).toEqual([last, `${word} 26`]);

  const grip = page.getByRole('button', { name: `Move ${word} 26` });
  const target = await rowOf(page, last).boundingBox();
  await grip.hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 30, (target?.y ?? 0) + 10, { steps: 12 });
  await page.mouse.up();
  await expect.poll(async () => (await items.titles()).slice(-2)).toEqual([`${word} 26`, last]);

  await page.getByRole('button', { name: `Actions for ${last}` }).click();
  await page.getByRole('menuitem', { name: 'Move to position…' }).click();
  await page.getByRole('spinbutton', { name: 'New position' }).fill('1');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText(`“${last}” moved to position 1`)).toBeVisible();
  await expect.poll(async () => (await items.titles())[0]).toBe(last);
  await expect(rowOf(page, last)).toHaveCount(0);
  await items.clear();
});

test('a saved form leads back to the search, the filter and the row of its list', async ({
  page,
  request,
}) => {
  const items = await makeItems(request, services, 'Dönüş');
  await arriveSignedIn(page);
  await page.goto('/admin/services?q=Dönüş&show=active&sort=title');
  const link = page.getByRole('link', { name: 'Dönüş 22', exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await link.click();
  await page.getByRole('textbox', { name: /^Subtitle/ }).fill('Yeni alt başlık');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/show=active&sort=title$/);
  await expect(page.getByRole('searchbox')).toHaveValue('Dönüş');
  await expect(rowOf(page, 'Dönüş 22')).toContainText('Yeni alt başlık');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await items.clear();
});

test('an item can be moved while a deletion is pending, and undo restores the deleted one to its position', async ({
  page,
  request,
}) => {
  const reasons = kindOf('reason');
  const items = await makeItems(request, reasons, 'Bekler');
  await arriveSignedIn(page);
  await page.goto('/admin/why-us');
  await page.getByRole('button', { name: 'Last page' }).click();
  const status = page.getByRole('group', { name: 'Status' });
  const counted = async (name: RegExp) =>
    Number((await status.locator('label').filter({ hasText: name }).innerText()).replace(/\D/g, ''));
  await expect(rowOf(page, 'Bekler 27')).toBeVisible();
  const [all, active] = [await counted(/^All/), await counted(/^Live/)];

  await page.getByRole('button', { name: 'Actions for Bekler 26' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(rowOf(page, 'Bekler 26')).toHaveCount(0);
  await expect.poll(() => counted(/^All/)).toBe(all - 1);
  await expect.poll(() => counted(/^Live/)).toBe(active - 1);

  await page.getByRole('button', { name: 'Actions for Bekler 27' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect
    .poll(async () => (await items.titles()).slice(-3))
    .toEqual(['Bekler 27', 'Bekler 25', 'Bekler 26']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Bekler 26')).toBeVisible();
  await expect.poll(() => counted(/^All/)).toBe(all);
  expect(await items.all()).toHaveLength(count);
  await items.clear();
});
