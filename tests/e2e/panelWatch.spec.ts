import { adminApi } from './adminApi.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';
import { z } from 'zod';

test.use({ locale: 'tr-TR' });

test('a new message appears in the open inbox and in the counts without reloading', async ({
  page,
  request,
}) => {
  const api = await adminApi(request);
  await arriveSignedIn(page);
  // The response headers arrive once the server listens for messages.
  const watched = page.waitForResponse('**/api/contact-messages/watch');
  await page.goto('/admin/messages');
  expect((await watched).status()).toBe(200);
  const subject = 'Tam şimdi gelen mesaj';
  const data = { name: 'Işıl Güneş', email: 'isil@ornek.example', subject, message: 'Çatı için.' };
  expect((await request.post('/api/contact-messages', { data })).ok()).toBe(true);
  // Without the stream it would take a minute.
  await expect(page.getByRole('list').getByText(subject).first()).toBeVisible({ timeout: 8_000 });
  const found = z
    .array(z.object({ id: z.string(), subject: z.string() }))
    .parse(await api('GET', '/contact-messages'))
    .find((message) => message.subject === subject);
  await api('DELETE', `/contact-messages/${found?.id}`);
});
