import path from 'node:path';
import type { Page } from '@playwright/test';
import { panelKinds, kindOf, makeItem, save } from './kindScreens.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');
const choosePicture = (page: Page) => page.locator('input[type=file]').first().setInputFiles(picture);
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();

/** What product 5.6 quotes, by the names of the kinds. */
const quotedFailures: ReadonlyMap<string, string> = new Map([
  ['service', 'Failed to load service data. Please try again.'],
  ['project', 'Failed to load project data. Please try again.'],
  ['post', 'Failed to load blog post data. Please try again.'],
  ['member', 'Failed to load team member data. Please try again.'],
  ['reason', 'Failed to load item data. Please try again.'],
]);

test.beforeEach(async ({ page }) => arriveSignedIn(page));

for (const kind of panelKinds) {
  test(`a ${kind.name} that cannot be loaded or saved says so, and nothing typed is lost`, async ({
    page,
    request,
    quietConsole,
  }) => {
    const item = await makeItem(request, kind);
    const fails = (method: string) =>
      page.route(`**/api${kind.sample.create}**/${item.id}`, (route) =>
        route.request().method() === method
          ? route.fulfill({ status: 500, json: { message: 'x' } })
          : route.fallback(),
      );
    await fails('GET');
    await page.goto(item.address);
    await expect(page.getByText(quotedFailures.get(kind.name) ?? kind.said.loadFailed)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Back to/ })).toHaveAttribute(
      'href',
      `/admin/${kind.screen}`,
    );
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    const field = page.getByRole('textbox', { name: kind.field });
    await field.fill('Kalıcı');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
    await fails('PUT');
    await save(page, kind);
    await expect(page.getByRole('alert').filter({ hasText: kind.said.saveFailed })).toBeVisible();
    await expect(field).toHaveValue('Kalıcı');
    await page.unrouteAll();
    await page.keyboard.press('Control+s');
    await saved(page);
    await expect(page.getByRole('status').filter({ hasText: kind.said.saved })).toBeVisible();

    await field.fill('Benimki');
    await item.change('Onunki');
    await save(page, kind);
    const dialog = page.getByRole('dialog', { name: kind.said.conflict });
    await expect(dialog.getByRole('insertion').filter({ hasText: 'Benimki' })).toBeVisible();
    await expect(dialog.getByRole('deletion').filter({ hasText: 'Onunki' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Take what was saved' }).click();
    await saved(page);
    await expect(field).toHaveValue('Onunki');
    quietConsole.length = 0;
    await item.remove();
  });
}

test('a project whose picture upload fails is saved, keeps the file and can retry', async ({
  page,
  request,
  quietConsole,
}) => {
  const kind = kindOf('project');
  const failed = page.getByText(kind.said.pictureFailed ?? '', { exact: true });
  const item = await makeItem(request, kind);
  await page.goto(item.address);
  await page.getByRole('textbox', { name: kind.field }).fill('Resimli');
  await choosePicture(page);
  await page.route(/\/image\//, (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  await save(page, kind);
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try the upload again' }).click();
  await saved(page);
  await expect(failed).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: kind.field })).toHaveValue('Resimli');
  await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
  quietConsole.length = 0;
  await item.remove();
});

test('saving twice while the server is slow creates one item, and its page opens', async ({
  page,
  request,
  context,
}) => {
  const kind = kindOf('service');
  await page.goto(kind.newPath);
  await expect(page.getByRole('link', { name: /^Open site/ })).toHaveAttribute('href', '/hizmetlerimiz');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Yavaş Sunucu');
  await expect(page.getByRole('textbox', { name: 'Path' })).toHaveValue('/yavas-sunucu');
  await page.getByRole('textbox', { name: 'Path' }).fill('yavas-sunucu');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Path must start with "/"')).toBeVisible();
  await page.getByRole('textbox', { name: 'Path' }).fill('/yavas-sunucu');
  await page.getByRole('textbox', { name: 'Description', exact: true }).click();
  await page.keyboard.type('Sabır.');
  const held: (() => void)[] = [];
  await page.route('**/api/service', async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.getByRole('button', { name: /^Save service/ }).dblclick();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  for (const go of held) go();
  await expect(page).toHaveURL(/\/admin\/services\/edit\/.+/);
  await expect(page.getByRole('banner')).toContainText('Yavaş Sunucu');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit service' })).toBeVisible();
  const listed: { title: string; id: string }[] = await (await request.get('/api/service')).json();
  expect(listed.filter(({ title }) => title === 'Yavaş Sunucu')).toHaveLength(1);
  await expect(page.getByRole('link', { name: /^Open site/ })).toHaveAttribute('href', '/yavas-sunucu');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open page' }).click();
  expect(new URL((await opened).url()).pathname).toBe('/yavas-sunucu');

  await page.getByRole('switch').click();
  await expect(
    page.getByRole('complementary', { name: 'Live preview' }).getByText('Hidden', { exact: true }),
  ).toBeVisible();
  await save(page, kind);
  await saved(page);
  await expect(page.getByRole('link', { name: /^Open site/ })).toHaveAttribute('href', '/hizmetlerimiz');
});

test('a reason is written and changed', async ({ page }) => {
  await page.goto('/admin/why-us/new');
  await page.getByLabel('Title').fill('Her Mevsim Açık');
  await page.getByLabel('Description').fill('Yılın her günü ulaşılırız.');
  await page.getByRole('radio', { name: 'Sun' }).check({ force: true });
  await save(page, kindOf('reason'));
  await expect(page).toHaveURL(/\/admin\/why-us\/edit\/.+/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Sun' })).toBeChecked();
  await page.getByLabel('Title').fill('Her Mevsim Yanınızda');
  await save(page, kindOf('reason'));
  await saved(page);
});
