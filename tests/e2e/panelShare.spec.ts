import { adminApi } from './adminApi.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';
import { z } from 'zod';

test.use({ locale: 'tr-TR' });

const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('a picture shared from a phone is added to the library after confirmation', async ({
  page,
  request,
}) => {
  const api = await adminApi(request);
  const manifest = z
    .object({
      share_target: z.object({
        action: z.string(),
        params: z.object({ files: z.array(z.object({ name: z.string() })) }),
      }),
    })
    .parse(await (await request.get('/panel.webmanifest')).json());
  const { action, params } = manifest.share_target;
  await arriveSignedIn(page);
  await page.goto('/admin/dashboard');
  // The worker is registered once the screen is idle; its scope is only the address of the share target.
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration('/admin/share'))?.active?.state,
      ),
    )
    .toBe('activated');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  /** Submits a form with the files to the share target of the manifest, as a phone does. */
  const share = (name: string) =>
    page.evaluate(
      ([to, field, bytes, fileName]) => {
        const file = new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], fileName, {
          type: 'image/gif',
        });
        const transfer = new DataTransfer();
        transfer.items.add(file);
        const input = Object.assign(document.createElement('input'), { type: 'file', name: field });
        input.files = transfer.files;
        const form = Object.assign(document.createElement('form'), {
          action: to,
          method: 'post',
          enctype: 'multipart/form-data',
          hidden: true,
        });
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      [action, params.files[0]?.name ?? '', pixel, name] as const,
    );

  const newest = async () =>
    z
      .array(z.object({ id: z.string() }))
      .parse(await api('GET', '/library?page=1&pageSize=5&sort=newest'))
      .map(({ id }) => id);
  const before = await newest();
  await share('galeriden ışık.gif');
  await page.waitForURL('**/admin/library?shared*');
  await expect(page.getByText('Telefonunuzdan 1 dosya paylaşıldı')).toBeVisible();
  await expect(page.getByText('galeriden ışık.gif')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page.getByText('Telefonunuzdan 1 dosya paylaşıldı')).toHaveCount(0);

  await share('ikinci.gif');
  await page.getByRole('button', { name: 'Kitaplığa yükle' }).click();
  const added = async () => (await newest()).find((id) => !before.includes(id));
  await expect.poll(added).toBeDefined();
  await page.reload();
  await expect(page.getByText(/dosya paylaşıldı/)).toHaveCount(0);
  await api('DELETE', `/library/${await added()}`);
});
