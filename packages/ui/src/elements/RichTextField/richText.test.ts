import { describe, expect, it } from 'vitest';
import { completeAddress, isLinkAddress } from './richText.ts';

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

describe('completeAddress', () => {
  it.each([
    'www.example.com',
    'example.com.tr/bir?a=b#c',
    'taş-çatı.com.tr',
    'example.com:8080',
    'example.com/liste.pdf',
  ])('completes %s', (written) => {
    expect(completeAddress(written)).toBe(`https://${written}`);
    expect(isLinkAddress(completeAddress(written))).toBe(true);
  });

  it.each([
    'https://example.com',
    'mailto:biz@example.com',
    'biz@example.com',
    'tel:0232.000',
    '/www.example.com',
    '#example.com',
    'liste.pdf',
    'Sayfa.html#ust',
    'example',
    'a.b',
    'www.example.com ve',
    'javascript:alert(a.com)',
  ])('leaves %s', (written) => {
    expect(completeAddress(written)).toBe(written);
  });
});
