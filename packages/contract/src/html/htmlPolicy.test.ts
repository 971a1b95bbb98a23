import { describe, expect, test } from 'vitest';
import { htmlPolicy, isAllowedAttribute, isAllowedValue } from './htmlPolicy.ts';

/**
 * Sanitisers follow the policy, and their tests find what it forbids with it. What it must never allow is written here
 * a second time, so that a line too many in it is noticed.
 */
describe('the policy of marked texts', () => {
  const dangerous = [
    'style',
    'class',
    'id',
    'name',
    'srcset',
    'srcdoc',
    'background',
    'target',
    'ping',
    'formaction',
    'xlink:href',
    'is',
    'slot',
    'tabindex',
    'contenteditable',
    'onclick',
    'onerror',
    'onload',
  ];

  test.each(htmlPolicy.tags)('%s can be given no style, name or code', (tag) => {
    expect(dangerous.filter((attribute) => isAllowedAttribute(tag, attribute))).toEqual([]);
  });

  test.each(['href', 'src', 'data', 'action', 'cite', 'poster', 'data-video'])(
    '%s is allowed only where its addresses are checked',
    (attribute) => {
      const allowed = htmlPolicy.tags.filter((tag) => isAllowedAttribute(tag, attribute));
      const isChecked = !isAllowedValue(attribute, 'javascript:alert(1)');
      expect(isChecked || allowed.length === 0).toBe(true);
    },
  );

  test('nothing that runs, loads or takes over a page is a tag', () => {
    const tags: readonly string[] = htmlPolicy.tags;
    const code = ['script', 'style', 'link', 'meta', 'base', 'template', 'slot', 'noscript', 'title'];
    const files = ['iframe', 'frame', 'object', 'embed', 'portal', 'svg', 'math', 'video', 'audio', 'source'];
    const controls = ['form', 'input', 'button', 'select', 'textarea', 'dialog', 'details', 'div', 'span'];
    const active = [...code, ...files, ...controls];
    expect(active.filter((tag) => tags.includes(tag))).toEqual([]);
  });
});
