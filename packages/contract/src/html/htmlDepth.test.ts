import { describe, expect, test } from 'vitest';
import { htmlText } from './html.ts';
import { isDeeperThan } from './htmlDepth.ts';
import { limits } from '../limits.ts';
import { htmlSamples } from '../testing/htmlSamples.ts';

/** How many tags of a text are open at once. */
const depthOf = (html: string): number => {
  let depth = 0;
  while (isDeeperThan(depth, html)) depth += 1;
  return depth;
};

test.each([
  ['', 0],
  ['a<br>b<img src="x"><hr>', 0],
  ['<p>a</p><p>b</p>', 1],
  ['<ul><li><p><b>a</b></p></li></ul>', 4],
  ['<b><i><b>a', 3],
  ['<b><i></b>a<u>', 2],
  ['</b></i><b>a', 1],
  ['<!-- <b><b> --><b>a', 1],
  ['<p>a<p>b<p>c', 1],
  ['<ul><li>a<li>b<ul><li>c</ul><li>d</ul>', 4],
  ['<table><tr><td>a<td>b<tr><th>c<td><p>d<tr><td>e</table>', 4],
  ['<table><thead><tr><th>a<tbody><tr><td>b', 4],
])('%j is %i deep', (html, depth) => {
  expect(depthOf(html)).toBe(depth);
});

const nested = (depth: number) => '<ul><li>'.repeat(depth / 2) + '</li></ul>'.repeat(depth / 2);

const problemOf = (html: string) => htmlText().safeParse(html).error?.issues[0]?.message;

describe('an HTML text that comes in', () => {
  test.each(htmlSamples)('may be %s', (html) => {
    expect(problemOf(html)).toBeUndefined();
  });

  test('may nest as deep as the limit, and no deeper', () => {
    expect(problemOf(nested(limits.htmlDepth))).toBeUndefined();
    expect(problemOf(nested(limits.htmlDepth + 2))).toBe('At most 100 tags within one another');
  });

  test('may hold as many tags as the limit, and no more', () => {
    expect(problemOf('<br>'.repeat(limits.htmlTags))).toBeUndefined();
    expect(problemOf('<br>'.repeat(limits.htmlTags + 1))).toBe('At most 20000 tags');
    expect(problemOf('<'.repeat(limits.htmlTags + 1))).toBe('At most 20000 tags');
  });
});
