import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { htmlText, mapHtml } from './html.ts';
import { isEmptyHtml } from './isEmptyHtml.ts';
import { isAllowedAttribute, isAllowedValue } from './htmlPolicy.ts';

test.each(['', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>\n', '<ul><li></li></ul>'])(
  '"%s" is empty',
  (html) => {
    expect(isEmptyHtml(html)).toBe(true);
  },
);

test.each(['a', '<p>a</p>', '<img src="a">', '<p><img src="a"></p>', '<hr>'])('"%s" is not empty', (html) => {
  expect(isEmptyHtml(html)).toBe(false);
});

describe('mapping the HTML of a value', () => {
  const html = htmlText();
  const shape = z.object({
    title: z.string(),
    body: html,
    maybe: html.optional(),
    none: html.nullable(),
    list: z.array(z.object({ text: html })),
    fixed: z.string().pipe(html),
  });

  test('only reaches marked texts, at any depth', () => {
    const value = { title: 'a', body: 'b', maybe: 'c', none: null, list: [{ text: 'd' }], fixed: 'e' };
    expect(mapHtml(shape, value, (text) => text.toUpperCase())).toEqual({
      title: 'a',
      body: 'B',
      maybe: 'C',
      none: null,
      list: [{ text: 'D' }],
      fixed: 'E',
    });
  });

  test('adds no key that was absent and leaves the given value alone', () => {
    const value = { title: 'a', body: 'b', none: null, list: [], fixed: 'e' };
    const mapped = mapHtml(shape, value, (text) => text.toUpperCase());
    expect(mapped).not.toHaveProperty('maybe');
    expect(value.body).toBe('b');
  });

  test('gives the path of each text', () => {
    const value = { title: 'a', body: 'b', none: null, list: [{ text: 'c' }, { text: 'd' }], fixed: 'e' };
    const fields: string[] = [];
    mapHtml(shape, value, (text, field) => {
      fields.push(field);
      return text;
    });
    expect(fields).toEqual(['body', 'list.0.text', 'list.1.text', 'fixed']);
  });

  test('reaches a refined text, as drafts have it', () => {
    const draft = z.object({ body: htmlText().refine((text) => text !== '') });
    expect(mapHtml(draft, { body: 'b' }, (text) => text.toUpperCase())).toEqual({ body: 'B' });
  });
});

describe('the policy', () => {
  test('keeps attributes by tag', () => {
    expect(isAllowedAttribute('a', 'href')).toBe(true);
    expect(isAllowedAttribute('img', 'href')).toBe(false);
    expect(isAllowedAttribute('p', 'style')).toBe(false);
    expect(isAllowedAttribute('constructor', 'name')).toBe(false);
  });

  test.each([
    '/a',
    'a/b',
    '#a',
    '?a=b:c',
    '//cdn.example/a',
    'https://a.example',
    'HTTP://a',
    'mailto:a@b.example',
    'tel:+90',
  ])('lets links go to %s', (address) => {
    expect(isAllowedValue('href', address)).toBe(true);
  });

  test.each([
    'javascript:x',
    'JaVaScript:x',
    ' javascript:x',
    'java\tscript:x',
    '\u0001javascript:x',
    'data:x',
    'vbscript:x',
    'blob:x',
  ])('does not let links go to %j', (address) => {
    expect(isAllowedValue('href', address)).toBe(false);
  });
});
