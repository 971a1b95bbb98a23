import { describe, expect, test } from 'vitest';
import { isPlainHost, loggedPath, routableUrl } from './requestAddress.ts';

const label = 'a'.repeat(63);

test.each([
  'www.ornek.com.tr',
  'ornek.com.tr.',
  'localhost:3000',
  'my_backend',
  'xn--rnek-5qa.com',
  '127.0.0.1:80',
  '[::1]',
  '[2001:db8::7]:8080',
  'ornek.com:',
  `${label}.${label}.${label}.com`,
])('%s is a host', (host) => {
  expect(isPlainHost(host)).toBe(true);
});

test.each([
  '',
  ' ',
  'a b',
  'a,b',
  'evil.example, ornek.com',
  'user@ornek.com',
  'user:word@ornek.com',
  'ornek.com:99999',
  'ornek.com:0',
  'ornek.com:http',
  'ornek.com:80:80',
  'ornek.com/..',
  'ornek.com?x',
  'ornek.com#x',
  'ornek.com\\x',
  '<script>',
  '"><b',
  '%6frnek.com',
  'örnek.com',
  'Ã¶rnek.com',
  '.ornek.com',
  'ornek..com',
  '999.1.1.1',
  '::1',
  '[::1',
  '[1.2.3.4]',
  '[::g]',
  '[fe80::1%25eth0]',
  'a'.repeat(300),
])('"%s" is not a host', (host) => {
  expect(isPlainHost(host)).toBe(false);
});

test.each([
  ['/blog/yazi?q=geheim', '/blog/:slug', '/blog/yazi'],
  ['/onizleme/geheim?x=1', '/onizleme/:token', '/onizleme/:token'],
  // Spellings that another route redirects from.
  ['/onizleme/geheim/', '/*', '/onizleme/:token'],
  ['//onizleme/geheim?x=1', '/*', '/onizleme/:token'],
  ['/oni%7Aleme/geheim/', '/*', '/onizleme/:token'],
  ['/./onizleme/geheim/', '/*', '/onizleme/:token'],
  ['/onizleme/bitir', '/onizleme/bitir', '/onizleme/bitir'],
  ['/onizlemeler/a', '/*', '/onizlemeler/a'],
  ['/yok', undefined, '/yok'],
])('of %s logs and traces have no query and no secret', (url, route, logged) => {
  expect(loggedPath({ url, routeOptions: { url: route } })).toBe(logged);
});

describe('an address', () => {
  test.each([
    ['/', '/'],
    ['/hakkimizda?x=%', '/hakkimizda?x=%'],
    ['/%C5%9F', '/%C5%9F'],
    ['/%', '/%25'],
    ['/a%E0%A4%A?b=%C5%9F', '/a%25E0%25A4%25A?b=%25C5%259F'],
    ['//evil.example/x', '//evil.example/x'],
    ['http://evil.example/a?b', '/a?b'],
    ['http://evil.example', '/'],
    ['*', '/*'],
    ['mailto:a@b', '/*'],
  ])('%s is routed as %s', (url, routed) => {
    expect(routableUrl({ url })).toBe(routed);
  });
});
