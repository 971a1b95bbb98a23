import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { noteActivity } from '../activity/noteActivity.ts';
import type { Clock } from '../clock.ts';
import { HttpError } from '../http/httpErrors.ts';
import { queueLetters, queueOnce } from '../mail/letterQueue.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import { emailKeyOf, findAccount, whoOf } from './accounts.ts';
import { addressTaken } from './addressTaken.ts';
import { secretHash } from './secretHash.ts';

/** The new address that awaits confirmation; undefined if there is none. */
export const pendingEmailOf = async (
  reader: Reader,
  userId: string,
  now: Date,
): Promise<string | undefined> =>
  (
    await reader
      .selectFrom('emailChange')
      .select('email')
      .where('userId', '=', userId)
      .where('expiresAt', '>', now)
      .executeTakeFirst()
  )?.email;

/** Cancels a pending change of address, for example after returning to the former one. */
export async function endEmailChange(writer: Writer, userId: string): Promise<void> {
  await writer.deleteFrom('emailChange').where('userId', '=', userId).execute();
}

/**
 * Stores a new address until the link sent to it is opened, replacing an earlier pending one. Throws 409 if it is
 * taken.
 */
export async function planEmailChange(
  writer: Writer,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  const other = await findAccount(writer, email);
  if (other !== undefined && other.id !== userId) throw addressTaken();
  const emailKey = emailKeyOf(email);
  const expiresAt = new Date(now.getTime() + limits.emailLinkMs);
  const change = { email, emailKey, tokenHash: '', createdAt: now, expiresAt };
  await writer
    .insertInto('emailChange')
    .values({ userId, ...change })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(change))
    .execute();
  const id = createHash('sha256').update(`addressConfirm ${userId} ${emailKey}`).digest('base64url');
  await queueOnce(writer, { id, kind: 'addressConfirm', recipient: email, about: userId }, now);
}

/**
 * Makes the link that confirms a pending address; its token exists only in the letter. Returns undefined if the change
 * is no longer pending.
 */
export const beginEmailLink = (
  store: Store,
  { userId, email, clock }: { userId: string; email: string; clock: Clock },
): Promise<{ token: string; tokenHash: string } | undefined> =>
  store.write(async (writer) => {
    const token = randomBytes(32).toString('base64url');
    const tokenHash = secretHash(token);
    const { numUpdatedRows } = await writer
      .updateTable('emailChange')
      .set({ tokenHash })
      .where('userId', '=', userId)
      .where('emailKey', '=', emailKeyOf(email))
      .where('expiresAt', '>', clock.now())
      .executeTakeFirst();
    return numUpdatedRows === 0n ? undefined : { token, tokenHash };
  });

const dead = (): HttpError => new HttpError(404, refusals.emailLinkDead());

/**
 * Gives an account the address whose link was opened and notifies the former address. A link works once. Throws 404 if
 * it is no longer valid, and 409 if somebody else has taken the address in the meantime.
 */
export async function confirmEmail(
  { store, clock }: { store: Store; clock: Clock },
  token: string,
): Promise<void> {
  try {
    await store.write(async (writer) => {
      const now = clock.now();
      const change = await writer
        .deleteFrom('emailChange')
        .where('tokenHash', '=', secretHash(token))
        .where('expiresAt', '>', now)
        .returningAll()
        .executeTakeFirst();
      if (change === undefined) throw dead();
      const { userId, email } = change;
      const former = await writer
        .selectFrom('userAccount')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirst();
      if (former === undefined) throw dead();
      await writer
        .updateTable('userAccount')
        .set({ email, emailKey: emailKeyOf(email), updatedAt: now })
        .where('id', '=', userId)
        .execute();
      // Those were sent to the former address.
      await writer.deleteFrom('passwordLink').where('userId', '=', userId).execute();
      await noteActivity(writer, { act: 'profileChanged', title: email, who: whoOf(former), now });
      await queueLetters(writer, [{ kind: 'addressChanged', recipient: former.email, about: userId }], now);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? addressTaken() : error;
  }
}
