import { forbiddenParts, htmlAttacks } from '@vitrin/contract/testing/htmlAttacks';
import { htmlSamples } from '@vitrin/contract/testing/htmlSamples';
import { expect, test } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';

test.each([
  ['<p>Düz <strong>yazı</strong> &amp; <em>vurgu</em></p>'],
  ['<h2>Başlık</h2><ul><li>bir</li><li>iki</li></ul><ol start="3"><li>üç</li></ol>'],
  ['<a href="https://example.com/a?b=1&amp;c=2" title="Bağ">bağ</a>'],
  ['<a href="/hizmetlerimiz">iç bağ</a> <a href="mailto:a@b.example">posta</a> <a href="tel:+90">ara</a>'],
  ['<img src="/api/images/a.jpg" alt="Çatı" width="10" height="20" />'],
  [
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
  ],
  ['<blockquote><p>alıntı</p></blockquote><pre><code>kod</code></pre><hr />'],
])('what an editor writes stays as it is: %s', (html) => {
  expect(cleanHtml(html)).toBe(html);
});

/** The sanitiser closes single tags as XML does. */
const spelled = (html: string): string => html.replaceAll(' />', '>');

test.each(htmlSamples)('what the panel writes stays as it is: %s', (html) => {
  expect(spelled(cleanHtml(html))).toBe(html);
});

test('text inside forbidden tags stays, scripts and styles go whole', () => {
  expect(cleanHtml('<div><font color="red">a</font></div><script>b</script><style>c</style>')).toBe('a');
});

test.each(htmlAttacks)('nothing forbidden is left of %s', (attack) => {
  const cleaned = cleanHtml(attack);
  expect(forbiddenParts(cleaned)).toEqual([]);
  expect(cleanHtml(cleaned)).toBe(cleaned);
});
