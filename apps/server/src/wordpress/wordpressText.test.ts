import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../http/input/cleanHtml.ts';
import { picturesIn, wordpressText } from './wordpressText.ts';

/** A converted text after sanitising; pictures are represented by their number or the end of their address. */
function written(text: string, gallery: readonly string[] = []): string {
  const { html } = wordpressText(text, {
    gallery,
    picture: ({ src, id }) =>
      src.includes('missing')
        ? undefined
        : { address: `/api/images/${id || src.split('/').at(-1)}`, alt: 'kayıtlı' },
    link: (href) => href.replace('https://eski.example/bir/', '/blog/bir'),
    isOfPicture: (href) => href.endsWith('.jpg'),
  });
  return cleanHtml(html).replaceAll(' />', '>');
}

const leftOf = (text: string): readonly string[] =>
  wordpressText(text, {
    gallery: [],
    picture: () => undefined,
    link: (href) => href,
    isOfPicture: () => false,
  }).left;

describe('the classic editor', () => {
  test.each([
    [
      'blank lines part paragraphs, lines break',
      'Bir\niki\r\n\r\nüç\n \ndört',
      '<p>Bir<br>iki</p><p>üç</p><p>dört</p>',
    ],
    ['a break that is there stays one', 'Bir<br />\niki', '<p>Bir<br>iki</p>'],
    [
      'blocks stand between paragraphs',
      'Bir\n<h1>Baş</h1>\niki\n<hr>üç',
      '<p>Bir</p><h2>Baş</h2><p>iki</p><hr><p>üç</p>',
    ],
    ['lists and tables have none', '<ul>\n<li>a\n\nb</li>\n</ul>', '<ul>\n<li>a\n\nb</li>\n</ul>'],
    [
      'quotes have them',
      '<blockquote>Bir\n\niki</blockquote>',
      '<blockquote><p>Bir</p><p>iki</p></blockquote>',
    ],
    ['lines of code stay', '<pre>a\n\n  b</pre>', '<pre>a\n\n  b</pre>'],
    ['boxes are taken away', '<div class="x"><div>Bir</div>iki</div>', '<p>Bir</p><p>iki</p>'],
    ['empty paragraphs go', '<p>&nbsp;</p>\n\nBir', '<p>Bir</p>'],
    ['older tags get their successors', '<h6>Alt</h6><strike>x</strike>', '<h4>Alt</h4><p><s>x</s></p>'],
    [
      'links lead to the new address',
      '<a href="https://eski.example/bir/" target="_blank">bir</a>',
      '<p><a href="/blog/bir">bir</a></p>',
    ],
  ])('%s', (_what, text, html) => {
    expect(written(text)).toBe(html);
  });
});

test('blocks lose their comments, and nothing else', () => {
  const text = `<!-- wp:paragraph -->
<p>Bir
satır</p>
<!-- /wp:paragraph -->

<!-- wp:columns --><div><div><!-- wp:heading --><h3>Alt</h3><!-- /wp:heading --></div></div><!-- /wp:columns -->
<!-- wp:latest-posts {"postsToShow":3} /-->`;
  expect(written(text)).toBe('<p>Bir\nsatır</p><h3>Alt</h3>');
  expect(leftOf(text)).toEqual(['the block “latest-posts”']);
});

const figure = (caption = '', size = '') =>
  `<figure${size}><img src="/api/images/7" alt="Avlu">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

describe('pictures', () => {
  const image = '<img class="wp-image-7 size-large" src="https://eski.example/a-300x200.jpg" alt="Avlu">';
  test.each([
    ['one in a line of its own', `Bir\n\n${image}\n\niki`, `<p>Bir</p>${figure()}<p>iki</p>`],
    ['one that leads to its file', `<a href="https://eski.example/a.jpg">${image}</a>`, figure()],
    [
      'one with a caption',
      `[caption id="x" align="alignright" width="300"]${image} Bir <em>söz</em>[/caption]`,
      figure('Bir <em>söz</em>', ' data-size="half"'),
    ],
    ['an older caption', `[wp_caption caption='Söz']${image}[/wp_caption]`, figure('Söz')],
    [
      'a block',
      `<!-- wp:image --><figure class="wp-block-image alignwide">${image}<figcaption>Söz</figcaption></figure><!-- /wp:image -->`,
      figure('Söz', ' data-size="wide"'),
    ],
    [
      'a gallery of blocks',
      `<!-- wp:gallery --><figure class="wp-block-gallery"><ul><li><figure>${image}</figure></li><li><figure>${image}</figure></li></ul></figure><!-- /wp:gallery -->`,
      figure() + figure(),
    ],
    ['a smiley', 'Bir <img class="wp-smiley" src="x.gif" alt=":)">', '<p>Bir :)</p>'],
    ['one that is missing', 'Bir <img src="missing.jpg"> iki', '<p>Bir  iki</p>'],
  ])('%s', (_what, text, html) => {
    expect(written(text)).toBe(html);
  });

  test('of galleries are those that they list, or those of the entry', () => {
    expect(written('[gallery ids="3, 4" columns="2"]')).toBe(
      '<figure><img src="/api/images/3" alt="kayıtlı"></figure><figure><img src="/api/images/4" alt="kayıtlı"></figure>',
    );
    expect(picturesIn('[gallery]', ['8', '9'])).toEqual([
      { src: '', id: '8' },
      { src: '', id: '9' },
    ]);
  });
});

const file = (name: string) => `https://eski.example/${name}`;
const link = (name: string) => `<p><a href="${file(name)}">${file(name)}</a></p>`;
const instead = (what: string, name: string) => `${what}; a link to ${file(name)} stands in its place`;

describe('embedded pages', () => {
  const page = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const video = `<figure data-video="${page}"><a href="${page}">${page}</a></figure>`;
  test.each([
    ['an address in a line', `Bir\n\nhttps://youtu.be/dQw4w9WgXcQ\n\niki`, `<p>Bir</p>${video}<p>iki</p>`],
    ['a frame', '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>', video],
    ['a shortcode', `[embed width="5"]${page}[/embed]`, video],
    ['a number', '[youtube dQw4w9WgXcQ]', video],
    [
      'a block',
      `<!-- wp:embed {"url":"${page}"} --><figure class="wp-block-embed"><div>\n${page}\n</div></figure><!-- /wp:embed -->`,
      video,
    ],
    [
      'another page',
      'https://ornek.example/a?b=1&amp;c=2',
      '<p><a href="https://ornek.example/a?b=1&amp;c=2">https://ornek.example/a?b=1&amp;c=2</a></p>',
    ],
  ])('%s', (_what, text, html) => {
    expect(written(text)).toBe(html);
  });

  test.each([
    ['a video', `<video src="${file('a.mp4')}"></video>`, link('a.mp4'), [instead('a video file', 'a.mp4')]],
    [
      'a video with several files',
      `<video controls><source src="${file('a.mp4')}"><source src="${file('a.webm')}"></video>`,
      link('a.mp4'),
      [instead('a video file', 'a.mp4')],
    ],
    [
      'a sound',
      `<audio><source src="${file('a.mp3')}" /></audio>`,
      link('a.mp3'),
      [instead('a sound file', 'a.mp3')],
    ],
    ['an object', `<embed src="${file('a.swf')}">`, link('a.swf'), [instead('a plug-in object', 'a.swf')]],
    ['a video without a file', 'Bir<video><source></video>', '<p>Bir</p>', ['a video file']],
    ['one without an end', 'Bir<audio>', '<p>Bir</p>', ['a sound file']],
    [
      'words for browsers without sounds',
      `<p>Bir</p><audio><source src="${file('a.mp3')}">Desteklenmiyor.<p><img src="/a.png"></p></audio><p>iki</p>`,
      `<p>Bir</p>${link('a.mp3')}<p>iki</p>`,
      [instead('a sound file', 'a.mp3')],
    ],
    [
      'words for browsers without frames',
      `<iframe src="${file('form')}">Yükleniyor <b…</iframe>iki<iframe src="${file('b')}">`,
      `${link('form')}<p>iki</p>${link('b')}`,
      [instead('a frame', 'form'), instead('a frame', 'b')],
    ],
    [
      'what follows one without an end',
      `<video src="${file('a.mp4')}"><p>Bir</p>`,
      `${link('a.mp4')}<p>Bir</p>`,
      [instead('a video file', 'a.mp4')],
    ],
    ['an address within the site', '<video src="/a.mp4"></video>', '', ['a video file, /a.mp4']],
    ['a source of nothing', 'Bir<source src="a.mp4">', '<p>Bir</p>', []],
  ])('unsupported files and frames become links, which are reported: %s', (_what, text, html, left) => {
    expect(written(text)).toBe(html);
    expect(leftOf(text)).toEqual(left);
  });
});

describe('elements that are removed', () => {
  test.each([
    [
      'a script that compares numbers',
      'Bir <script>for (i=0;i<n;i++) "</b>"</SCRIPT >iki',
      '<p>Bir iki</p>',
      ['a script'],
    ],
    [
      'several of them',
      '<style>a<b</style>Bir<textarea><p>x</textarea> iki<script src="x"></script>',
      '<p>Bir iki</p>',
      ['a form field', 'a script'],
    ],
    ['a drawing', 'Bir <svg><title>x</title><path d="M0"/></svg>iki', '<p>Bir iki</p>', ['a drawing (svg)']],
    [
      'a script without an end',
      'Bir<script>a</scripts>iki',
      '<p>Bir</p>',
      ['a script', 'what follows <script>, which has no end'],
    ],
    ['a style without an end', 'Bir<style>a', '<p>Bir</p>', ['what follows <style>, which has no end']],
    [
      'a tag without an end',
      'Bir<a href="x>iki',
      '<p>Bir</p>',
      ['what follows “<a href="x>iki”, which has no end'],
    ],
  ])('%s', (_what, text, html, left) => {
    expect(written(text)).toBe(html);
    expect(leftOf(text)).toEqual(left);
  });
});

describe('shortcodes', () => {
  test.each([
    [
      'of plugins go, and what they enclose stays',
      '[vc_row width="1"]Bir[/vc_row] [contact-form-7 id="5"]',
      '<p>Bir</p>',
      ['vc_row', 'contact-form-7'],
    ],
    [
      'words in brackets stay',
      'Bir [1] [sic] [a-z0-9-] [YENİ] [/x]',
      '<p>Bir [1] [sic] [a-z0-9-] [YENİ] [/x]</p>',
      [],
    ],
    ['doubled brackets speak of one', '[[gallery]]', '<p>[gallery]</p>', []],
    [
      'code stays as it is',
      '[sourcecode language="php"]<?php if ($a[0] < 1) [b-c]; ?>[/sourcecode]',
      '<pre>&lt;?php if ($a[0] &lt; 1) [b-c]; ?&gt;</pre>',
      [],
    ],
  ])('%s', (_what, text, html, names) => {
    expect(written(text)).toBe(html);
    expect(leftOf(text)).toEqual(names.map((name) => `the shortcode [${name}]`));
  });
});

// Quadratic work would take many times as long as the test may.
test('malicious texts of 300,000 characters are converted', () => {
  const texts = [
    '[',
    '[a-b ',
    '[aa-bb]',
    '<',
    '<figure>',
    '<a ',
    '\n',
    ' ',
    '<img ',
    '<blockquote>',
    '&#',
    '[caption]<img ',
    '<script></script>',
    '<script>',
    '<video>',
    '<iframe></iframe>',
  ];
  const lengths = texts.map(
    (text) =>
      wordpressText(text.repeat(Math.ceil(300_000 / text.length)), {
        gallery: [],
        picture: () => undefined,
        link: (href) => href,
        isOfPicture: () => false,
      }).html.length,
  );
  // Signs become entities of up to five letters.
  expect(Math.max(...lengths)).toBeLessThan(5 * 300_000);
});
