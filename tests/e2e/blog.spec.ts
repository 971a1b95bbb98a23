import type { APIRequestContext, Page } from '@playwright/test';
import { postKind } from '@vitrin/contract/kinds/post';
import { addPosts } from './addPosts.ts';
import { openPage, reloadPage } from './openPage.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

async function newestPost(request: APIRequestContext) {
  const answer: unknown = await (await request.get('/api/blog')).json();
  const [newest] = postKind.record.array().parse(answer);
  if (newest === undefined) throw new Error('The demo has no posts');
  return newest;
}

const stories = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Yazılar' });

test('a visitor reads a post from the list and follows one of its tags back', async ({ page }) => {
  await openPage(page, '/blog');
  await expect(page).toHaveTitle(/^Blog \| /);
  const first = stories(page).getByRole('article').first();
  const title = (await first.getByRole('link').textContent()) ?? '';
  await expect(first.getByRole('time')).toHaveText(/^\d{1,2} \p{L}+ \d{4}$/u);
  await first.getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title.replaceAll(/[?.*+()]/g, String.raw`\$&`)} \\| `));
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.getByRole('definition').first()).toHaveText(/^\d{1,2} \p{L}+ \d{4}$/u);

  const tag = page.getByRole('navigation', { name: 'Etiketler' }).getByRole('link').first();
  const word = (await tag.textContent()) ?? '';
  await tag.click();
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
  await expect(stories(page).getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Tüm yazılar' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('a long list has pages with addresses of their own, with and without JavaScript', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const takeAway = await addPosts(request, 14);
  const all = postKind.record.array().parse(await (await request.get('/api/blog')).json());
  const [, second] = [all.slice(0, 13), all.slice(13, 26)].map((part) => part.map(({ title }) => title));
  const expectTitles = (shown: Page) => expect(stories(shown).getByRole('heading')).toHaveText(second ?? []);
  await openPage(page, '/blog');
  await expect(stories(page).getByRole('article')).toHaveCount(13);
  await page.getByRole('link', { name: 'Sonraki' }).click();
  await expect(page).toHaveURL(/\/blog\?sayfa=2$/);
  await expect(page).toHaveTitle(/^Blog, sayfa 2 \| /);
  await expectTitles(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\?sayfa=2$/);
  await expect(page.getByRole('link', { name: 'Sayfa 2' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('link', { name: 'Sayfa 1' })).toHaveAttribute('aria-current', 'page');

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  await plain.goto('/blog');
  await plain.getByRole('link', { name: 'Sayfa 2' }).click();
  await expectTitles(plain);
  expect((await plain.goto('/blog?sayfa=400'))?.status()).toBe(404);
  await context.close();
  await takeAway();
});

test('a post is complete without JavaScript, in its own typeface, and prints without the frame', async ({
  browser,
  baseURL,
  request,
}) => {
  const { path, title, author } = await newestPost(request);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const fonts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'font') fonts.push(asked.url());
  });
  await page.goto(`/blog/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(author, { exact: true })).toBeVisible();
  await expect.poll(() => fonts.some((url) => url.includes('newsreader-normal-latin'))).toBe(true);
  const kinds = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(kinds.some((json) => json.includes('"BlogPosting"'))).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await context.close();
});

test('a post is accessible after hydration', { tag: '@phone' }, async ({ page, request }) => {
  const { path } = await newestPost(request);
  await openPage(page, `/blog/${path}`);
  await expectAccessible(page);
});

test('an unknown post is a 404 with its own view and the way back', async ({ page, quietConsole }) => {
  const answer = await openPage(page, '/blog/boyle-bir-yazi-yok');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Yazısı Bulunamadı' })).toBeVisible();
  await expect(page.getByText('Blog Post Not Found')).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Tüm yazılar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(quietConsole.every((line) => line.includes('404'))).toBe(true);
  quietConsole.length = 0;
});

test('a tag without posts says so', async ({ page }) => {
  await page.goto('/blog/tag/boyle-bir-etiket-yok');
  await expect(page.getByRole('heading', { name: 'Henüz Blog Yazısı Yok' })).toBeVisible();
});

test('the blog offers its feed', async ({ page, request }) => {
  await page.goto('/blog');
  const href = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  const feed = await request.get(href ?? '');
  expect(feed.headers()['content-type']).toContain('atom');
  expect(await feed.text()).toContain('/blog/');
});

test('the theme demo shows colours at once and saves none', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.method() !== 'GET') sent.push(`${asked.method()} ${asked.url()}`);
  });
  await openPage(page, '/theme-demo');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const code = page.getByRole('textbox', { name: 'Ana renk: renk kodu' });
  const own = await code.inputValue();
  const sample = page.getByRole('main').getByRole('button', { name: 'Ana renk' }).first();
  await page.getByRole('button', { name: 'Mor' }).click();
  await expect(sample).toHaveCSS('background-color', 'rgb(155, 89, 182)');
  await code.fill('#f80');
  await expect(sample).toHaveCSS('background-color', 'rgb(255, 136, 0)');
  await expectAccessible(page);
  await reloadPage(page);
  await expect(code).toHaveValue(own);
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('the colour guide explains every colour and offers them as files', async ({ page }) => {
  await openPage(page, '/color-guide');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('table', { name: 'Açık zeminler' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /tokens\.json/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('vitrin-renkler.tokens.json');
});
