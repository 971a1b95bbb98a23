import { describe, expect, test } from 'vitest';
import { articleContents } from './articleContents.ts';

const article = '<p>a</p><h2>İlk <em>adım</em></h2><p>b</p><h3>Ölçü</h3><h2>Ölçü</h2><h4>Not</h4>';

describe('the contents of an article', () => {
  test('are its headings, with ids derived from their texts', () => {
    expect(articleContents(['<p>Giriş</p>', article])).toEqual({
      headings: [
        { id: 'bolum-ilk-adim', text: 'İlk adım', level: 2 },
        { id: 'bolum-olcu', text: 'Ölçü', level: 3 },
        { id: 'bolum-olcu-2', text: 'Ölçü', level: 2 },
      ],
      parts: [
        '<p>Giriş</p>',
        '<p>a</p><h2 id="bolum-ilk-adim">İlk <em>adım</em></h2><p>b</p><h3 id="bolum-olcu">Ölçü</h3><h2 id="bolum-olcu-2">Ölçü</h2><h4>Not</h4>',
      ],
    });
  });

  test.each(['<h2>Bir</h2><h2>İki</h2>', '', '<h2></h2><h2> </h2><h2>!</h2>'])(
    'of %s are none, and its text stays as it is',
    (html) => {
      expect(articleContents([html])).toEqual({ parts: [html], headings: [] });
    },
  );

  test('keep an unclosed heading', () => {
    const { parts } = articleContents(['<h2>a</h2><h2>b</h2><h2>c</h2><h2>d<p>e</p>']);
    expect(parts[0]).toContain('<h2>d<p>e</p>');
  });
});
