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

/** The parameters of codes; all apps support these values. */
const codesOf = (secret: string, label = ''): TOTP =>
  new TOTP({ label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: periodSeconds });

const lettersIn = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

const hashOf = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId}:${code}`).digest('base64url');

const secretOf = (reader: Reader, userId: string): Promise<CodeSecretRow | undefined> =>
  reader.selectFrom('codeSecret').selectAll().where('userId', '=', userId).executeTakeFirst();

/** Since when signing in to an account requires codes from an app; null if it does not. */
export const codesSince = async (reader: Reader, userId: string): Promise<Date | null> =>
  (await secretOf(reader, userId))?.confirmedAt ?? null;

/** What signing in to an account requires besides the password, any one of these; an empty list for nothing. */
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

/** Whether signing in to an account requires more than its password. */
export const asksForMore = async (reader: Reader, userId: string): Promise<boolean> =>
  (await waysOf(reader, userId)).length > 0;

/** The accounts that require more than a password to sign in. */
export async function accountsAskedForMore(reader: Reader): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectFrom('codeSecret')
    .select('userId')
    .where('confirmedAt', 'is not', null)
    .union(reader.selectFrom('passkey').select('userId'))
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** How many recovery codes of an account are unused. */
export async function recoveryCodesLeft(reader: Reader, userId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('recoveryCode')
    .select((row) => row.fn.countAll().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Creates a secret, which takes effect once a code of it is confirmed. Throws 409 if one is already active. */
export async function beginCodes(
  { store, clock }: { store: Store; clock: Clock },
  { user }: Viewer,
): Promise<CodeSecret> {
  const { companyName } = await readSiteInfo(store.read);
  const secret = new Secret({ size: secretBytes }).base32;
  const begun = { secret, lastStep: 0, createdAt: clock.now() };
  const { numInsertedOrUpdatedRows } = await store.write((writer) =>
    writer
      .insertInto('codeSecret')
      .values({ ...begun, userId: user.id, confirmedAt: null })
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet(begun).where('codeSecret.confirmedAt', 'is', null),
      )
      .executeTakeFirst(),
  );
  if (numInsertedOrUpdatedRows === 0n) throw new HttpError(409, refusals.codesOn());
  const codes = codesOf(secret, user.email);
  codes.issuer = companyName;
  return { secret, address: codes.toString() };
}

const codeWrong = (): HttpError => invalidFields({ code: refusals.codeWrong() });

/**
 * Requires codes at every sign-in once a first code is confirmed, and returns recovery codes. Throws 400 if the code is
 * wrong, 409 if nothing was started, and 429 after too many guesses.
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

/** Turns codes from an app off. */
export const endCodes = ({ store, clock }: { store: Store; clock: Clock }, userId: string): Promise<void> =>
  store.write(async (writer) => {
    if ((await codesSince(writer, userId)) === null) return;
    await writer.deleteFrom('codeSecret').where('userId', '=', userId).execute();
    await forgetWhereLast(writer, userId);
    await noteActivity(writer, { act: 'codesOff', now: clock.now() });
  });

/**
 * Removes the recovery codes once no other second factor is left. Sign-ins that have started end in any case, since
 * they were offered a factor that no longer exists.
 */
export async function forgetWhereLast(writer: Writer, userId: string): Promise<void> {
  await endSignInSteps(writer, userId);
  if (await asksForMore(writer, userId)) return;
  await writer.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
}

/** Removes every second factor of an account. */
export async function forgetSecondFactor(writer: Writer, userId: string): Promise<void> {
  await writer.deleteFrom('codeSecret').where('userId', '=', userId).execute();
  await writer.deleteFrom('passkey').where('userId', '=', userId).execute();
  await writer.deleteFrom('passkeyChallenge').where('userId', '=', userId).execute();
  await forgetWhereLast(writer, userId);
}

/** Creates recovery codes that replace all former ones. Throws 409 if the account has no second factor. */
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

/** The time step a code belongs to: the current one or a neighbour, since clocks differ. */
function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const token = lettersIn(typed);
  // The library compares bytes, and throws if six characters take more bytes than that.
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / periodSeconds) + delta;
}

/** Consumes a code; false if it was wrong or already used. Of two concurrent uses one wins. */
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
