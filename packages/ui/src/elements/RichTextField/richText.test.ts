import { describe, expect, it } from 'vitest';
import { isLinkAddress } from './richText.ts';

describe('isLinkAddress', () => {
  it.each([
    'https://example.com',
    'http://example.com/a?b=c#d',
    'mailto:biz@example.com',
    'tel:+90 232 000 00 00',
    '/iletisim',
    '#top',
  ])('takes %s', (address) => {
    expect(isLinkAddress(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    'example.com',
    'https://',
    'https://a b.com',
    '',
  ])('refuses "%s"', (address) => {
    expect(isLinkAddress(address)).toBe(false);
  });
});
