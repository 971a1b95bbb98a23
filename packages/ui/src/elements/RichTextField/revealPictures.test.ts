// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { revealPictures } from './revealPictures.ts';

function revealed(html: string): (string | null)[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  revealPictures(body);
  return [...body.querySelectorAll('img')].map((image) => image.getAttribute('src'));
}

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

test.each([
  ['a plain picture', '<img src="https://a.example/1.jpg">', ['https://a.example/1.jpg']],
  [
    'a list of sizes alone',
    '<img srcset="https://a.example/s.jpg 320w, https://a.example/l.jpg 1280w">',
    ['https://a.example/l.jpg'],
  ],
  [
    'an address for later',
    `<img src="${dot}" data-src="https://a.example/1.jpg">`,
    ['https://a.example/1.jpg'],
  ],
  [
    'a picture with sources',
    '<picture><source srcset="//a.example/1.avif 2x"><img alt="x"></picture>',
    ['//a.example/1.avif'],
  ],
  [
    'a picture without an image',
    '<picture><source srcset="https://a.example/1.webp"></picture>',
    ['https://a.example/1.webp'],
  ],
  [
    'a picture with its own address',
    '<picture><source srcset="/b.webp"><img src="/a.jpg"></picture>',
    ['/a.jpg'],
  ],
  [
    'a background',
    `<div style="color: red; background: url('https://a.example/b.png') no-repeat">x</div>`,
    ['https://a.example/b.png'],
  ],
  [
    'a background in quotes',
    '<p style="background-image:url(&quot;https://a.example/(1).png&quot;)">x</p>',
    ['https://a.example/(1).png'],
  ],
  [
    'a background of a table',
    '<table background="https://a.example/t.png"><tr><td>x</td></tr></table>',
    ['https://a.example/t.png'],
  ],
  [
    'a picture in a drawing',
    '<svg><image href="https://a.example/v.png"/></svg>',
    ['https://a.example/v.png'],
  ],
  [
    'an object',
    '<object type="image/png" data="https://a.example/o.png"></object>',
    ['https://a.example/o.png'],
  ],
  ['no picture', '<p style="color: red">x</p><object data="x.pdf"></object>', []],
])('%s is made a picture', (_what, html, addresses) => {
  expect(revealed(html)).toEqual(addresses);
});
