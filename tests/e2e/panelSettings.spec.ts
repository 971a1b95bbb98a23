import { lift } from './lift.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn, signIn } from './signIn.ts';

test('the company name appears in the footer and the title, and is changed back', async ({
  page,
  request,
}) => {
  const siteHtml = async (): Promise<string> => (await request.get('/')).text();
  await arriveSignedIn(page);
  await page.goto('/admin/settings');
  const name = page.getByLabel('Company name');
  const before = await name.inputValue();

  async function rename(wanted: string): Promise<void> {
    await name.fill(wanted);
    await page.getByRole('button', { name: /Save settings/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Settings saved successfully!' })).toBeVisible();
    await expect(page.getByText('All changes saved')).toBeVisible();
    const html = await siteHtml();
    expect(html.match(/<title>[^<]*/)?.[0]).toContain(wanted);
    expect(html.slice(html.indexOf('<footer'))).toContain(wanted);
  }

  await rename('Yolculuk Öncesi Atölye');
  await rename(before);
});

test('the map address is disabled until the map is switched on, and changing tabs asks about unsaved input', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/admin/settings?tab=map');
  const shown = page.getByRole('switch', { name: 'Show a map on the contact page' });
  const address = page.getByLabel('Map URL');
  const kept = await address.inputValue();
  await shown.setChecked(false);
  await expect(address).toBeDisabled();
  await expect(address).toHaveValue(kept);
  await shown.setChecked(true);
  await expect(address).toBeEnabled();
  await address.fill('harita');
  await page.getByRole('tab', { name: 'Footer' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(address).toHaveValue('harita');
  await page.getByRole('tab', { name: 'Footer' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByLabel('Footer description')).toBeVisible();
});

test('slider images are reordered by keyboard and switched', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/admin/settings?tab=slider');
  const slides = page.getByRole('list', { name: 'Slider images' }).getByRole('listitem');
  await expect(slides.nth(1)).toBeVisible();
  const nameOf = async (index: number): Promise<string | null> =>
    slides.nth(index).getByRole('switch').locator('..').innerText();
  const grips = page.getByRole('button', { name: /^Move .*(?<! up)(?<! down)$/ });
  const first = await grips.nth(0).getAttribute('aria-label');
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/images/reorder') && answer.ok());
  const again = page.waitForResponse((answer) => answer.url().endsWith('/images/admin') && answer.ok());
  await grips.nth(0).focus();
  await lift(page, /lifted, place 1/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/is now at place 2/)).toBeAttached();
  await page.keyboard.press('Space');
  await Promise.all([sent, again]);
  await expect(grips.nth(1)).toHaveAttribute('aria-label', first ?? '');
  await page.reload();
  await expect(grips.nth(1)).toHaveAttribute('aria-label', first ?? '');

  const state = await nameOf(0);
  await slides.nth(0).getByRole('switch').click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Image status updated successfully!' }),
  ).toBeVisible();
  expect(await nameOf(0)).not.toBe(state);
  await slides.nth(0).getByRole('switch').click();
  await expect.poll(() => nameOf(0)).toBe(state);
});

test('the command menu finds a service typed without Turkish letters and opens its form', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByRole('button', { name: /Search or go to/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('slider');
  await expect(page.getByRole('option', { name: /Slider Images/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/settings\?tab=slider$/);
  await page.getByRole('button', { name: /Search or go to/ }).click();
  await page.getByRole('combobox').fill('ic d');
  const found = page.getByRole('option', { name: /Services/ }).first();
  await expect(found).toBeVisible();
  await found.click();
  await expect(page).toHaveURL(/\/admin\/services\/edit\//);
});
