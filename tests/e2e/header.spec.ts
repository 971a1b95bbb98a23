import type { Page } from '@playwright/test';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { adminApi } from './adminApi.ts';
import { openPage, reloadPage } from './openPage.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
const heading = (page: Page, name: string) => menu(page).getByRole('button', { name });
const weightOf = (page: Page, name: string, role: 'link' | 'button') =>
  menu(page)
    .getByRole(role, { name, exact: true })
    .evaluate((item) => Number(getComputedStyle(item).fontWeight));
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const opener = (page: Page) => page.getByRole('button', { name: 'Menüyü aç' });
/**
 * A modal dialog is in the top layer and closes on Escape and on a tap outside; it becomes visible a frame before it is
 * modal.
 */
const isModal = (page: Page) => expect(page.locator('dialog:modal')).toBeVisible();
const openSheet = async (page: Page): Promise<void> => {
  await opener(page).tap();
  await isModal(page);
};
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

test.describe('in a wide window', () => {
  test('a submenu opens by click, never by hovering, and one is open at a time', async ({ page }) => {
    await openPage(page, '/blog');
    const company = heading(page, 'Kurumsal');
    await company.hover();
    await expect(company).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page).getByRole('link', { name: 'Ekibimiz' })).toBeHidden();
    await company.click();
    await expect(company).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page).getByRole('link', { name: 'Ekibimiz' })).toBeVisible();
    await expectAccessible(page);
    await heading(page, 'Multimedya').click();
    await expect(company).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page).getByRole('link', { name: 'Foto Galeri' })).toBeVisible();
    await page.getByRole('main').click({ position: { x: 5, y: 400 } });
    await expect(heading(page, 'Multimedya')).toHaveAttribute('aria-expanded', 'false');
    await company.click();
    await menu(page).getByRole('link', { name: 'Ekibimiz' }).click();
    await expect(page).toHaveURL(/\/ekibimiz$/);
    await expect(company).toHaveAttribute('aria-expanded', 'false');
    await company.click();
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(company).toHaveAttribute('aria-expanded', 'false');
  });

  test('the whole menu is used by keyboard alone', async ({ page }) => {
    await openPage(page, '/blog');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus'), 'the header is skipped').toHaveCount(1);
    await reloadPage(page);
    await page.keyboard.press('Tab');
    for (const name of [/, ana sayfa$/, 'Ana Sayfa', 'Kurumsal', 'Hizmetler', 'Projeler']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
    await page.keyboard.press('Shift+Tab');
    const services = heading(page, 'Hizmetler');
    const links = menu(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Hizmetler' }) })
      .getByRole('link');
    await page.keyboard.press('Enter');
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(services).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(services).toBeFocused();
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/insaat-hizmeti$/);
    await expect(services).toHaveAttribute('aria-expanded', 'false');
  });

  test('a submenu closes once the focus leaves the menu', async ({ page }) => {
    await openPage(page, '/blog');
    await heading(page, 'Multimedya').click();
    await menu(page).getByRole('link', { name: 'İletişim' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ara' })).toBeFocused();
    await expect(heading(page, 'Multimedya')).toHaveAttribute('aria-expanded', 'false');
  });

  test('the current page is bold and marked for assistive technology', async ({ page }) => {
    await openPage(page, '/blog');
    const blog = menu(page).getByRole('link', { name: 'Blog' });
    await expect(blog).toHaveAttribute('aria-current', 'page');
    expect(await weightOf(page, 'Blog', 'link')).toBeGreaterThanOrEqual(600);
    expect(await weightOf(page, 'Projeler', 'link')).toBeLessThan(600);
    await openPage(page, '/insaat-hizmeti');
    expect(await weightOf(page, 'Hizmetler', 'button')).toBeGreaterThanOrEqual(600);
    await heading(page, 'Hizmetler').click();
    const current = menu(page).getByRole('link', { name: 'İnşaat Hizmeti' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveCSS('font-weight', '600');
    await page.getByRole('banner').getByRole('link', { name: 'Teklif Al' }).click();
    await expect(page).toHaveURL('/teklif-al?hizmet=%2Finsaat-hizmeti');
    await expect(page.getByRole('heading', { level: 1, name: 'Teklif Al' })).toBeVisible();
  });

  test('a service that was just added is in the menu, in the footer and at its address', async ({
    page,
    request,
  }) => {
    const api = await adminApi(request);
    const draft = { title: 'Şantiye Gözlemi', path: '/santiye-gozlemi', description: '<p>Yeni.</p>' };
    const { id } = serviceKind.record.pick({ id: true }).parse(await api('POST', '/service', draft));
    try {
      await openPage(page, '/blog');
      await heading(page, 'Hizmetler').click();
      await menu(page).getByRole('link', { name: draft.title }).click();
      await expect(page).toHaveURL(/\/santiye-gozlemi$/);
      await expect(page.getByRole('heading', { level: 1, name: draft.title })).toBeVisible();
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: draft.title }).last(),
      ).toBeVisible();
      expect((await request.get(draft.path)).status()).toBe(200);
    } finally {
      await api('DELETE', `/service/${id}`);
    }
  });
});

test.describe('in a narrow window', { tag: '@touch' }, () => {
  test('the sheet locks the page and closes by its button, by Escape and by a tap beside it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await openPage(page, '/blog');
    expect(await isLocked(page)).toBe(false);
    const closings = [
      () => page.getByRole('button', { name: 'Menüyü kapat' }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(60, 500),
    ];
    for (const close of closings) {
      await openSheet(page);
      expect(await isLocked(page)).toBe(true);
      await close();
      await expect(sheet(page)).toBeHidden();
      expect(await isLocked(page)).toBe(false);
      await expect(opener(page)).toBeFocused();
    }
  });

  test('a menu that is tapped before its scripts have loaded opens afterwards', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/blog');
    await opener(page).tap();
    await expect(sheet(page)).toBeHidden();
    held.resolve();
    await isModal(page);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  });

  test('the sheet traps the focus, shows the current page, and is accessible', async ({ page }) => {
    await openPage(page, '/insaat-hizmeti');
    await openSheet(page);
    const current = sheet(page).getByRole('link', { name: 'İnşaat Hizmeti' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveCSS('font-weight', '600');
    await expect(sheet(page).getByText('Hizmetler', { exact: true })).toHaveCSS('font-weight', '600');
    await expectAccessible(page);
    await page.evaluate(() => {
      document.addEventListener('focusin', ({ target }) => {
        const inside = target instanceof Element && target.closest('dialog') !== null;
        document.body.dataset['left'] = `${document.body.dataset['left'] ?? ''}${inside ? '' : 'x'}`;
      });
    });
    for (const key of [...Array.from({ length: 24 }, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
    }
    expect(await page.evaluate(() => document.body.dataset['left'])).toBe('');
  });

  test('a link in the sheet that waits for the router keeps the page before it', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.route(/\/browserRouter-[^/]+\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await openPage(page, '/blog');
    await openSheet(page);
    await sheet(page).getByRole('link', { name: 'Projeler' }).tap();
    await expect(sheet(page)).toBeHidden();
    held.resolve();
    await expect(page).toHaveURL(/\/projelerimiz$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('the sheet closes as another page opens, by a link and by Back', async ({ page }) => {
    await openPage(page, '/blog');
    await openSheet(page);
    await sheet(page).getByText('Kurumsal', { exact: true }).tap();
    await sheet(page).getByRole('link', { name: 'Ekibimiz' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Ekibimiz' })).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    await openSheet(page);
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/\/ekibimiz$/);
    expect(await isLocked(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
    await openSheet(page);
    await sheet(page).getByRole('link', { name: 'Teklif Al' }).tap();
    await expect(page).toHaveURL(/\/teklif-al$/);
    await expect(sheet(page)).toBeHidden();
  });
});
