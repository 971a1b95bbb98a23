import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { adminHeaders } from './adminApi.ts';
import { broken } from './panelFailures.ts';
import { makeItems, panelKinds, count } from './kindScreens.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn, signIn } from './signIn.ts';

const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');
const rowOf = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('switch') });

for (const kind of panelKinds.filter(({ screen }) => ['services', 'blog'].includes(screen))) {
  test(`${kind.screen}: pages, search and return`, async ({ page, request, quietConsole }) => {
    const word = `Sayfa${kind.screen}`;
    const items = await makeItems(request, kind, word);
    await arriveSignedIn(page);
    await page.goto(`/admin/${kind.screen}?q=${word}&sort=title`);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toContainText('1–25 of 27');
    await expect(rows(page)).toHaveCount(25);

    await pages.getByRole('button', { name: 'Next page' }).click();
    await expect(pages).toContainText('Page 2 of 2');
    await expect(rows(page)).toHaveCount(2);
    await expect(page).toHaveURL(/page=2/);
    await page.goBack();
    await expect(rows(page)).toHaveCount(25);
    await page.goForward();
    await expect(rows(page)).toHaveCount(2);
    await page.goto(`/admin/${kind.screen}?q=${word}&sort=title&page=9`);
    await expect(pages).toContainText('Page 2 of 2');
    await expect(page).toHaveURL(/page=2$/);

    await pages.getByRole('button', { name: 'Previous page' }).click();
    await expect(rows(page)).toHaveCount(25);
    const link = page.getByRole('link', { name: `${word} 20` });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    await link.click();
    await expect(page).toHaveURL(/\/edit\//);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^(?:Services|Projects|Blog Posts|Team Members|Why Us)/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`q=${word}&sort=title$`));
    await expect(rows(page)).toHaveCount(25);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

    await page.route(/\/bulk$/, (route) => route.fulfill(broken));
    const flip = rowOf(page, `${word} 20`).getByRole('switch');
    await flip.click();
    await expect(page.getByText(kind.said.statusFailed)).toBeVisible();
    await expect(flip).toBeChecked();
    await page.unroute(/\/bulk$/);
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
    quietConsole.length = 0;

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText(
      '25 selected on this page',
    );
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await expect.poll(async () => (await items.all()).filter(({ active }) => active).length).toBe(2);

    await page.getByRole('button', { name: `Actions for ${word} 20` }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    const dialog = page.getByRole('alertdialog', { name: kind.said.question });
    await expect(dialog).toContainText('seconds to undo');
    await expect(dialog).toContainText('The trash keeps what you deleted for 30 days.');
    await dialog.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByText(kind.said.deleted)).toBeVisible();
    await expect(rowOf(page, `${word} 20`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, `${word} 20`)).toBeVisible();
    expect(await items.all()).toHaveLength(count);
    await items.clear();
  });
}

test('the gallery has pages, and the last one disappears with its last picture', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  const images = async (): Promise<{ id: string; title: string }[]> =>
    (await request.get('/api/gallery/admin', { headers })).json();
  const before = (await images()).length;
  // The last page should hold exactly one picture.
  const missing = before < 25 ? 25 - before : (25 - (before % 24)) % 24;
  const added: string[] = [];
  const buffer = await readFile(picture);
  for (let index = 1; index <= missing; index += 1) {
    const file = { name: `sayfa-${index}.jpg`, mimeType: 'image/jpeg', buffer };
    // They are ordered by their creation.
    const answer = await request.post('/api/gallery/upload', { headers, multipart: { file } });
    const { id }: { id: string } = await answer.json();
    added.push(id);
  }
  const total = before + missing;
  const last = (await images()).at(-1);
  await arriveSignedIn(page);
  await page.goto('/admin/gallery');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(`1–24 of ${total}`);
  await expect(page.getByRole('switch')).toHaveCount(24);
  await pages.getByRole('button', { name: 'Last page' }).click();
  await expect(page.getByRole('switch')).toHaveCount(1);

  await page.getByRole('button', { name: `Actions for ${last?.title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete image' }).click();
  await expect(page.getByRole('switch')).toHaveCount(24);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pages).toContainText(`of ${total}`);
  expect(await images()).toHaveLength(total);
  for (const id of added) await request.delete(`/api/gallery/${id}`, { headers });
});

test('a part of the dashboard fails by itself, and a retry loads it', async ({ page, quietConsole }) => {
  await page.route(/\/api\/blog\/admin/, (route) => route.fulfill(broken));
  await signIn(page);
  const counts = page.getByRole('region', { name: 'Counts' });
  await expect(counts.getByRole('button', { name: 'Try again: Blog Posts' })).toBeVisible();
  await expect(counts.getByRole('link')).toHaveCount(4);
  await page.unroute(/\/api\/blog\/admin/);
  await counts.getByRole('button', { name: 'Try again: Blog Posts' }).click();
  await expect(counts.getByRole('link')).toHaveCount(5);
  const site = page.getByRole('region', { name: 'Your site' });
  await expect(site.getByRole('link', { name: /^Open site/ })).toHaveAttribute('href', '/');
  await expect(site.frameLocator('iframe').getByRole('contentinfo')).toBeAttached();
  quietConsole.length = 0;
});

test('a picture that somebody else changed is not overwritten without asking', async ({
  page,
  request,
  quietConsole,
}) => {
  const headers = await adminHeaders(request);
  const file = { name: 'paylasilan.jpg', mimeType: 'image/jpeg', buffer: await readFile(picture) };
  const added = await request.post('/api/gallery/upload', { headers, multipart: { file } });
  const { id, title }: { id: string; title: string } = await added.json();
  await arriveSignedIn(page);
  // The newest picture may be on the last of several pages.
  await page.goto(`/admin/gallery?q=${title}`);
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit title and description…' }).click();
  await request.put(`/api/gallery/${id}`, { headers, data: { title: `Başkasının ${title}` } });
  await page.getByRole('textbox', { name: 'Title' }).fill(`Benim ${title}`);
  await page.getByRole('button', { name: 'Save image' }).click();
  await expect(page.getByRole('alert')).toContainText(`Title: Başkasının ${title}`);
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText(`Benim ${title}`).first()).toBeVisible();
  await request.delete(`/api/gallery/${id}`, { headers });
  quietConsole.length = 0;
});
