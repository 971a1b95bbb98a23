import { expect, test } from 'vitest';
import { askedPage, unaskedEnd } from './askedPage.ts';

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

test.each(['expired', 'unreachable'] as const)('a session that was %s is mentioned', (end) => {
  expect(unaskedEnd({ from: '/admin/services', end })).toBe(end);
});

test.each([{ from: '/admin/services', end: 'signed-out' }, { from: '/admin/services' }, null])(
  'nothing is mentioned for %j',
  (state) => {
    expect(unaskedEnd(state)).toBeUndefined();
  },
);
