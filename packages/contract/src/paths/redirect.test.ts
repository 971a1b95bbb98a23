import { expect, it } from 'vitest';
import { redirectDraft, redirectKey } from './redirect.ts';
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
