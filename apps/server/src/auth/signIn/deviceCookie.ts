import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { UserAccountRow } from '../../store/schema.ts';

type Account = Pick<UserAccountRow, 'id' | 'passwordHash'>;

const name = 'vitrin_device';
const maxAgeSeconds = 180 * 24 * 60 * 60;

/**
 * Lets a browser that has signed in to an account before be told apart from strangers, so that their guesses cannot
 * lock it out. It grants no access. Signed with the account's password hash, which only our processes know: changing
 * the password invalidates it.
 */
export function makeDeviceCookie(account: Account, { now, secure }: { now: Date; secure: boolean }): string {
  const device = randomBytes(16).toString('base64url');
  const issued = String(Math.floor(now.getTime() / 1_000));
  return stringifySetCookie({
    name,
    value: `${device}.${issued}.${signatureOf(account, device, issued).toString('base64url')}`,
    path: '/api/auth',
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}

/** The device named by a request's cookies, or undefined if the cookie does not belong to the account. */
export function readDevice(
  cookies: string | undefined,
  account: Account | undefined,
  now: Date,
): string | undefined {
  const value = cookies === undefined ? undefined : parseCookie(cookies)[name];
  const [, device, issued, signature] = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (account === undefined || device === undefined || issued === undefined || signature === undefined) {
    return undefined;
  }
  const wanted = signatureOf(account, device, issued);
  const isSigned = timingSafeEqual(Buffer.from(signature, 'base64url'), wanted);
  const age = now.getTime() / 1_000 - Number(issued);
  return isSigned && age < maxAgeSeconds ? device : undefined;
}

const signatureOf = ({ id, passwordHash }: Account, device: string, issued: string): Buffer =>
  createHmac('sha256', passwordHash).update(`device:${id}:${device}:${issued}`).digest();
