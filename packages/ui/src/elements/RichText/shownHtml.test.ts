import { growthOf, linearGrowth } from '@vitrin/contract/testing/growth';
import { hostileHtml } from '@vitrin/contract/testing/hostileHtml';
import { htmlSamples } from '@vitrin/contract/testing/htmlSamples';
import { expect, test } from 'vitest';
import { shownHtml } from './shownHtml.ts';

const shown = (html: string) => shownHtml(html, 'Tablo "A&B"');
const open = '<div role="group" tabindex="0" aria-label="Tablo &quot;A&amp;B&quot;">';

test('a table is wrapped in a named container that the keyboard reaches', () => {
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

test('what only looks like a tag is left alone', () => {
  const html = '<p title="<table>">&lt;table&gt; <a href="/x" title="</table><img>">bağ</a></p>';
  expect(shown(html)).toBe(html);
});

test.each(htmlSamples)('nothing else of %s is changed', (html) => {
  const back = shown(html).replaceAll(open, '').replaceAll('</table></div>', '</table>');
  expect(back.replaceAll(' loading="lazy" decoding="async"', '')).toBe(html);
});

test.each(hostileHtml)('takes time that grows with the length of $name', ({ make }) => {
  expect(growthOf(shown, make, 4_000)).toBeLessThan(linearGrowth);
});
