import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { encodedAddress, readableAddress, redirectDraft, redirectKey } from './redirect.ts';
import { refusals } from '../errors/refusals.ts';

it.each([
  ['/eski-sayfa.html?id=3#ust', '/eski-sayfa.html'],
  ['/eski/', '/eski'],
  ['/', '/'],
  ['/hakk%c4%b1mızda', '/hakk%C4%B1m%C4%B1zda'],
  ['/%zz', '/%zz'],
])('looks %s up as %s', (address, key) => {
  expect(redirectKey(address)).toBe(key);
});

const errorOf = (draft: { from: string; to: string }) =>
  redirectDraft.safeParse(draft).error?.issues[0]?.message;

it.each(['eski', '//kotu.example', '/\\kotu.example', 'https://kotu.example/a', '/a b', '/a?b', '/a#b', '/'])(
  'refuses the old address %s',
  (from) => {
    expect(errorOf({ from, to: '/' })).toBe(refusals.redirectFrom());
  },
);

it.each(['/api/service', '/admin', '/sitemap.xml', '/assets/a.js', '/paylasim/site.jpg'])(
  'refuses %s, which the server serves itself',
  (from) => {
    expect(errorOf({ from, to: '/' })).toBe(refusals.redirectReserved());
  },
);

it.each(['iletisim', '//kotu.example', '/\\kotu.example', 'javascript:alert(1)', 'https://kotu.example/'])(
  'refuses the new address %s',
  (to) => {
    expect(errorOf({ from: '/eski', to })).toBe(refusals.redirectTo());
  },
);

it('takes addresses of the site, the old one without what is not looked up', () => {
  expect(redirectDraft.parse({ from: ' /feed/ ', to: '/blog?sayfa=2#son' })).toEqual({
    from: '/feed',
    to: '/blog?sayfa=2#son',
  });
});

it.each([
  ['/blog/tag/inşaat', '/blog/tag/in%C5%9Faat'],
  [
    '/projelerimiz?kategori=Yapı%20İşi#ünlü',
    '/projelerimiz?kategori=Yap%C4%B1%20%C4%B0%C5%9Fi#%C3%BCnl%C3%BC',
  ],
  ['/a/%zz/../b?c=%41&d=e+f', '/a/%zz/../b?c=%41&d=e+f'],
  ['/😀', '/%F0%9F%98%80'],
])('encodes the new address %s, once', (typed, encoded) => {
  const { to } = redirectDraft.parse({ from: '/eski', to: typed });
  expect([to, redirectDraft.parse({ from: '/eski', to }).to]).toEqual([encoded, encoded]);
});

it.each(['/%E2%80%A8', '/a%20b', '/%5Ckotu', '/%zz', '/%41'])('shows %s as it is', (address) => {
  expect(readableAddress(address)).toBe(address);
});

it('shows addresses with the letters that were typed', () => {
  expect(readableAddress(redirectKey('/hakkımızda'))).toBe('/hakkımızda');
  expect(readableAddress('/blog/tag/in%C5%9Faat?a=%26')).toBe('/blog/tag/inşaat?a=%26');
});

it('sends no character in a header that one cannot carry', () => {
  expect(encodedAddress('/a\r\nb\ud800 ş')).toMatch(/^[!-~]+$/);
});

it('refuses addresses that are too long once they are encoded', () => {
  const long = `/${'ş'.repeat(limits.redirectCharacters / 6 + 1)}`;
  const tooLong = refusals.tooLong(limits.redirectCharacters);
  expect([errorOf({ from: long, to: '/' }), errorOf({ from: '/eski', to: long })]).toEqual([
    tooLong,
    tooLong,
  ]);
});
