import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { adminApi } from './adminApi.ts';
import { broken } from './panelFailures.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');
const name = 'Yarım Kalmayan';

/** Each form: the input of its fields and its editor, its texts, and where its items are listed and deleted. */
const forms = [
  {
    kind: 'service',
    newPath: '/admin/services/new',
    call: '/service',
    all: '/service/admin',
    fields: { Title: name, Subtitle: 'Baştan sona', 'Short description': 'Kısa.' },
    editor: 'Description',
    save: 'Save service',
    saveFailed: 'Failed to save service. Please try again.',
    pictureFailed: 'Service was saved but image upload failed.',
    retry: 'Try the upload again',
  },
  {
    kind: 'project',
    newPath: '/admin/projects/new',
    call: '/projects',
    all: '/projects/admin',
    fields: { Title: name, Category: 'Konut', 'Short description': 'Kısa.' },
    editor: 'Description',
    save: 'Save project',
    saveFailed: 'Failed to save project. Please try again.',
    pictureFailed: 'Project was saved but main image upload failed.',
    retry: 'Save project',
  },
  {
    kind: 'blog post',
    newPath: '/admin/blog/new',
    call: '/blog',
    all: '/blog/admin',
    fields: { Title: name, Excerpt: 'Kısa.', Author: 'Elif Karaca' },
    editor: 'Text',
    save: 'Save blog post',
    saveFailed: 'Failed to save blog post. Please try again.',
    pictureFailed: 'Blog post was saved but image upload failed.',
    retry: 'Save blog post',
  },
  {
    kind: 'team member',
    newPath: '/admin/team/add',
    call: '/crew-members',
    all: '/crew-members/admin',
    fields: { Name: name, Position: 'Usta', 'E-mail': 'usta@ornek.example' },
    editor: undefined,
    save: 'Save team member',
    saveFailed: 'Failed to save team member. Please try again.',
    pictureFailed: 'Team member was saved but image upload failed.',
    retry: 'Try the upload again',
  },
  {
    kind: 'item',
    newPath: '/admin/why-us/new',
    call: '/why-us',
    all: '/why-us',
    fields: { Title: name, Description: 'Her kalem yazılıdır.' },
    editor: undefined,
    save: 'Save item',
    saveFailed: 'Failed to save item. Please try again.',
    pictureFailed: undefined,
    retry: undefined,
  },
] as const;

const listed = z.array(
  z.object({ id: z.string(), title: z.string().optional(), name: z.string().optional() }),
);
const box = (page: Page, label: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}(?: \\(optional\\))?$`) });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const isOf = (call: string) => (url: URL) => url.pathname === `/api${call}`;

/** Removes what a test has created, whatever its result. */
let clear: (() => Promise<unknown>) | undefined;
test.afterEach(async () => {
  await clear?.();
  clear = undefined;
});

for (const form of forms) {
  test(`a new ${form.kind} that is not saved keeps all that was typed, and is made once`, async ({
    page,
    request,
    quietConsole,
  }) => {
    const api = await adminApi(request);
    const made = async () =>
      listed.parse(await api('GET', form.all)).filter((item) => (item.title ?? item.name) === name);
    clear = async () => Promise.all((await made()).map(({ id }) => api('DELETE', `${form.call}/${id}`)));
    await arriveSignedIn(page);
    await page.goto(form.newPath);
    for (const [label, value] of Object.entries(form.fields)) {
      await box(page, label).fill(value);
    }
    if (form.editor !== undefined) {
      await box(page, form.editor).click();
      await page.keyboard.type('Uzun uzun yazıldı.');
    }
    if (form.pictureFailed !== undefined) {
      await page.locator('input[type=file]').first().setInputFiles(picture);
    }
    const stands = async () => {
      for (const [label, value] of Object.entries(form.fields)) {
        await expect(box(page, label)).toHaveValue(value);
      }
      if (form.editor !== undefined) await expect(box(page, form.editor)).toHaveText('Uzun uzun yazıldı.');
      if (form.pictureFailed !== undefined) {
        await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
      }
    };

    await page.route(isOf(form.call), (route) => route.fulfill(broken));
    await page.getByRole('button', { name: form.save }).click();
    await expect(alert(page, form.saveFailed)).toBeVisible();
    await stands();
    await expect(page).toHaveURL(new RegExp(`${form.newPath}$`));
    await page.unrouteAll();

    await page.route(/\/image\//, (route) => route.fulfill(broken));
    await page.getByRole('button', { name: form.save }).click();
    await expect(page).toHaveURL(/\/edit\/.+$/);
    if (form.pictureFailed !== undefined) {
      await expect(page.getByText(form.pictureFailed, { exact: true })).toBeVisible();
      await stands();
      await page.unrouteAll();
      // Saving again retries the upload, like the button next to the picture, and creates no second item.
      await page.getByRole('button', { name: form.retry }).click();
    }
    await expect(page.getByText('All changes saved')).toBeVisible();
    expect(await made()).toHaveLength(1);
    quietConsole.length = 0;
  });
}

/** The errors at the top of an untouched form, and those also shown next to the field or picture. */
const refusals = [
  {
    newPath: '/admin/services/new',
    save: 'Save service',
    head: ['Please fill in all required fields', 'Title is empty', 'Description is empty'],
    beside: [],
    first: 'Title',
  },
  {
    newPath: '/admin/projects/new',
    save: 'Save project',
    head: ['Please fill in all required fields'],
    beside: ['Please upload a main image for the project'],
    first: 'Title',
  },
  {
    newPath: '/admin/blog/new',
    save: 'Save blog post',
    head: ['Please fill in all required fields'],
    beside: ['Please upload a featured image for the blog post'],
    first: 'Title',
  },
  {
    newPath: '/admin/team/add',
    save: 'Save team member',
    head: [],
    beside: [
      'Please fill in the name field.',
      'Please fill in the position field.',
      'Please upload a profile image.',
    ],
    first: 'Name',
  },
  {
    newPath: '/admin/why-us/new',
    save: 'Save item',
    head: [],
    beside: ['Please fill in the title field.', 'Please fill in the description field.'],
    first: 'Title',
  },
] as const;

for (const { newPath, save, head, beside, first } of refusals) {
  test(`the untouched form ${newPath} says what is missing, at its head and in its place`, async ({
    page,
  }) => {
    await arriveSignedIn(page);
    await page.goto(newPath);
    await expect(page.getByRole('switch')).toBeChecked();
    await page.getByRole('button', { name: save }).click();
    const summary = page.getByRole('alert').first();
    await Promise.all([...head, ...beside].map((text) => expect(summary).toContainText(text)));
    await Promise.all(beside.map((text) => expect(page.getByText(text)).toHaveCount(2)));
    const field = page.getByRole('textbox', { name: first, exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/empty|Please fill in/);
  });
}

test('a path without its stroke is refused beside the field and at the head', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/admin/services/new');
  await box(page, 'Title').fill(name);
  const address = page.getByRole('textbox', { name: 'Path' });
  await address.fill('golge');
  await address.press('Tab');
  await expect(address).toHaveAccessibleDescription(/Path must start with "\/"/);
  await expect(page.getByText('Path must start with "/"', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Save service' }).click();
  await expect(alert(page, 'Path must start with "/"')).toBeVisible();
  await address.fill('/golge');
  await address.press('Tab');
  await expect(page.getByText('Path must start with "/"')).toHaveCount(0);
});
