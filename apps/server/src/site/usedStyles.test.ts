import type { StyleNode } from '@vitrin/contract/rendering/styleNodes';
import { expect, it } from 'vitest';
import { classesIn, usedStyles } from './usedStyles.ts';

const rule = (text: string, classes: readonly string[], body = 'color:red'): StyleNode => ({
  selectors: [{ text, classes }],
  body,
});

it('takes the rules whose classes are on the page, and those without classes, in the order of the sheets', () => {
  const sheets = [[rule('p', []), rule('.a', ['a']), rule('.gone', ['gone'])], [rule('.b .a', ['b', 'a'])]];
  expect(usedStyles(sheets, classesIn('<p class="b x"><i class="a">'))).toBe(
    'p{color:red}.a{color:red}.b .a{color:red}',
  );
});

it('takes only the selectors of a rule that match the page', () => {
  const both: StyleNode = {
    selectors: [
      { text: '.a', classes: ['a'] },
      { text: '.c', classes: ['c'] },
    ],
    body: 'margin:0',
  };
  expect(usedStyles([[both]], classesIn('<p class="c">'))).toBe('.c{margin:0}');
});

it('leaves out layers and conditions that end up empty', () => {
  const nested: StyleNode = {
    within: '@layer screens',
    nodes: [{ within: '@media print', nodes: [rule('.gone', ['gone'])] }, rule('.a', ['a'])],
  };
  expect(usedStyles([[nested]], classesIn('<p class="a">'))).toBe('@layer screens{.a{color:red}}');
  expect(usedStyles([[nested]], classesIn('<p class="b">'))).toBe('');
});

it('takes keyframes that a remaining rule refers to', () => {
  const sheet: StyleNode[] = [
    { keyframes: 'x1', text: '@keyframes x1{}' },
    { keyframes: 'x2', text: '@keyframes x2{}' },
    rule('.a', ['a'], 'animation:5s x1'),
    rule('.gone', ['gone'], 'animation:5s x2'),
  ];
  expect(usedStyles([sheet], classesIn('<p class="a">'))).toBe('.a{animation:5s x1}@keyframes x1{}');
});

it('is not fooled by classes mentioned in text', () => {
  expect(usedStyles([[rule('.a', ['a'])]], classesIn('<p>class="a"</p><p data-class="a">'))).toBe('');
});
