import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { adminApi, adminHeaders } from './adminApi.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

test.use({ locale: 'tr-TR' });

const title = 'Anahtar teslim konut, villa ve ticari yapı inşaatı ile tadilat hizmetleri';
const lost = '/boyle-bir-sayfa-hic-olmadi';

test('the health page describes problems in words, and each line leads to the field that fixes it', async ({
  page,
  request,
}) => {
  const api = await adminApi(request);
  const { phone } = z.object({ phone: z.string() }).parse(await api('GET', '/site-info'));
  const service = { title, path: '/saglik-denemesi', description: `<p><a href="${lost}">Bakın</a></p>` };
  const { id } = z.object({ id: z.string() }).parse(await api('POST', '/service', service));
  const buffer = await readFile(path.join(import.meta.dirname, 'files/isiklik.jpg'));
  await request.post(`/api/service/image/${id}`, {
    headers: await adminHeaders(request),
    multipart: { file: { name: 'kucuk.jpg', mimeType: 'image/jpeg', buffer } },
  });
  await api('POST', '/site-info', { phone: '12' });

  await arriveSignedIn(page);
  const check = (name: string) =>
    page
      .getByRole('list', { name: 'Kontroller' })
      .locator(':scope > li')
      .filter({ has: page.getByRole('heading', { name: new RegExp(String.raw`^${name}\s*:`) }) });
  const form = `/admin/services/edit/${id}`;
  const toMend = [
    { name: 'Görsel açıklamaları', link: title, leads: form },
    { name: 'Küçük görseller', link: title, leads: form },
    { name: 'Kırık bağlantılar', link: title, leads: form },
    { name: 'Arama sonuçlarındaki başlıklar', link: title, leads: form },
    { name: 'Telefon numaraları', link: 'Telefon', leads: '/admin/settings?tab=contact' },
    { name: 'E-posta', link: 'E-posta ayarlarını aç', leads: '/admin/settings?tab=mail' },
  ] as const;
  await page.goto('/admin/health');
  await expectAccessible(page);
  await expect(page.getByText(/Sürüm \d+\.\d+\.\d+/)).toBeVisible();
  await expect(check('Yedek')).toContainText('Sunucu her gece yedek almıyor');
  await expect(check('Disk alanı')).toContainText('boş yer');
  await expect(check('Kırık bağlantılar')).toContainText(lost);
  await expect(check('Telefon numaraları')).toContainText('12');
  for (const { name, link, leads } of toMend) {
    await page.goto('/admin/health');
    const line = check(name).getByRole('link', { name: link, exact: true });
    await expect(check(name)).toBeVisible();
    // Beyond the first few, the rest is folded.
    if (!(await line.isVisible())) await check(name).locator('summary').click();
    await line.click();
    await expect(page).toHaveURL(new RegExp(`${leads.replace('?', String.raw`\?`)}$`));
    if (leads === form) {
      await expect(page.getByRole('textbox', { name: 'Başlık', exact: true })).toHaveValue(title);
    } else await expect(page.getByLabel(name === 'E-posta' ? 'Port' : 'Telefon').first()).toBeVisible();
  }

  // The page no longer lists the problems that were fixed.
  await api('POST', '/site-info', { phone });
  await api('DELETE', `/service/${id}`);
  await page.goto('/admin/health');
  await expect(check('Telefon numaraları')).toContainText('Numaralar telefonda dokununca aranabiliyor.');
  await expect(check('Kırık bağlantılar')).not.toContainText(lost);
});
