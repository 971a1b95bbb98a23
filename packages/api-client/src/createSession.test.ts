// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserSession, sessionOfLogin } from './createSession.ts';

const user = {
  id: 'u1',
  name: 'Elif',
  surname: 'Karaca',
  email: 'e@ornek.example',
  roles: ['ADMIN'],
  fullName: 'Elif Karaca',
};

const change = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('keeps exactly the entries "token" and "user"', () => {
  const session = createBrowserSession();
  session.save({ token: 't', user });
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    token: 't',
    user: JSON.stringify(user),
  });
  expect(createBrowserSession().read()).toEqual({ token: 't', user });
  session.clear();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['no user', null],
  ['a broken user', '{"id":'],
  ['a user of another shape', '{"id":1}'],
])('reads nothing with a token and %s', (_case, stored) => {
  localStorage.setItem('token', 't');
  if (stored !== null) localStorage.setItem('user', stored);
  expect(createBrowserSession().read()).toBeUndefined();
});

test('notifies its listeners until they unsubscribe', () => {
  const session = createBrowserSession();
  const heard: string[] = [];
  const leave = session.subscribe(({ type }) => heard.push(type));
  session.save({ token: 't', user });
  session.clear('expired');
  session.clear();
  leave();
  session.save({ token: 't', user });
  expect(heard).toEqual(['signed-in', 'expired', 'signed-out']);
});

test('follows sign-in and sign-out in other tabs, and ignores other entries of the storage', () => {
  const heard: string[] = [];
  const leave = createBrowserSession().subscribe(({ type }) => heard.push(type));
  change('token', 't');
  change('user', 'u');
  change('theme', 'x');
  change('token', null);
  change(null, null);
  leave();
  change('token', 't');
  expect(heard).toEqual(['signed-in', 'signed-out', 'signed-out']);
});

test('lasts for the page if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const session = createBrowserSession();
  session.save({ token: 't', user });
  expect(session.read()).toEqual({ token: 't', user });
});

test("completes what a login's response leaves out", () => {
  expect(
    sessionOfLogin({ token: 't', id: 'u1', name: 'Elif', email: 'e@ornek.example', success: true }),
  ).toEqual({
    token: 't',
    user: { id: 'u1', name: 'Elif', surname: '', email: 'e@ornek.example', roles: [], fullName: 'Elif' },
  });
});

test('keeps everything that a login returns about the account', () => {
  const told = { ...user, language: 'tr', picture: '/api/images/a.webp', pendingEmail: 'yeni@ornek.example' };
  expect(sessionOfLogin({ ...told, token: 't', success: true })).toEqual({ token: 't', user: told });
});
