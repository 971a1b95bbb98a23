// @vitest-environment jsdom
import { growthOf, linearGrowth, repeated } from '@vitrin/contract/testing/growth';
import { forbiddenParts, htmlAttacks } from '@vitrin/contract/testing/htmlAttacks';
import { htmlSamples } from '@vitrin/contract/testing/htmlSamples';
import { linkedPictures } from '@vitrin/contract/testing/linkedPictures';
import { expect, test } from 'vitest';
import { createHtmlCleaner } from './createHtmlCleaner.ts';

const cleanHtml = createHtmlCleaner(window);

test.each(htmlAttacks)('nothing forbidden is left of %s', (attack) => {
  const cleaned = cleanHtml(attack);
  expect(forbiddenParts(cleaned)).toEqual([]);
  expect(cleanHtml(cleaned)).toBe(cleaned);
});

test.each(linkedPictures)('a link replaces a picture that pages cannot show: %s', (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned);
  expect(cleanHtml(cleaned)).toBe(cleaned);
});

test.each(htmlSamples)('what the panel writes is unchanged: %s', (html) => {
  expect(cleanHtml(html)).toBe(html);
});

test.each(['<b>', '<font>', '<ul><li>', '<div>', '<svg>'])(
  'of 60,000 nested %s only the words stay',
  (tag) => {
    expect(cleanHtml(`${tag.repeat(60_000)}Taş &amp; <i>toprak &lt;b>`)).toBe('Taş &amp; toprak &lt;b&gt;');
    expect(growthOf(cleanHtml, repeated(tag, 'x', 'x'), 8_000)).toBeLessThan(linearGrowth);
  },
);
