import { createHash } from 'node:crypto';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { CodeSecret, RecoveryCodes, SignInWay } from '@vitrin/contract/accounts/secondFactor';
import { Secret, TOTP } from 'otpauth';
import { noteActivity } from '../../activity/noteActivity.ts';
import type { Clock } from '../../clock.ts';
import { HttpError, invalidFields } from '../../http/httpErrors.ts';
import { readSiteInfo } from '../../siteInfo/siteInfoQueries.ts';
import type { Reader, Store, Writer } from '../../store/openStore.ts';
import type { CodeSecretRow } from '../../store/schema.ts';
import type { Guesses } from './guesses.ts';
import { endSignInSteps, type Viewer } from '../sessions.ts';

const secretBytes = 20;
const periodSeconds = 30;

/** A recovery code has 80 bits, so that its hash needs no salt and no cost. */
const codeBytes = 10;

/** What apps make codes by; these are the values that all of them know. */
const codesOf = (secret: string, label = ''): TOTP =>
  new TOTP({ label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: periodSeconds });

const lettersIn = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

const hashOf = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId}:${code}`).digest('base64url');

const secretOf = (reader: Reader, userId: string): Promise<CodeSecretRow | undefined> =>
  reader.selectFrom('codeSecret').selectAll().where('userId', '=', userId).executeTakeFirst();

/** Since when a sign-in to an account asks for codes of an app; null where it does not. */
export const codesSince = async (reader: Reader, userId: string): Promise<Date | null> =>
  (await secretOf(reader, userId))?.confirmedAt ?? null;

/** What a sign-in to an account asks for besides its password, any of these; nothing where the list is empty. */
export async function waysOf(reader: Reader, userId: string): Promise<SignInWay[]> {
  const since = await codesSince(reader, userId);
  const passkey = await reader
    .selectFrom('passkey')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return [
    ...(since === null ? [] : ['app' as const]),
    ...(passkey === undefined ? [] : ['passkey' as const]),
  ];
}

/** Whether a sign-in to an account asks for more than its password. */
export const asksForMore = async (reader: Reader, userId: string): Promise<boolean> =>
  (await waysOf(reader, userId)).length > 0;

/** The accounts whose sign-in asks for more than a password. */
export async function accountsAskedForMore(reader: Reader): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectFrom('codeSecret')
    .select('userId')
    .where('confirmedAt', 'is not', null)
    .union(reader.selectFrom('passkey').select('userId'))
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** How many recovery codes of an account were not used yet. */
export async function recoveryCodesLeft(reader: Reader, userId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('recoveryCode')
    .select((row) => row.fn.countAll().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes a secret, which counts once a code of it came. Throws 409 where one counts already. */
export async function beginCodes(
  { store, clock }: { store: Store; clock: Clock },
  { user }: Viewer,
): Promise<CodeSecret> {
  const { companyName } = await readSiteInfo(store.read);
  const secret = new Secret({ size: secretBytes }).base32;
  const row = { userId: user.id, secret, lastStep: 0, createdAt: clock.now(), confirmedAt: null };
  await store.write(async (writer) => {
    if ((await codesSince(writer, user.id)) !== null) throw new HttpError(409, refusals.codesOn());
    await writer.deleteFrom('codeSecret').where('userId', '=', user.id).execute();
    await writer.insertInto('codeSecret').values(row).execute();
  });
  const codes = codesOf(secret, user.email);
  codes.issuer = companyName;
  return { secret, address: codes.toString() };
}

const codeWrong = (): HttpError => invalidFields({ code: refusals.codeWrong() });

/**
 * Asks for codes at every sign-in from now on, once one of them was sent, and answers recovery codes. Throws 400 where it
 * is wrong, 409 where nothing was begun, and 429 after too many guesses.
 */
export async function confirmCodes(
  { store, clock, guesses }: { store: Store; clock: Clock; guesses: Guesses },
  code: string,
  { user, tokenHash }: Viewer,
): Promise<RecoveryCodes> {
  const begun = await secretOf(store.read, user.id);
  if (begun === undefined || begun.confirmedAt !== null) throw new HttpError(409, refusals.codesOff());
  const subject = { kind: 'session', key: tokenHash } as const;
  await guesses.requireNoWait(subject);
  await guesses.count(subject);
  const now = clock.now();
  const lastStep = stepOf(begun.secret, code, now);
  if (lastStep === undefined) throw codeWrong();
  return store.write(async (writer) => {
    await guesses.forgive(writer, subject);
    const { numUpdatedRows } = await writer
      .updateTable('codeSecret')
      .set({ lastStep, confirmedAt: now })
      .where('userId', '=', user.id)
      .where('secret', '=', begun.secret)
      .where('confirmedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw codeWrong();
    await noteActivity(writer, { act: 'codesOn', now });
    return writeRecoveryCodes(writer, user.id);
  });
}

/** Asks for codes of an app no more. */
export const endCodes = ({ store, clock }: { store: Store; clock: Clock }, userId: string): Promise<void> =>
  store.write(async (writer) => {
    if ((await codesSince(writer, userId)) === null) return;
    await writer.deleteFrom('codeSecret').where('userId', '=', userId).execute();
    await forgetWhereLast(writer, userId);
    await noteActivity(writer, { act: 'codesOff', now: clock.now() });
  });

/**
 * Forgets recovery codes, and the sign-ins that wait for one, once nothing is left that they stand in for. Sign-ins that
 * have begun end in any case: they were told of what is not there any more.
 */
export async function forgetWhereLast(writer: Writer, userId: string): Promise<void> {
  await endSignInSteps(writer, userId);
  if (await asksForMore(writer, userId)) return;
  await writer.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
}

/** Forgets all that a sign-in asks for besides the password. */
export async function forgetSecondFactor(writer: Writer, userId: string): Promise<void> {
  await writer.deleteFrom('codeSecret').where('userId', '=', userId).execute();
  await writer.deleteFrom('passkey').where('userId', '=', userId).execute();
  await writer.deleteFrom('passkeyChallenge').where('userId', '=', userId).execute();
  await forgetWhereLast(writer, userId);
}

/** Makes recovery codes in place of all former ones. Throws 409 where nothing is asked for that they stand in for. */
export const renewRecoveryCodes = (
  { store, clock }: { store: Store; clock: Clock },
  { user }: Viewer,
): Promise<RecoveryCodes> =>
  store.write(async (writer) => {
    if (!(await asksForMore(writer, user.id))) throw new HttpError(409, refusals.codesOff());
    await noteActivity(writer, { act: 'codesRenewed', now: clock.now() });
    return writeRecoveryCodes(writer, user.id);
  });

export async function writeRecoveryCodes(writer: Writer, userId: string): Promise<RecoveryCodes> {
  const codes = Array.from({ length: limits.recoveryCodes }, () => new Secret({ size: codeBytes }).base32);
  await writer.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
  const rows = codes.map((code) => ({ codeHash: hashOf(userId, code), userId }));
  await writer.insertInto('recoveryCode').values(rows).execute();
  return { recoveryCodes: codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-')) };
}

/** The step of time that a code is of: the present one, or one beside it, as clocks differ. */
function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const token = lettersIn(typed);
  // The library compares bytes, and fails where six characters have more of them.
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / periodSeconds) + delta;
}

/** Uses a code up; false where it was wrong, or used before: of two who send the same at once one wins. */
export async function useCode(
  writer: Writer,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const row = await secretOf(writer, userId);
  const isOn = row !== undefined && row.confirmedAt !== null;
  const lastStep = isOn ? stepOf(row.secret, code, now) : undefined;
  if (lastStep !== undefined) {
    const { numUpdatedRows } = await writer
      .updateTable('codeSecret')
      .set({ lastStep })
      .where('userId', '=', userId)
      .where('lastStep', '<', lastStep)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  const { numDeletedRows } = await writer
    .deleteFrom('recoveryCode')
    .where('codeHash', '=', hashOf(userId, lettersIn(code)))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
