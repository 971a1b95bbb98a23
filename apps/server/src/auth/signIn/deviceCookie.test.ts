import { parseSetCookie } from 'cookie';
import { expect, test } from 'vitest';
import { makeDeviceCookie, readDevice } from './deviceCookie.ts';

const account = { id: 'one', passwordHash: '$argon2id$one' };
const now = new Date('2026-03-02T09:00:00.000Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000);
const made = parseSetCookie(makeDeviceCookie(account, { now, secure: true }));
const header = (value: string) => `theme=dark; vitrin_device=${value}`;

test('a browser is recognised by its cookie for half a year', () => {
  const device = readDevice(header(made.value ?? ''), account, now);
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(readDevice(header(made.value ?? ''), account, daysLater(179))).toBe(device);
  expect(readDevice(header(made.value ?? ''), account, daysLater(180))).toBeUndefined();
});

test('each browser gets a different one', () => {
  const other = parseSetCookie(makeDeviceCookie(account, { now, secure: true }));
  expect(readDevice(header(other.value ?? ''), account, now)).not.toBe(
    readDevice(header(made.value ?? ''), account, now),
  );
});

test('it is sent to the sign-in route only, is hidden from scripts, and is Secure if the site uses https', () => {
  expect(made).toMatchObject({ path: '/api/auth', httpOnly: true, sameSite: 'lax', secure: true });
  expect(parseSetCookie(makeDeviceCookie(account, { now, secure: false })).secure).toBeUndefined();
});

test.each([
  ['another account', { ...account, id: 'two' }],
  ['a changed password', { ...account, passwordHash: '$argon2id$two' }],
  ['no account', undefined],
])('it is not valid for %s', (_name, other) => {
  expect(readDevice(header(made.value ?? ''), other, now)).toBeUndefined();
});

test.each([
  ['another device', (value: string) => `${'A'.repeat(22)}${value.slice(22)}`],
  ['a later day', (value: string) => value.replace(/\.\d+\./, '.9999999999.')],
  ['another signature', (value: string) => value.replace(/\.[\w-]+$/, `.${'A'.repeat(43)}`)],
  ['no signature', (value: string) => value.replace(/\.[\w-]+$/, '')],
  ['something long', (value: string) => value.repeat(100)],
])('%s is not accepted', (_name, forge) => {
  const forged = forge(made.value ?? '');
  expect(forged).not.toBe(made.value);
  expect(readDevice(header(forged), account, now)).toBeUndefined();
});

test('without cookies there is no device', () => {
  expect(readDevice(undefined, account, now)).toBeUndefined();
  expect(readDevice('', account, now)).toBeUndefined();
});
