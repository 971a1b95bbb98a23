import { z } from 'zod';
import { adminApi } from './adminApi.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

test.use({ locale: 'tr-TR' });

/** Long enough to schedule both, short enough to wait for. */
const aheadMs = 6_000;

const made = z.object({ id: z.string() });

test('a scheduled change appears on cached pages on time, and not earlier', async ({ request }) => {
  const api = await adminApi(request);
  const service = z.object({ id: z.string(), updatedAt: z.string() }).parse(
    await api('POST', '/service', {
      title: 'Bahçe Bakımı',
      path: '/planli-bakim',
      description: '<p>Budama ve sulama.</p>',
    }),
  );
  const at = new Date(Date.now() + aheadMs).toISOString();
  const post = made.parse(
    await api('POST', '/blog', {
      title: 'Vaktinde Gelen Yazı',
      excerpt: 'Kısa.',
      details: '<p>Metin.</p>',
      publishDate: at,
    }),
  );
  await api('PUT', `/plans/services/${service.id}`, {
    act: 'publish',
    at,
    base: service.updatedAt,
    fields: JSON.stringify({ title: 'Bahçe Bakımı ve Sulama' }),
  });

  // Polls each page, as readers would, so that it is cached before the change; it must not be stale for a moment.
  async function follow(address: string, wanted: string) {
    const tries: { asked: number; answered: number; isShown: boolean; maxAge: number }[] = [];
    await expect
      .poll(
        async () => {
          const asked = Date.now();
          const answer = await request.get(address);
          const isShown = (await answer.text()).includes(wanted);
          const [, shared = '0'] = /s-maxage=(\d+)/.exec(answer.headers()['cache-control'] ?? '') ?? [];
          tries.push({ asked, answered: Date.now(), isShown, maxAge: Number(shared) });
          return isShown;
        },
        { intervals: [50], timeout: aheadMs * 3 },
      )
      .toBe(true);
    return tries;
  }
  const moment = Date.parse(at);
  const followed = await Promise.all([
    follow('/blog', 'Vaktinde Gelen Yazı'),
    follow('/feed.xml', 'Vaktinde Gelen Yazı'),
    follow('/hizmetlerimiz', 'Bahçe Bakımı ve Sulama'),
    follow('/planli-bakim', 'Bahçe Bakımı ve Sulama'),
  ]);
  for (const tries of followed) {
    const before = tries.filter(({ isShown }) => !isShown);
    expect(before.length).toBeGreaterThan(1);
    for (const { asked, maxAge } of before) {
      expect(asked).toBeLessThan(moment);
      // A shared cache drops it by then, within the whole seconds of headers.
      expect(asked + maxAge * 1_000).toBeLessThan(moment + 1_000);
    }
    expect(tries.at(-1)?.answered).toBeGreaterThanOrEqual(moment);
  }
  await api('DELETE', `/blog/${post.id}`);
  await api('DELETE', `/service/${service.id}`);
});

test('a new entry is scheduled in its form, and stays hidden until then', async ({ page, request }) => {
  const api = await adminApi(request);
  await arriveSignedIn(page);
  await page.goto('/admin/services/new');
  await page.getByRole('textbox', { name: 'Başlık', exact: true }).fill('Havuz Bakımı');
  const description = page.getByRole('textbox', { name: 'Açıklama', exact: true });
  await description.click();
  await page.keyboard.type('Süzme ve ilaçlama.');
  await page.getByRole('button', { name: 'Planlama', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Yayımlamayı planla…' }).click();
  await page.getByRole('button', { name: 'Planla', exact: true }).click();
  await expect(page.getByText(/^Yayımlanması planlandı: /)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Sitede görünsün' })).not.toBeChecked();
  await expect(page).toHaveURL(/\/admin\/services\/edit\//);
  expect((await request.get('/havuz-bakimi')).status()).toBe(404);
  const id = page.url().split('/').at(-1) ?? '';
  const [waiting] = z
    .array(z.object({ id: z.string(), act: z.string(), fields: z.array(z.unknown()).nullable() }))
    .parse(await api('GET', `/plans?kind=services&id=${id}`));
  expect(waiting).toEqual({ id, act: 'publish', fields: [] });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Plandan vazgeç' })).toBeVisible();
  await page.getByRole('button', { name: 'Plandan vazgeç' }).click();
  await expect(page.getByText(/^Yayımlanması planlandı: /)).toBeHidden();
  await api('DELETE', `/service/${id}`);
});
