import { expect, test } from 'vitest';
import { askedPage, hasExpired } from './asked.ts';

test.each([
  [{ from: '/admin/services?q=ic' }, '/admin/services?q=ic'],
  [{ from: '/admin/services/edit/7' }, '/admin/services/edit/7'],
  [{ from: '/admin/login' }, '/admin/dashboard'],
  [{ from: '//elsewhere.example' }, '/admin/dashboard'],
  [{ from: 'https://elsewhere.example/admin/' }, '/admin/dashboard'],
  [{ from: 7 }, '/admin/dashboard'],
  [null, '/admin/dashboard'],
  ['/admin/services', '/admin/dashboard'],
])('%j leads to %s', (state, page) => {
  expect(askedPage(state)).toBe(page);
});

test('only a session that ran out is called expired', () => {
  expect(hasExpired({ from: '/admin/services', expired: true })).toBe(true);
  expect(hasExpired({ from: '/admin/services', expired: false })).toBe(false);
  expect(hasExpired(null)).toBe(false);
});
