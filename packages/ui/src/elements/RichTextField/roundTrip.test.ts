// @vitest-environment jsdom
import { htmlPolicy } from '@vitrin/contract/html/htmlPolicy';
import { isEmptyHtml } from '@vitrin/contract/html/isEmptyHtml';
import { forbiddenParts, htmlAttacks } from '@vitrin/contract/testing/htmlAttacks';
import { htmlSamples } from '@vitrin/contract/testing/htmlSamples';
import { Editor } from '@tiptap/react';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { extensions } from './extensions.ts';
import { keptHtml, storedHtml } from './storedHtml.ts';
import { meaningOf } from './testing/meaning.ts';
import { policyHtml } from './testing/policyHtml.ts';

const editor = new Editor({ extensions, content: '' });
afterAll(() => editor.destroy());

/** HTML after being loaded into the editor and saved again. */
function passed(html: string): string {
  editor.commands.setContent(html);
  return storedHtml(editor.getHTML());
}

describe('loaded HTML', () => {
  it.each(htmlSamples)('is saved as it was: %s', (html) => {
    expect(passed(html)).toBe(html);
  });

  it('covers every tag and attribute of the policy', () => {
    const all = htmlSamples.join('');
    const { tags, attributes } = htmlPolicy;
    const others = new Set(['b', 'i']);
    expect(tags.filter((tag) => !others.has(tag) && !all.includes(`<${tag}`))).toEqual([]);
    const named = Object.entries(attributes).flatMap(([tag, names]) =>
      names.map((name) => [tag, name] as const),
    );
    const missing = named.filter(
      ([tag, name]) =>
        !new RegExp(`<${tag} [^>]*${name}="`).test(all) && !(tag === 'th' && name.endsWith('span')),
    );
    expect(missing).toEqual([]);
  });

  it('means the same after saving, whatever the policy allows', () => {
    fc.assert(
      fc.property(policyHtml, (html) => {
        const saved = keptHtml(editor.schema, html);
        expect(meaningOf(saved)).toEqual(meaningOf(html));
        expect(forbiddenParts(saved)).toEqual([]);
        expect(keptHtml(editor.schema, saved)).toBe(saved);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['<b>a</b>', '<i>a</i>'])('keeps the emphasis of %s', (html) => {
    expect(meaningOf(passed(`<p>${html}</p>`))).toEqual(meaningOf(`<p>${html}</p>`));
  });

  it('is empty if it shows nothing', () => {
    expect(passed('<p></p>')).toBe('');
    expect(passed('<p> </p><p><br></p>')).toBe('');
    expect(isEmptyHtml(passed('<p><img src="/a.webp"></p>'))).toBe(false);
  });

  it.each(htmlAttacks)('leaves nothing forbidden of %s', (attack) => {
    expect(forbiddenParts(passed(attack))).toEqual([]);
  });
});
