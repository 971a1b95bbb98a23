import { expect, it } from 'vitest';
import { nodesOf } from '../splitStyles.ts';

it('lists the classes that a selector requires, without exclusions and alternatives', () => {
  expect(nodesOf('.a .b:not(.c):is(.d,.e)>p{color:red;margin:0}')).toEqual([
    {
      selectors: [{ text: '.a .b:not(.c):is(.d,.e)>p', classes: ['a', 'b'] }],
      body: 'color:red;margin:0',
    },
  ]);
});

it('drops pointer states, and keeps the other selectors of their rules', () => {
  expect(nodesOf('.a:hover,.a:focus-visible{color:red}.b:active{color:red}')).toEqual([
    { selectors: [{ text: '.a:focus-visible', classes: ['a'] }], body: 'color:red' },
  ]);
});

it('drops styles for print or for pages without scripts, which link the whole sheets', () => {
  const css =
    '@media print{.a{color:red}}@media (scripting:none) and (width<=1px){.a{color:red}}@media (scripting:enabled){.b{color:red}}';
  expect(nodesOf(css)).toMatchObject([{ within: '@media (scripting:enabled)' }]);
});

it('keeps layers, conditions, keyframes, fonts and statements unchanged', () => {
  const css =
    '@layer reset,elements;@font-face{font-family:A;src:url(/a.woff2)}@layer elements{@media (width>=720px){.a{color:red}}@keyframes b{to{opacity:0}}}';
  expect(nodesOf(css)).toEqual([
    { text: '@layer reset,elements;' },
    { text: '@font-face{font-family:A;src:url(/a.woff2)}' },
    {
      within: '@layer elements',
      nodes: [
        {
          within: '@media (width>=720px)',
          nodes: [{ selectors: [{ text: '.a', classes: ['a'] }], body: 'color:red' }],
        },
        { keyframes: 'b', text: '@keyframes b{to{opacity:0}}' },
      ],
    },
  ]);
});
