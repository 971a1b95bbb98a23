// @vitest-environment jsdom
import { forbiddenParts, htmlAttacks } from '@vitrin/contract/testing/htmlAttacks';
import { expect, test } from 'vitest';
import { createHtmlCleaner } from './cleanHtml.ts';

const cleanHtml = createHtmlCleaner(window);

test.each(htmlAttacks)('nothing forbidden is left of %s', (attack) => {
  const cleaned = cleanHtml(attack);
  expect(forbiddenParts(cleaned)).toEqual([]);
  expect(cleanHtml(cleaned)).toBe(cleaned);
});
