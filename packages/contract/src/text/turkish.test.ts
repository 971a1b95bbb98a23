import { assert, integer, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlPolicy } from '../html/htmlPolicy.ts';
import {
  dayInIstanbul,
  excerpt,
  fold,
  formatDate,
  lowerTurkish,
  pathFromTitle,
  textOfHtml,
  turkishCollator,
  upperTurkish,
} from './turkish.ts';

describe('letters', () => {
  test.each([
    ['IŞIK', 'ışık'],
    ['İNCİ', 'inci'],
    ['Çağrı', 'çağrı'],
  ])('%s is %s in lower case', (given, expected) => {
    expect(lowerTurkish(given)).toBe(expected);
  });

  test.each([
    ['ışık', 'IŞIK'],
    ['inci', 'İNCİ'],
  ])('%s is %s in upper case', (given, expected) => {
    expect(upperTurkish(given)).toBe(expected);
  });

  test.each([
    ['Işık', 'isik'],
    ['İSTANBUL', 'istanbul'],
    ['ÇĞIÖŞÜ çğıöşü', 'cgiosu cgiosu'],
    ['Kâğıt, Îman, Hûr', 'kagit, iman, hur'],
    ['S\u0327o\u0308mine', 'somine'],
    [`a${'\u0301'.repeat(40)}b`, `á${'\u0301'.repeat(29)}b`],
    ['', ''],
  ])('%s folds to %s', (given, expected) => {
    expect(fold(given)).toBe(expected);
  });

  test('names sort as in a Turkish dictionary, numbers by size', () => {
    const names = ['Şule', 'Sibel', 'İpek', 'Işıl', 'Çınar', 'Cem', 'Kat 10', 'Kat 9', 'Özge', 'Okan'];
    expect(names.toSorted(turkishCollator.compare)).toEqual([
      'Cem',
      'Çınar',
      'Işıl',
      'İpek',
      'Kat 9',
      'Kat 10',
      'Okan',
      'Özge',
      'Sibel',
      'Şule',
    ]);
  });
});

describe('a path from a title', () => {
  test.each([
    ['İnşaat Hizmeti', '/insaat-hizmeti'],
    ['Bütçe Planlaması', '/butce-planlamasi'],
    ['Şömine & Isıtma', '/somine-isitma'],
    ['  Boşluklu   Başlık  ', '/bosluklu-baslik'],
    ['--Çizgili--Başlık--', '/cizgili-baslik'],
    ['3. Kat %20 İndirim!', '/3-kat-20-indirim'],
    ['日本語', '/'],
    ['', '/'],
  ])('"%s" is %s', (title, path) => {
    expect(pathFromTitle(title)).toBe(path);
  });

  test('holds only a–z, 0–9 and single inner hyphens, whatever was typed', () => {
    assert(
      property(string({ unit: 'grapheme' }), (title) => {
        expect(pathFromTitle(title)).toMatch(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
    );
  });

  test('stays the same when it is converted again', () => {
    assert(
      property(string({ unit: 'grapheme' }), (title) => {
        const path = pathFromTitle(title);
        expect(pathFromTitle(path.slice(1))).toBe(path);
      }),
    );
  });
});

describe('dates', () => {
  test.each([
    ['2026-11-21T09:00:00.000Z', '21 Kasım 2026'],
    ['2026-02-28T21:30:00.000Z', '1 Mart 2026'],
    ['2026-08-05', '5 Ağustos 2026'],
    ['dün', ''],
    ['', ''],
  ])('%s reads "%s"', (iso, text) => {
    expect(formatDate(iso)).toBe(text);
  });

  test("the day is Istanbul's", () => {
    expect(dayInIstanbul(new Date('2026-12-31T20:59:59.999Z'))).toBe('2026-12-31');
    expect(dayInIstanbul(new Date('2026-12-31T21:00:00.000Z'))).toBe('2027-01-01');
  });
});

describe('text of HTML', () => {
  test.each([
    ['<p>Bir</p><p>iki</p>', 'Bir iki'],
    ['Bir<br>iki<br/>üç', 'Bir iki üç'],
    ['a&nbsp;&amp;&nbsp;b &lt;c&gt; &quot;d&quot; &#39;e&#39;', 'a & b <c> "d" \'e\''],
    ['&amp;lt;', '&lt;'],
    ['<ul><li>Bir</li><li>iki</li></ul>', 'Bir iki'],
    ['  çok   boşluk \n ', 'çok boşluk'],
    ['<p title="1 > 0">Bir</p><h2>iki</h2><!-- üç -->', 'Bir iki'],
    ['3 < 5 ve 5 > 3', '3 < 5 ve 5 > 3'],
    ['<ul><li>Bir<ul><li>iki</li></ul></li></ul>', 'Bir iki'],
  ])('%s is "%s"', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  const within = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a', 'img']);

  test.each(htmlPolicy.tags)('<%s> separates words, unless it is part of a line', (tag) => {
    expect(textOfHtml(`Bir<${tag}>iki</${tag}>üç`)).toBe(within.has(tag) ? 'Birikiüç' : 'Bir iki üç');
  });
});

describe('an excerpt', () => {
  test.each([
    ['short texts stay whole', 'Kısa metin.', 20, 'Kısa metin.'],
    ['texts of exactly the length stay whole', 'On karakte', 10, 'On karakte'],
    ['longer ones end after a whole word', 'Bir iki üç dört', 9, 'Bir iki…'],
    ['a word that ends at the limit stays', 'Bir iki üç', 7, 'Bir iki…'],
    ['marks before the cut go', 'Bir iki, üç dört', 9, 'Bir iki…'],
    ['a single long word is cut inside', 'Muvaffakiyetsizleştiricileştiriveremeyebilecek', 10, 'Muvaffakiy…'],
    ['tags do not count', '<p><strong>Bir</strong> iki</p>', 7, 'Bir iki'],
    ['nothing stays nothing', '<p></p>', 7, ''],
  ])('%s', (_rule, html, characters, expected) => {
    expect(excerpt(html, characters)).toBe(expected);
  });

  test('is never longer than allowed, apart from the ellipsis', () => {
    assert(
      property(string(), integer({ min: 1, max: 50 }), (text, characters) => {
        expect(excerpt(text, characters).length).toBeLessThanOrEqual(characters + 1);
      }),
    );
  });
});
