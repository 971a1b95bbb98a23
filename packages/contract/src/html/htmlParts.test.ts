// @vitest-environment jsdom
import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlParts } from './htmlParts.ts';
import { htmlSamples } from '../testing/htmlSamples.ts';

const namesIn = (html: string): string[] =>
  [...htmlParts(html)].map((part) =>
    part.kind === 'text' ? part.html : `${part.closing ? '/' : ''}${part.name || 'comment'}`,
  );

/** The texts of the document that a browser parses from the same HTML. */
function textInBrowser(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.textContent;
}

describe('pieces of HTML', () => {
  test.each([
    ['<p>Bir <B>iki</B></p>', ['p', 'Bir ', 'b', 'iki', '/b', '/p']],
    ['a < b', ['a < b']],
    ['<a title="1 > 0" href=x>y', ['a', 'y']],
    ["<a title='\"'>y", ['a', 'y']],
    ['<a b"c>y', ['a', 'y']],
    ['<a =">y', ['a', 'y']],
    ['x<!-- <b> -->y<!-->z<!doctype html>', ['x', 'comment', 'y', 'comment', 'z', 'comment']],
    ['x<br/>', ['x', 'br']],
    ['x<b', ['x']],
    ['x<!-- <b>', ['x']],
    ['x<a href="', ['x']],
    ['x</', ['x</']],
    ['', []],
  ])('%j', (html, expected) => {
    expect(namesIn(html)).toEqual(expected);
  });

  test.each(htmlSamples)('of %s cover all of it', (html) => {
    expect([...htmlParts(html)].map((part) => part.html).join('')).toBe(html);
  });

  test('hold the text that a browser shows, whatever is written', () => {
    const pieces = [
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      '!',
      '-',
      ' ',
      '\n',
      'a',
      'b',
      '<b>',
      '</b>',
      '<b a="',
      '<!--',
    ];
    assert(
      property(array(constantFrom(...pieces, '-->', '--!>', "<b a='", '<?', '</')), (written) => {
        const html = written.join('');
        const texts = [...htmlParts(html)].filter(({ kind }) => kind === 'text');
        expect(texts.map((part) => part.html).join('')).toBe(textInBrowser(html));
      }),
      { numRuns: 2_000 },
    );
  });

  test('of a text without a "<" are the text', () => {
    assert(
      property(string({ minLength: 1 }), (written) => {
        const text = written.replaceAll('<', '');
        expect([...htmlParts(text)].map((part) => part.html).join('')).toBe(text);
      }),
    );
  });
});
