import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { adminHeaders } from './adminApi.ts';
import { axeOf } from './axe.ts';
import { lift } from './lift.ts';
import { broken } from './panelFailures.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn, signIn } from './signIn.ts';

const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');

type Named = { id: string; title: string; active: boolean; category?: string };

/** Calls the API as the admin, separately from the browser. */
async function apiOf(request: APIRequestContext) {
  const headers = await adminHeaders(request);
  return {
    create: async (address: string, data: object): Promise<Named> =>
      (await request.post(`/api${address}`, { headers, data })).json(),
    list: async (address: string): Promise<Named[]> =>
      (await request.get(`/api${address}`, { headers })).json(),
  };
}

async function openReasons(page: Page, request: APIRequestContext, titles: readonly string[]) {
  const api = await apiOf(request);
  for (const title of titles) {
    // They are ordered by their creation.
    await api.create('/why-us', { title, description: 'Kısa ve açık.' });
  }
  await arriveSignedIn(page);
  await page.goto('/admin/why-us');
  await expect(page.getByRole('heading', { level: 1, name: 'Why Us' })).toBeVisible();
  return api;
}

const rowOf = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });

async function choose(page: Page, title: string, entry: string) {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a switch affects what visitors see, and rolls back if the server refuses', async ({
  page,
  request,
  quietConsole,
}) => {
  const api = await openReasons(page, request, ['Sessiz Çalışma']);
  const flip = rowOf(page, 'Sessiz Çalışma').getByRole('switch');
  await expect(flip).toBeChecked();
  await flip.click();
  await expect
    .poll(async () => (await api.list('/why-us/public')).map(({ title }) => title))
    .not.toContain('Sessiz Çalışma');

  await page.route('**/api/why-us/bulk', (route) => route.fulfill(broken));
  await flip.click();
  await expect(page.getByText('Failed to update item status. Please try again.')).toBeVisible();
  await expect(flip).not.toBeChecked();
  quietConsole.length = 0;
});

test('a deletion can be undone, and is sent after the undo period', async ({
  page,
  request,
  quietConsole,
}) => {
  const api = await openReasons(page, request, ['Silinecek Neden']);
  const remove = async () => {
    await choose(page, 'Silinecek Neden', 'Delete…');
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
    await dialog.getByRole('button', { name: 'Delete item' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 'Silinecek Neden')).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(rowOf(page, 'Silinecek Neden')).toBeVisible();

  await page.route('**/api/why-us/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(broken) : route.fallback(),
  );
  await remove();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Failed to delete item. Please try again.')).toBeVisible();
  await expect(rowOf(page, 'Silinecek Neden')).toBeVisible();
  await page.unroute('**/api/why-us/*');
  await page
    .getByRole('alert')
    .filter({ hasText: 'Failed to delete item.' })
    .getByRole('button', { name: 'Dismiss' })
    .click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  quietConsole.length = 0;

  await remove();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect
    .poll(async () => (await api.list('/why-us')).map(({ title }) => title))
    .not.toContain('Silinecek Neden');
});

for (const [way, leave] of [
  ['another page is opened', (page: Page) => page.goto('/')],
  ['the page is loaded again', (page: Page) => page.reload()],
  ['the tab is closed', (page: Page) => page.close({ runBeforeUnload: true })],
] as const) {
  test(`what was deleted is gone even if ${way} before the offer to undo has ended`, async ({
    page,
    request,
  }) => {
    const title = `Silinirken ${way}`;
    const api = await openReasons(page, request, [title]);
    await choose(page, title, 'Delete…');
    await page.getByRole('button', { name: 'Delete item' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await leave(page);
    await expect
      .poll(async () => (await api.list('/why-us')).map((reason) => reason.title))
      .not.toContain(title);
  });
}

test('the keyboard changes the order that visitors see', async ({ page, request }) => {
  const api = await openReasons(page, request, ['Önceki', 'Sonraki']);
  await page.getByRole('button', { name: 'Move Sonraki' }).focus();
  await lift(page, /^Sonraki lifted, place /);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^Sonraki is now at place /)).toBeAttached();
  await page.keyboard.press('Space');
  await expect
    .poll(async () => (await api.list('/why-us/public')).map(({ title }) => title).slice(-2))
    .toEqual(['Sonraki', 'Önceki']);
});

test('pictures are uploaded, hidden, renamed and deleted', async ({ page, request, quietConsole }) => {
  const api = await apiOf(request);
  await arriveSignedIn(page);
  await page.goto('/admin/gallery');
  await expect(page.getByRole('button', { name: 'Upload images' })).toBeEnabled();
  const files = page.getByLabel('Images to upload');
  await files.setInputFiles({ name: 'notlar.txt', mimeType: 'text/plain', buffer: Buffer.from('not') });
  await expect(page.getByText('Please select files to upload')).toBeVisible();

  await page.route('**/api/gallery/upload', (route) => route.fulfill(broken));
  await files.setInputFiles(picture);
  await expect(page.getByText('Failed to upload images. Please try again.')).toBeVisible();
  await page.unroute('**/api/gallery/upload');
  quietConsole.length = 0;
  await page.getByRole('button', { name: 'Retry' }).click();
  // A notice stays while the pointer rests on it, and the next one appears in the same place.
  await page.mouse.move(0, 0);
  const success = page.getByRole('status').filter({ hasText: 'Images uploaded successfully!' });
  await expect(success).toBeVisible();
  await expect(success).toBeHidden();
  const stored = (await api.list('/gallery')).at(-1);
  expect(stored?.category).toBe('uncategorized');
  const title = stored?.title ?? '';

  const tile = page.getByRole('listitem').filter({ hasText: title });
  await tile.getByRole('switch').click();
  await expect(page.getByText('Image status updated successfully!')).toBeVisible();
  await expect(tile.getByText('Hidden').last()).toBeVisible();
  expect((await api.list('/gallery')).map(({ id }) => id)).not.toContain(stored?.id);

  await choose(page, title, 'Edit title and description…');
  await page.getByRole('textbox', { name: 'Title' }).fill('Çatıdan gelen ışık');
  await page.getByRole('button', { name: 'Save image' }).click();
  await choose(page, 'Çatıdan gelen ışık', 'Delete…');
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this image?' })
    .getByRole('button', { name: 'Delete image' })
    .click();
  await page
    .getByRole('status')
    .filter({ hasText: 'Image deleted' })
    .getByRole('button', { name: 'Dismiss' })
    .click();
  await expect
    .poll(async () => (await api.list('/gallery/admin')).map(({ id }) => id))
    .not.toContain(stored?.id);
});

test('a message is read, archived and moved back', async ({ page, request }) => {
  await request.post('/api/contact-messages', {
    data: {
      name: 'Defne Yolcu',
      email: 'defne@ornek.example',
      subject: 'Randevu',
      message: 'Salı günü uygun mu?',
      elapsedMs: 9_000,
    },
  });
  await signIn(page);
  await page.getByRole('link', { name: /^Messages \d+ unread$/ }).click();
  await page.getByRole('button', { name: /Unread, Defne Yolcu/ }).click();
  const letter = page.getByRole('article', { name: 'Randevu' });
  await expect(letter.getByText('Salı günü uygun mu?')).toBeVisible();
  await expect(letter.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:defne%40ornek\.example\?subject=Re%3A%20Randevu/,
  );
  await expect(page.getByRole('button', { name: /^Defne Yolcu/ })).toBeVisible();
  await letter.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('button', { name: /Defne Yolcu/ })).toHaveCount(0);
  await page.getByText('Archived', { exact: true }).click();
  await page.getByRole('button', { name: /Defne Yolcu/ }).click();
  await page.getByRole('button', { name: 'Move to inbox' }).click();
  await page.getByText('All', { exact: true }).click();
  await expect(page.getByRole('button', { name: /Defne Yolcu/ })).toBeVisible();
});

test('no list violates accessibility rules', async ({ page }) => {
  await arriveSignedIn(page);
  for (const screen of [
    'dashboard',
    'messages',
    'services',
    'projects',
    'blog',
    'gallery',
    'team',
    'why-us',
  ]) {
    await page.goto(`/admin/${screen}`);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { violations } = await axeOf(page);
    expect(violations.map(({ id, nodes }) => [screen, id, nodes[0]?.html])).toEqual([]);
  }
});
