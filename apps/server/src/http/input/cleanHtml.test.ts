import { forbiddenParts, htmlAttacks } from '@vitrin/contract/testing/htmlAttacks';
import { hostileHtml } from '@vitrin/contract/testing/hostileHtml';
import { limits } from '@vitrin/contract/limits';
import { htmlSamples } from '@vitrin/contract/testing/htmlSamples';
import { linkedPictures } from '@vitrin/contract/testing/linkedPictures';
import { expect, test } from 'vitest';
import { cleanHtml, lostPictures } from './cleanHtml.ts';

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
])('what an editor writes is unchanged: %s', (html) => {
  expect(cleanHtml(html)).toBe(html);
});

/** The sanitiser closes void elements as XML does. */
const spelled = (html: string): string => html.replaceAll(' />', '>');

test.each(htmlSamples)('what the panel writes is unchanged: %s', (html) => {
  expect(spelled(cleanHtml(html))).toBe(html);
});

test.each(linkedPictures)('a link replaces a picture that pages cannot show: %s', (html, cleaned) => {
  expect(spelled(cleanHtml(html))).toBe(cleaned);
  expect(spelled(cleanHtml(cleaned))).toBe(cleaned);
});

test.each([
  ['<p><img src="http://a.example/1.png"><IMG SRC=&#104;ttp://a.example/2.png></p>', 2],
  ['<img src="data:image/png;base64,AA"><img src="file:///C:/a.png"><img src="//a.example/b.png">', 3],
  [
    '<img src="/a.png"><img src="https://a.example/b.png"><img alt="x"><a href="http://a.example/c.png">c</a>',
    0,
  ],
  [
    '<img src="javascript:alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>"><img src=x onerror=a>',
    0,
  ],
])('of the pictures in %s, %i would be lost', (html, count) => {
  expect(lostPictures(html)).toHaveLength(count);
});

test('text inside forbidden tags stays, scripts and styles are removed whole', () => {
  expect(cleanHtml('<div><font color="red">a</font></div><script>b</script><style>c</style>')).toBe('a');
});

test.each(htmlAttacks)('nothing forbidden is left of %s', (attack) => {
  const cleaned = cleanHtml(attack);
  expect(forbiddenParts(cleaned)).toEqual([]);
  expect(cleanHtml(cleaned)).toBe(cleaned);
});

// Work that explodes would not end within the time of a test; its growth is measured by tests/bench/cleanHtml.ts.
test.each(hostileHtml)('$name of the greatest length is cleaned at once and for all', ({ make }) => {
  const html = make(limits.htmlCharacters).slice(0, limits.htmlCharacters);
  const cleaned = cleanHtml(html);
  expect(cleanHtml(cleaned)).toBe(cleaned);
  expect(lostPictures(cleaned)).toEqual([]);
});

test.each(['<b>', '<font>', '<ul><li>', '<div>', '<svg>'])(
  'of 60,000 nested %s only the words stay',
  (tag) => {
    expect(cleanHtml(`${tag.repeat(60_000)}Taş &amp; <i>toprak &lt;b>`)).toBe('Taş &amp; toprak &lt;b&gt;');
  },
);
