import { randomBytes } from 'node:crypto';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { PasswordLinkUse } from '@vitrin/contract/accounts/session';
import { noteActivity } from '../../activity/noteActivity.ts';
import type { Clock } from '../../clock.ts';
import { HttpError } from '../../http/httpErrors.ts';
import type { Store, Writer } from '../../store/openStore.ts';
import { findAccount, whoOf } from '../accounts.ts';
import { endEmailChange } from '../emailChange.ts';
import { secretHash } from '../secretHash.ts';
import { forgetGuesses } from '../signIn/guesses.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf } from '../sessions.ts';
import { refuseWeak } from './weakPasswordOf.ts';

const hourMs = 60 * 60 * 1_000;

/** The number of links sent to an account in an hour, so that nobody can flood somebody's mailbox. */
const linksPerHour = 3;

/** A link to be sent; its token exists only in the letter. */
export type BegunLink = { email: string; token: string; tokenHash: string; forget: () => Promise<void> };

/**
 * Creates a link for the account of an address; returns undefined if there is none, or if it has received enough of
 * them.
 */
export const beginPasswordLink = (
  store: Store,
  email: string,
  clock: Clock,
): Promise<BegunLink | undefined> =>
  store.write(async (writer) => {
    const account = await findAccount(writer, email);
    if (account === undefined) return undefined;
    const now = clock.now();
    const { count } = await writer
      .selectFrom('passwordLink')
      .select((row) => row.fn.countAll().as('count'))
      .where('userId', '=', account.id)
      .where('createdAt', '>', new Date(now.getTime() - hourMs))
      .executeTakeFirstOrThrow();
    if (Number(count) >= linksPerHour) return undefined;
    const token = randomBytes(32).toString('base64url');
    const tokenHash = secretHash(token);
    const expiresAt = new Date(now.getTime() + limits.passwordLinkMs);
    await writer
      .insertInto('passwordLink')
      .values({ tokenHash, userId: account.id, createdAt: now, expiresAt })
      .execute();
    const forget = () =>
      store.write(async (other) => {
        await other.deleteFrom('passwordLink').where('tokenHash', '=', tokenHash).execute();
      });
    return { email: account.email, token, tokenHash, forget };
  });

/**
 * Invalidates all links of an account whose password or address has changed, including those that confirm another
 * address, which may be a stranger's.
 */
export async function endPasswordLinks(writer: Writer, userId: string): Promise<void> {
  await writer.deleteFrom('passwordLink').where('userId', '=', userId).execute();
  await endEmailChange(writer, userId);
}

const dead = (): HttpError => new HttpError(404, refusals.passwordLinkDead());

/**
 * Sets another password through a link, which works once, and ends all sessions and other links of its account. Throws
 * 404 if the link is no longer valid, and 400 if the password is easy to guess; the link stays valid in that case.
 */
export async function usePasswordLink(
  { store, clock }: { store: Store; clock: Clock },
  { token, newPassword }: PasswordLinkUse,
  signal: AbortSignal,
): Promise<void> {
  const tokenHash = secretHash(token);
  const account = await store.read
    .selectFrom('passwordLink')
    .innerJoin('userAccount', 'userAccount.id', 'passwordLink.userId')
    .select([
      'userAccount.id',
      'userAccount.emailKey',
      'userAccount.email',
      'userAccount.name',
      'userAccount.surname',
    ])
    .where('passwordLink.tokenHash', '=', tokenHash)
    .where('passwordLink.expiresAt', '>', clock.now())
    .executeTakeFirst();
  if (account === undefined) throw dead();
  await refuseWeak(store, 'newPassword', newPassword, account);
  const passwordHash = await hashPassword(newPassword, { signal });
  await store.write(async (writer) => {
    const now = clock.now();
    // Of two concurrent uses only one finds it.
    const used = await writer
      .deleteFrom('passwordLink')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now)
      .returning('userId')
      .executeTakeFirst();
    if (used === undefined) throw dead();
    await writer
      .updateTable('userAccount')
      .set({ passwordHash, updatedAt: now })
      .where('id', '=', account.id)
      .execute();
    await endPasswordLinks(writer, account.id);
    await endSessionsOf(writer, account.id);
    await noteActivity(writer, { act: 'passwordReplaced', who: whoOf(account), now });
    await forgetGuesses(writer, { kind: 'account', key: account.emailKey });
  });
}
