// @vitest-environment jsdom
import { forbiddenParts, htmlAttacks } from '@vitrin/contract/testing/htmlAttacks';
import { htmlSamples } from '@vitrin/contract/testing/htmlSamples';
import { expect, test } from 'vitest';
import { createHtmlCleaner } from './cleanHtml.ts';

const cleanHtml = createHtmlCleaner(window);

test.each(htmlAttacks)('nothing forbidden is left of %s', (attack) => {
  const cleaned = cleanHtml(attack);
  expect(forbiddenParts(cleaned)).toEqual([]);
  expect(cleanHtml(cleaned)).toBe(cleaned);
});

test.each(htmlSamples)('what the panel writes stays as it is: %s', (html) => {
  expect(cleanHtml(html)).toBe(html);
});
