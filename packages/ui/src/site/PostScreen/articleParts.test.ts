import { expect, it } from 'vitest';
import { articleParts } from './articleParts.ts';

it.each([
  ['<p>Giriş</p>', '<p>Gövde</p>', ['<p>Giriş</p>', '<p>Gövde</p>']],
  ['<p>Aynı</p>', '<p>Aynı</p>\n', ['<p>Aynı</p>']],
  ['', '<p>Gövde</p>', ['<p>Gövde</p>']],
  ['<p></p>', '<p>Gövde</p>', ['<p>Gövde</p>']],
  ['<p>Giriş</p>', '<p>&nbsp;</p>', ['<p>Giriş</p>']],
  [
    '<p><img src="/a.webp" alt=""></p>',
    '<p>Gövde</p>',
    ['<p><img src="/a.webp" alt=""></p>', '<p>Gövde</p>'],
  ],
  ['', '', []],
])('shows %j and %j as %j', (content, details, shown) => {
  expect(articleParts({ content, details })).toEqual(shown);
});
