// @vitest-environment jsdom
import { growthOf, linearGrowth, repeated } from '@vitrin/contract/testing/growth';
import { forbiddenParts } from '@vitrin/contract/testing/htmlAttacks';
import { Editor } from '@tiptap/react';
import { afterAll, describe, expect, it } from 'vitest';
import { extensions } from './extensions.ts';
import { notAllowed } from './notAllowed.ts';
import { cleanPasted } from './pasted.ts';
import { keptHtml } from './storedHtml.ts';
import { pastedSamples } from './testing/pastedSamples.ts';

const editor = new Editor({ extensions, content: '' });
afterAll(() => editor.destroy());

const none = { linked: [], lost: [] };

describe('cleanPasted', () => {
  it.each(pastedSamples)('$from', ({ html, kept, unseen = none, foreign = [] }) => {
    const pasted = cleanPasted(html, 'http://localhost:3000');
    expect(keptHtml(editor.schema, pasted.html)).toBe(kept);
    expect(pasted.pictures).toEqual(unseen);
    expect(pasted.foreign.map(({ src }) => src)).toEqual(foreign);
    for (const src of foreign) expect(pasted.html).not.toContain(src);
    expect(forbiddenParts(kept)).toEqual([]);
  });

  it.each(['http', 'https'])('reduces a picture of this website over %s to its path', (scheme) => {
    const html = `<p><img src="${scheme}://site.example/api/images/c.webp?x=1" alt="Bizim"></p>`;
    expect(cleanPasted(html, `${scheme}://site.example`)).toEqual({
      html: '<p><img src="/api/images/c.webp?x=1" alt="Bizim"></p>',
      pictures: none,
      foreign: [],
    });
  });

  it.each(['<b>', '<ul><li>', '<div data-pm-slice="1 1 []">', '<font>'])(
    'keeps only the words of 60,000 nested tags %s',
    (tag) => {
      const deep = `${tag.repeat(60_000)}Taş &amp; <i>toprak`;
      expect(cleanPasted(deep, 'http://localhost:3000').html).toBe('<p>Taş &amp; toprak</p>');
      expect(growthOf((html) => cleanPasted(html, ''), repeated(tag, 'x', 'x'), 8_000)).toBeLessThan(
        linearGrowth,
      );
    },
  );

  it('leaves content copied from such a field unchanged', () => {
    const own = '<p data-pm-slice="1 1 []">a</p>';
    expect(cleanPasted(own, 'http://localhost:3000').html).toBe(own);
  });
});

describe('notAllowed', () => {
  it('names each forbidden thing once', () => {
    const html =
      '<div class="a"><p style="color:red">x</p><p style="">y</p><a href="javascript:x">z</a></div><h1>a</h1>';
    expect(notAllowed(html)).toEqual(['<div>', 'style', 'href', '<h1>']);
  });

  it('reports nothing for what the policy allows', () => {
    expect(notAllowed('<h2>a</h2><p><del>b</del> <img src="/a" alt=""></p>')).toEqual([]);
  });
});
