import { growthOf, linearGrowth } from '@vitrin/contract/testing/growth';
import { hostileHtml } from '@vitrin/contract/testing/hostileHtml';
import { htmlSamples } from '@vitrin/contract/testing/htmlSamples';
import { expect, test } from 'vitest';
import { shownHtml } from './shownHtml.ts';

const words = { table: 'Tablo "A&B"', watch: 'İzle' };
const shown = (html: string) => shownHtml(html, words);
const open = '<div role="group" tabindex="0" aria-label="Tablo &quot;A&amp;B&quot;">';

test('a table is wrapped in a labelled, keyboard-accessible container', () => {
  const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
  expect(shown(`<p>önce</p>${table}<p>sonra</p>`)).toBe(`<p>önce</p>${open}${table}</div><p>sonra</p>`);
  expect(shown(table + table)).toBe(`${open}${table}</div>`.repeat(2));
});

test('a table in a table scrolls with the outer one', () => {
  const inner = '<table><tbody><tr><td>b</td></tr></tbody></table>';
  const outer = `<table><tbody><tr><td>${inner}</td></tr></tbody></table>`;
  expect(shown(outer)).toBe(`${open}${outer}</div>`);
});

test('a picture loads lazily, and keeps its attributes', () => {
  expect(shown('<p><img src="/a.jpg" alt="1 > 0" width="640" height="480" /></p>')).toBe(
    '<p><img loading="lazy" decoding="async" src="/a.jpg" alt="1 > 0" width="640" height="480" /></p>',
  );
});

test.each([
  ['<p>e-posta adresi</p>', '<p>e\u2060-\u2060posta adresi</p>'],
  ['Telefon (e-posta da olur).', 'Telefon (e\u2060-\u2060posta da olur).'],
  ['Bize e-posta. Ya da e-fatura’dan', 'Bize e\u2060-\u2060posta. Ya da e\u2060-\u2060fatura’dan'],
])('a letter and a word with a hyphen stay on one line: %s', (html, kept) => {
  expect(shown(html)).toBe(kept);
});

test.each([
  'a-b@ornek.example',
  'x-ornek.example',
  'https://ornek.example/e-posta',
  'e-posta-kutusu',
  'A-4 kâğıt',
  'açık-kapalı',
  'e - posta',
  '<a href="/blog/e-posta">yazı</a>',
])('other hyphens stay as they are: %s', (html) => {
  expect(shown(html)).toBe(html);
});

const stored = {
  url: '/api/images/avlu.jpg',
  width: 1600,
  height: 900,
  variants: [
    { url: '/api/images/avlu-1-640.avif', width: 640, type: 'image/avif' as const },
    { url: '/api/images/avlu-1-640.webp', width: 640, type: 'image/webp' as const },
    { url: '/api/images/avlu-1-1280.webp', width: 1280, type: 'image/webp' as const },
  ],
};

test('a stored picture has its formats and sizes, and its own dimensions if the text gives none', () => {
  const html = shownHtml(
    '<figure data-size="half"><img alt="1 > 0" src="/api/images/avlu.jpg" /></figure><p><img src="/a.jpg" /></p>',
    words,
    [stored],
  );
  expect(html).toBe(
    [
      '<figure data-size="half"><picture>',
      '<source type="image/avif" srcset="/api/images/avlu-1-640.avif 640w, /api/images/avlu-1-1280.webp 1280w" sizes="(min-width: 760px) 32vw, 92vw">',
      '<source type="image/webp" srcset="/api/images/avlu-1-640.webp 640w, /api/images/avlu-1-1280.webp 1280w" sizes="(min-width: 760px) 32vw, 92vw">',
      '<img loading="lazy" decoding="async" width="1600" height="900" alt="1 > 0" src="/api/images/avlu.jpg" />',
      '</picture></figure><p><img loading="lazy" decoding="async" src="/a.jpg" /></p>',
    ].join(''),
  );
});

test('dimensions in the text are kept, and no picture URL escapes its attribute', () => {
  const odd = {
    ...stored,
    variants: [{ url: '/api/images/a".webp', width: 9, type: 'image/webp' as const }],
  };
  const html = shownHtml('<img src="/api/images/avlu.jpg" width="160" height="90">', words, [odd]);
  expect(html).toContain('srcset="/api/images/a&quot;.webp 9w"');
  expect(html).toContain('width="160" height="90"');
  expect(html).not.toContain('1600');
});

test.each([
  ['a wider one', 'width="4000" height="200"', 'width="1600" height="900"'],
  ['a smaller one', 'width="800" height="40"', 'width="800" height="450"'],
  ['one without a height', 'width="800"', 'width="800"'],
])('a picture in the place of %s has its own shape, and is not enlarged', (_, before, after) => {
  const html = shownHtml(`<img ${before} src="/api/images/avlu.jpg">`, words, [{ ...stored, variants: [] }]);
  expect(html).toBe(`<img loading="lazy" decoding="async" ${after} src="/api/images/avlu.jpg">`);
});

test('a link to a video says that it is one', () => {
  const page = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const figure = (before: string) =>
    `<figure data-video="${page}"><a href="${page}">${before}Avlu</a></figure><p><a href="/x">y</a></p>`;
  expect(shown(figure(''))).toBe(figure('<span>İzle</span> '));
});

test('text that only looks like a tag is unchanged', () => {
  const html = '<p title="<table>">&lt;table&gt; <a href="/x" title="</table><img>">bağ</a></p>';
  expect(shown(html)).toBe(html);
});

test.each(htmlSamples)('nothing else of %s is changed', (html) => {
  const back = shown(html).replaceAll(open, '').replaceAll('</table></div>', '</table>');
  expect(back.replaceAll(' loading="lazy" decoding="async"', '').replaceAll('<span>İzle</span> ', '')).toBe(
    html,
  );
});

test.each(hostileHtml)('takes time that grows with the length of $name', ({ make }) => {
  expect(growthOf(shown, make, 4_000)).toBeLessThan(linearGrowth);
});
