// @vitest-environment jsdom
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

describe('cleanPasted', () => {
  it.each(pastedSamples)('$from', ({ html, kept }) => {
    expect(keptHtml(editor.schema, cleanPasted(html))).toBe(kept);
    expect(forbiddenParts(kept)).toEqual([]);
  });

  it('leaves what was copied from such a field', () => {
    const own = '<p data-pm-slice="1 1 []">a</p>';
    expect(cleanPasted(own)).toBe(own);
  });
});

describe('notAllowed', () => {
  it('names each forbidden thing once', () => {
    const html =
      '<div class="a"><p style="color:red">x</p><p style="">y</p><a href="javascript:x">z</a></div><h1>a</h1>';
    expect(notAllowed(html)).toEqual(['<div>', 'style', 'href', '<h1>']);
  });

  it('has nothing to say about what the policy lets through', () => {
    expect(notAllowed('<h2>a</h2><p><del>b</del> <img src="/a" alt=""></p>')).toEqual([]);
  });
});
