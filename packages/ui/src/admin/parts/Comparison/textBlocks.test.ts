import { expect, test } from 'vitest';
import { textBlocks } from './textBlocks.ts';

const shown = (html: string) => textBlocks(html).map(({ kind, text }) => `${kind}: ${text}`);

test('a rich text is compared in blocks with their structure', () => {
  expect(
    shown(
      '<h2>İşin <em>özü</em></h2><p>Bir&nbsp;ev &amp; bir bahçe.<br>İkinci satır</p><ul><li><p>Çatı</p></li><li>Duvar</li></ul>' +
        '<ol><li>Önce</li></ol><blockquote><p>Söz</p></blockquote><pre><code>kod</code></pre><hr>',
    ),
  ).toEqual([
    'heading: İşin özü',
    'paragraph: Bir ev & bir bahçe. İkinci satır',
    'item: Çatı',
    'item: Duvar',
    'numbered: Önce',
    'quote: Söz',
    'code: kod',
    'line: ',
  ]);
});

test('a table is compared by rows', () => {
  const table =
    '<table><tbody><tr><th><p>Yıl</p></th><th>Yer</th></tr><tr><td>2020</td><td>Muğla</td></tr></tbody></table>';
  expect(shown(table)).toEqual(['row: Yıl | Yer', 'row: 2020 | Muğla']);
});

test('pictures and videos keep their position', () => {
  const blocks = textBlocks(
    '<p>Önce</p><figure data-size="wide"><img src="/media/a.webp" alt="Bir &quot;ev&quot;"><figcaption>Ön yüz</figcaption></figure>' +
      '<figure data-video="https://youtu.be/x"><a href="https://youtu.be/x">Tanıtım</a></figure><p>Sonra</p>',
  );
  expect(blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'paragraph: Önce',
    'picture: Bir "ev"',
    'caption: Ön yüz',
    'video: Tanıtım',
    'paragraph: Sonra',
  ]);
  expect(blocks[1]?.url).toBe('/media/a.webp');
});

test('text without tags is a paragraph, and empty HTML has no blocks', () => {
  expect(shown('Düz metin')).toEqual(['paragraph: Düz metin']);
  expect(shown('')).toEqual([]);
  expect(shown('<p></p><p> </p>')).toEqual([]);
});

test('a nested list ends where it ends', () => {
  expect(shown('<ol><li>Bir<ul><li>Alt</li></ul></li><li>İki</li></ol>')).toEqual([
    'numbered: Bir',
    'item: Alt',
    'numbered: İki',
  ]);
});
