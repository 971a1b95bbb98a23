import { expect, test } from 'vitest';
import { forbiddenParts, htmlAttacks } from './htmlAttacks.ts';

/** Attacks on sanitisers that decode too much or split a text wrongly: to a browser they are harmless. */
const harmless = new Set([
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<img alt="<x" title="/><img src=x onerror=alert(1)>">',
  '<a href="https://a.example/?q=<script>alert(1)</script>">x</a>',
]);

test.each(htmlAttacks.filter((attack) => !harmless.has(attack)))('%s is recognised', (attack) => {
  expect(forbiddenParts(attack)).not.toEqual([]);
});

test.each([
  '<h2>Bir</h2><p><strong>iki</strong> <a href="/uc" title="t">üç</a></p>',
  '<img src="/api/images/a.webp" alt="1 > 0" />',
  'a &lt; b &amp; <br> c',
])('%s may be shown', (html) => {
  expect(forbiddenParts(html)).toEqual([]);
});
