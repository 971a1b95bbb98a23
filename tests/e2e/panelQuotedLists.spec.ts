import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { e2eAdmin } from '../support/e2eSettings.ts';
import { adminHeaders } from './adminApi.ts';
import { broken, failWrites } from './panelFailures.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');
const title = 'Geçici Kayıt';

/** Each list: the call that it uses, how an item is created and deleted, and its texts. */
const lists = [
  {
    screen: 'services',
    loadFailed: 'Failed to load services. Please try again.',
    all: '/service/admin',
    at: '/service',
    body: { title, path: '/gecici-kayit', description: '<p>Kısa.</p>' },
    empty: 'No services found. Create your first service to get started.',
    statusFailed: 'Failed to update service status. Please try again.',
    question: 'Are you sure you want to delete this service?',
    confirm: 'Delete service',
    deleted: 'Service deleted',
    deleteFailed: 'Failed to delete service. Please try again.',
  },
  {
    screen: 'projects',
    loadFailed: 'Failed to load projects. Please try again.',
    all: '/projects/admin',
    at: '/projects',
    body: { title, shortDescription: 'Kısa.', description: '<p>Uzun.</p>' },
    empty: 'No projects found. Create your first project to get started.',
    statusFailed: 'Failed to update project status. Please try again.',
    question: 'Are you sure you want to delete this project?',
    confirm: 'Delete project',
    deleted: 'Project deleted',
    deleteFailed: 'Failed to delete project. Please try again.',
  },
  {
    screen: 'blog',
    loadFailed: 'Failed to load blog posts. Please try again.',
    all: '/blog/admin',
    at: '/blog',
    body: { title, date: '2026-03-01', excerpt: 'Kısa.', details: '<p>Uzun.</p>' },
    empty: 'No blog posts found. Create your first blog post to get started.',
    statusFailed: 'Failed to update blog post status. Please try again.',
    question: 'Are you sure you want to delete this blog post?',
    confirm: 'Delete blog post',
    deleted: 'Blog post deleted',
    deleteFailed: 'Failed to delete blog post. Please try again.',
  },
  {
    screen: 'team',
    loadFailed: 'Failed to load team members. Please try again.',
    all: '/crew-members/admin',
    at: '/crew-members',
    body: { name: title, position: 'Usta' },
    empty: 'No team members found. Create your first team member to get started.',
    statusFailed: 'Failed to update team member status. Please try again.',
    question: 'Are you sure you want to delete this team member?',
    confirm: 'Delete team member',
    deleted: 'Team member deleted',
    deleteFailed: 'Failed to delete team member. Please try again.',
  },
  {
    screen: 'why-us',
    loadFailed: 'Failed to load Why Us data. Please try again.',
    all: '/why-us',
    at: '/why-us',
    body: { title, description: 'Kısa.', icon: 'scale' },
    empty: "No 'Why Us' items found. Create your first item to get started.",
    statusFailed: 'Failed to update item status. Please try again.',
    question: 'Are you sure you want to delete this item?',
    confirm: 'Delete item',
    deleted: 'Item deleted',
    deleteFailed: 'Failed to delete item. Please try again.',
  },
  {
    screen: 'gallery',
    loadFailed: 'Failed to load gallery images. Please try again.',
    all: '/gallery/admin',
    at: '/gallery',
    body: undefined,
    empty: 'No images found.',
    statusFailed: 'Failed to update image status. Please try again.',
    question: 'Are you sure you want to delete this image?',
    confirm: 'Delete image',
    deleted: 'Image deleted',
    deleteFailed: 'Failed to delete image. Please try again.',
  },
] as const;

/** Removes what a test has created, whatever its result. */
let clear: (() => Promise<unknown>) | undefined;
test.afterEach(async () => {
  await clear?.();
  clear = undefined;
});

/** Creates one item of the list; for the gallery, a picture. */
async function makeOne(request: APIRequestContext, { at, body }: (typeof lists)[number]) {
  const headers = await adminHeaders(request);
  const made =
    body === undefined
      ? await request.post(`/api${at}/upload`, {
          headers,
          multipart: {
            file: { name: `${title}.jpg`, mimeType: 'image/jpeg', buffer: await readFile(picture) },
          },
        })
      : await request.post(`/api${at}`, { headers, data: body });
  const { id } = z.object({ id: z.string() }).parse(await made.json());
  clear = () => request.delete(`/api${at}/${id}`, { headers });
}

const asksFor = (call: string) => (url: URL) => url.pathname === `/api${call}`;

for (const list of lists) {
  test(`${list.screen}: a list that cannot be loaded says so, and so does one that holds nothing`, async ({
    page,
    quietConsole,
  }) => {
    await arriveSignedIn(page);
    const asked = asksFor(list.all);
    await page.route(asked, (route) => route.fulfill(broken));
    await page.goto(`/admin/${list.screen}`);
    await expect(page.getByRole('alert')).toContainText(list.loadFailed);
    await page.unrouteAll();
    // The server itself returns an empty result: the query matches nothing.
    await page.route(asked, (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('q', 'hiç yazılmamış bir söz');
      return route.continue({ url: url.href });
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(list.empty, { exact: true })).toBeVisible();
    await expect(page.getByText(list.loadFailed)).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByText(list.empty)).toHaveCount(0);
    quietConsole.length = 0;
  });

  test(`${list.screen}: a refused switch rolls back, and a refused deletion brings the item back`, async ({
    page,
    request,
    quietConsole,
  }) => {
    await makeOne(request, list);
    await arriveSignedIn(page);
    await page.goto(`/admin/${list.screen}?q=${encodeURIComponent(title)}`);
    const item = page.getByRole(list.screen === 'gallery' ? 'listitem' : 'row').filter({ hasText: title });
    const failure = (text: string) => page.getByRole('alert').filter({ hasText: text });
    await failWrites(page);

    await item.getByRole('switch').click();
    await expect(failure(list.statusFailed)).toBeVisible();
    await expect(item.getByRole('switch')).toBeChecked();
    await failure(list.statusFailed).getByRole('button', { name: 'Dismiss' }).click();
    // A notice returns the focus as it disappears.
    await expect(failure(list.statusFailed)).toHaveCount(0);

    const ask = async () => {
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Delete…' }).click();
      return page.getByRole('alertdialog', { name: list.question, exact: true });
    };
    await (await ask()).getByRole('button', { name: 'Cancel' }).click();
    await expect(item).toBeVisible();
    await (await ask()).getByRole('button', { name: list.confirm }).click();
    await expect(item).toHaveCount(0);
    const told = page.getByRole('status').filter({ hasText: list.deleted });
    await told.getByRole('button', { name: 'Dismiss' }).click();
    await expect(failure(list.deleteFailed)).toBeVisible();
    await expect(item).toBeVisible();
    quietConsole.length = 0;
  });
}

test('a list that the server cannot be asked for leads in the end through the login back to it', async ({
  page,
  quietConsole,
}) => {
  await arriveSignedIn(page);
  const asked = '**/api/**';
  await page.clock.install();
  await page.route(asked, (route) => route.abort('connectionrefused'));
  await page.goto('/admin/services');
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(page.url()).toMatch(/\/admin\/login$/);
  }).toPass();
  expect(await storedSession(page)).toEqual([null, null]);
  await page.unroute(asked);
  await page.getByLabel('Email').fill(e2eAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(e2eAdmin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/services$/);
  await expect(page.getByRole('searchbox')).toBeVisible();
  quietConsole.length = 0;
});

const storedSession = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
