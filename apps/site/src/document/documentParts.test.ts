// @vitest-environment jsdom
import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StructuredData } from '../head.tsx';
import { jsonForScript, readDocumentParts } from './documentParts.ts';
import { partIds } from './partIds.ts';

it('cannot be ended from inside and keeps its meaning', () => {
  const data = { html: '</script><!-- <script>&\u2028', nested: ['ğ', null] };
  const json = jsonForScript(data);
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual(data);
});

/** Texts with terminators of scripts, starts of comments and lone surrogates, among other characters. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '</script',
        '</SCRIPT >',
        '<script>',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '&lt;/script&gt;',
        '\\u003c',
        '\u2028',
        '\u2029',
        '\ud800',
        '\udc00',
        '\0',
        '\r\n',
        '\ufeff',
        '"',
        "'",
        '\\',
        '`',
        '$&',
        '__proto__',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const hostileData = fc.object({ key: hostileText, values: [hostileText], withNullPrototype: false });

it('no text ends the block from which the browser reads a page’s data', () => {
  fc.assert(
    fc.property(hostileData, (data) => {
      const json = jsonForScript(data);
      const block = createElement('script', {
        id: partIds.data,
        type: 'application/json',
        dangerouslySetInnerHTML: { __html: json },
      });
      const page = new DOMParser().parseFromString(
        renderToStaticMarkup(createElement('main', null, block, createElement('i'))),
        'text/html',
      );
      expect(page.querySelector('main')?.children).toHaveLength(2);
      expect(readDocumentParts(page).hydrationJson).toBe(json);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});

it('no text ends the block that search engines read', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (name, description) => {
      const data = { '@context': 'https://schema.org', '@type': 'Thing', name, description } as const;
      const html = renderToStaticMarkup(
        createElement('main', null, createElement(StructuredData, { data }), createElement('i')),
      );
      const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
      expect(main?.children).toHaveLength(2);
      expect(JSON.parse(main?.firstElementChild?.textContent ?? '')).toEqual(data);
    }),
  );
});
