import type { Page } from '@playwright/test';
import { z } from 'zod';
import { adminApi } from './adminApi.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

const activity = (page: Page) => page.getByRole('region', { name: 'Recent Activity' });
const made = z.object({ id: z.string(), createdAt: z.string() });
const title = 'Az Önce Yazılan';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The displayed age of an item as time passes on an open page. */
const ages = [
  [0, 'Just now'],
  [minute, '1 minute ago'],
  [5 * minute, '5 minutes ago'],
  [59 * minute, '59 minutes ago'],
  [hour, '1 hour ago'],
  [23 * hour, '23 hours ago'],
  [day, 'Yesterday'],
  [2 * day, '2 days ago'],
  [6 * day, '6 days ago'],
] as const;

test('the newest item grows older on an open dashboard: minutes, hours, days, then its date', async ({
  page,
  request,
}) => {
  const api = await adminApi(request);
  const item = made.parse(
    await api('POST', '/projects', { title, shortDescription: 'Kısa.', description: '<p>Uzun.</p>' }),
  );
  const start = Date.parse(item.createdAt) + 1_000;
  await page.clock.install({ time: start });
  await arriveSignedIn(page);
  await page.goto('/admin/dashboard');
  const row = activity(page).getByRole('link', { name: title });
  let passed = 0;
  for (const [age, said] of ages) {
    await page.clock.fastForward(age - passed);
    await expect(row.getByText(said, { exact: true })).toBeVisible();
    passed = age;
  }
  await page.clock.fastForward(day);
  const date = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Europe/Istanbul',
  }).format(Date.parse(item.createdAt));
  await expect(row.getByText(date, { exact: true })).toBeVisible();
  await api('DELETE', `/projects/${item.id}`);
});

const kinds = ['projects', 'service', 'blog', 'gallery'] as const;
const asksFor = (kind: string) => (url: URL) => url.pathname === `/api/${kind}/admin`;

test('what an API tells no date of was made recently', async ({ page }) => {
  await arriveSignedIn(page);
  await Promise.all(
    kinds.map((kind) =>
      page.route(asksFor(kind), async (route) => {
        const response = await route.fetch();
        const items = z.array(z.record(z.string(), z.unknown())).parse(await response.json());
        await route.fulfill({
          response,
          json: items.map((item) => Object.assign(item, { createdAt: null, uploadDate: null, date: null })),
        });
      }),
    ),
  );
  await page.goto('/admin/dashboard');
  await expect(activity(page).getByText('Recently', { exact: true })).toHaveCount(5);
});

test('a dashboard without content says that nothing happened yet', async ({ page }) => {
  await arriveSignedIn(page);
  // The server itself returns an empty result: the query matches nothing.
  await Promise.all(
    kinds.map((kind) =>
      page.route(asksFor(kind), (route) => {
        const url = new URL(route.request().url());
        url.searchParams.set('q', 'hiç yazılmamış bir söz');
        return route.continue({ url: url.href });
      }),
    ),
  );
  await page.goto('/admin/dashboard');
  await expect(activity(page).getByText('No recent activity to display', { exact: true })).toBeVisible();
  await expect(activity(page).getByRole('link')).toHaveCount(0);
});
