import { describe, expect, test } from 'vitest';
import { fileAddressOf, frameAddressOf, isPictureAddress, pageAddressOf, webAddressOf } from './addresses.ts';
import { addressAttacks } from '../testing/attacks.ts';

describe.each([
  ['webAddressOf', webAddressOf, ['https://a.example', 'http://a.example/b?c=d#e', 'HTTPS://A.example']],
  ['frameAddressOf', frameAddressOf, ['https://a.example/embed?b=c']],
  ['pageAddressOf', pageAddressOf, ['/a', '/a/b?c=d#e', '/', 'a-b', '']],
  [
    'fileAddressOf',
    fileAddressOf,
    ['/a.webp', 'https://a.example/b', 'http://a:1/b', '//a.example/b', 'a b.png'],
  ],
  ['fileAddressOf', fileAddressOf, ['data:image/webp;base64,AA==', 'data:image/svg+xml,x', '']],
])('%s', (_name, of, kept) => {
  test.each(kept)('keeps "%s" unchanged', (address) => {
    expect(of(address)).toBe(address);
  });

  test.each(addressAttacks)('reads %j as empty', (address) => {
    expect(of(address)).toBe('');
  });
});

test.each(['http://a.example', 'mailto:a@b.example', '/a', 'a.example', 'https://', ''])(
  'no page frames "%s"',
  (address) => {
    expect(frameAddressOf(address)).toBe('');
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  '\\\\evil.example',
])('%j leads away from the site', (address) => {
  expect(pageAddressOf(address)).toBe('');
});

test.each([
  '/a.png',
  'a.png',
  '/onizleme.png',
  '/assets/onizleme/a.png',
  '/%E0.png',
  'https://a.example/b.png',
  'HTTPS://a.example/b.png',
])('pages show %s', (src) => {
  expect(isPictureAddress(src)).toBe(true);
});

test.each([
  'http://a.example/b.png',
  '//a.example/b.png',
  '/\\a.example/b.png',
  'data:image/png;base64,AA',
  'x:y',
  '/onizleme/x',
  'onizleme/bitir',
  '/api/images/../../onizleme/x',
  '/%6fnizle%6De/x',
  '/.//onizleme//x/',
  '\\onizleme\\x',
  '/oniz\tleme/x?y#z',
])('pages do not show %s', (src) => {
  expect(isPictureAddress(src)).toBe(false);
});
