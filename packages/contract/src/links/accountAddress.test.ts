import { expect, test } from 'vitest';
import { accountAddress, fullAddress, personAddress } from './accountAddress.ts';
import { limits } from '../limits.ts';

test.each([
  ['instagram', '@yildizinsaat', 'https://www.instagram.com/yildizinsaat'],
  ['youtube', ' @yildiz.insaat ', 'https://www.youtube.com/@yildiz.insaat'],
  ['linkedin', '@yildiz-insaat', 'https://www.linkedin.com/company/yildiz-insaat'],
  ['twitter', '@yildiz', 'https://x.com/yildiz'],
  ['facebook', 'facebook.com/yildizinsaat', 'https://facebook.com/yildizinsaat'],
  ['facebook', 'www.facebook.com/yildizinsaat?ref=a', 'https://www.facebook.com/yildizinsaat?ref=a'],
  ['facebook', '//facebook.com/yildiz', 'https://facebook.com/yildiz'],
  ['facebook', 'https://fb.com/yildiz', 'https://fb.com/yildiz'],
  ['facebook', 'http://fb.com/yildiz', 'http://fb.com/yildiz'],
  ['facebook', '', ''],
] as const)('on %s %j is %s', (network, typed, address) => {
  expect(accountAddress(network, typed)).toBe(address);
});

test.each(['javascript:alert(1)', 'yildiz', '@', '@a b', 'mailto:a@b.co', 'localhost'])(
  '%j is unchanged, for the form to refuse',
  (typed) => {
    expect(accountAddress('instagram', typed)).toBe(typed);
  },
);

test('a person’s account has another address on LinkedIn, by name only', () => {
  expect(personAddress('linkedin', '@elif')).toBe('https://www.linkedin.com/in/elif');
  expect(personAddress('linkedin', 'linkedin.com/company/a')).toBe('https://linkedin.com/company/a');
  expect(personAddress('instagram', '@elif')).toBe('https://www.instagram.com/elif');
});

test('a text longer than an address is not parsed', () => {
  const long = `${'a.'.repeat(limits.addressCharacters)}com`;
  expect(fullAddress(long)).toBe(long);
});
