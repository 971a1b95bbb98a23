import { randomBytes } from 'node:crypto';
import { limits } from '@vitrin/contract/limits';
import type { DeviceSession } from '@vitrin/contract/accounts/account';
import type { Role } from '@vitrin/contract/accounts/role';
import type { User } from '@vitrin/contract/accounts/session';
import type { Clock } from '../clock.ts';
import { notFound } from '../http/httpErrors.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import { storeFailureOf } from '../store/storeFailure.ts';
import { userOf } from './accounts.ts';
import { secretHash } from './secretHash.ts';
import { deviceOf, type Origin } from './signIn/device.ts';
import { roleOfRow } from './permissions.ts';

/** The caller: a signed-in user with a role, and the session of the request. */
export type Viewer = { user: User; role: Role; tokenHash: string };

/** A session's last use is written at most this often, so that not every read causes a write. */
const touchIntervalMs = 60_000;

/** Starts a session and returns its token, which is not stored. Clears expired sessions. */
export async function beginSession(
  writer: Writer,
  userId: string,
  { clock, origin }: { clock: Clock; origin: Origin },
): Promise<string> {
  const now = clock.now();
  const token = randomBytes(32).toString('base64url');
  await writer
    .deleteFrom('session')
    .where((is) =>
      is.or([
        is('expiresAt', '<=', now),
        is('lastUsedAt', '<=', new Date(now.getTime() - limits.sessionIdleMs)),
      ]),
    )
    .execute();
  await writer
    .insertInto('session')
    .values({
      tokenHash: secretHash(token),
      userId,
      ...origin,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + limits.sessionMaxMs),
    })
    .execute();
  await writer.updateTable('userAccount').set({ lastUsedAt: now }).where('id', '=', userId).execute();
  await endOldest(writer, userId);
  return token;
}

/** Beyond the limit, ends the session that was unused the longest. */
async function endOldest(writer: Writer, userId: string): Promise<void> {
  const surplus = await writer
    .selectFrom('session')
    .select('tokenHash')
    .where('userId', '=', userId)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .offset(limits.sessions)
    .limit(limits.sessions)
    .execute();
  for (const { tokenHash } of surplus) await endSession(writer, tokenHash);
}

/** The viewer that a token stands for, or null if it is unknown, revoked, idle too long or too old. */
export async function findViewer(
  store: Store,
  token: string,
  { clock, origin }: { clock: Clock; origin: () => Origin },
): Promise<Viewer | null> {
  const now = clock.now();
  const tokenHash = secretHash(token);
  const row = await store.read
    .selectFrom('session')
    .innerJoin('userAccount', 'userAccount.id', 'session.userId')
    .leftJoin('picture', 'picture.id', 'userAccount.pictureId')
    .select(['session.lastUsedAt', 'session.expiresAt'])
    .select(['userAccount.id', 'userAccount.name', 'userAccount.surname', 'userAccount.email'])
    .select(['userAccount.role', 'userAccount.language', 'picture.name as pictureName'])
    .where('session.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  const idleMs = now.getTime() - row.lastUsedAt.getTime();
  if (now >= row.expiresAt || idleMs >= limits.sessionIdleMs) return null;
  if (idleMs >= touchIntervalMs) {
    const used = { lastUsedAt: now };
    try {
      await store.write(async (writer) => {
        const session = { ...used, ...origin() };
        await writer.updateTable('session').set(session).where('tokenHash', '=', tokenHash).execute();
        await writer.updateTable('userAccount').set(used).where('id', '=', row.id).execute();
      });
    } catch (error) {
      // While nothing can be stored, everything remains readable.
      if (storeFailureOf(error) === undefined) throw error;
    }
  }
  return { user: userOf(row), role: roleOfRow(row), tokenHash };
}

/** Ends a session; its token is no longer valid. */
export async function endSession(writer: Writer, tokenHash: string): Promise<void> {
  await writer.deleteFrom('session').where('tokenHash', '=', tokenHash).execute();
}

/** Ends all sessions of an account and its started sign-ins, for example after a change of its password. */
export async function endSessionsOf(writer: Writer, userId: string): Promise<void> {
  await writer.deleteFrom('session').where('userId', '=', userId).execute();
  await endSignInSteps(writer, userId);
}

/** The public id of a session, which cannot be used to sign in. */
const nameOf = (tokenHash: string): string => secretHash(`session ${tokenHash}`).slice(0, 22);

const ownSessions = (reader: Reader, { user }: Viewer) =>
  reader.selectFrom('session').selectAll().where('userId', '=', user.id);

/** The viewer's active sessions, most recently used first. */
export async function listSessions(reader: Reader, viewer: Viewer, clock: Clock): Promise<DeviceSession[]> {
  const now = clock.now();
  const rows = await ownSessions(reader, viewer)
    .where('expiresAt', '>', now)
    .where('lastUsedAt', '>', new Date(now.getTime() - limits.sessionIdleMs))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ tokenHash, userAgent, address, createdAt, lastUsedAt }) => {
    const { browser, system } = deviceOf(userAgent);
    return {
      id: nameOf(tokenHash),
      browser,
      system,
      address,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: tokenHash === viewer.tokenHash,
    };
  });
}

/** Ends one of the viewer's sessions. Throws 404. */
export async function endNamedSession(writer: Writer, viewer: Viewer, id: string): Promise<void> {
  const rows = await ownSessions(writer, viewer).execute();
  const found = rows.find(({ tokenHash }) => nameOf(tokenHash) === id);
  if (found === undefined) throw notFound('Session');
  await endSession(writer, found.tokenHash);
}

/** Ends the viewer's sessions except the current one. */
export async function endOtherSessions(writer: Writer, { user, tokenHash }: Viewer): Promise<void> {
  await writer
    .deleteFrom('session')
    .where('userId', '=', user.id)
    .where('tokenHash', '!=', tokenHash)
    .execute();
}

/**
 * Creates the token for the second step of a sign-in whose password was right; it is valid for some minutes. Beyond the
 * limit the oldest are removed.
 */
export async function beginSignInStep(writer: Writer, userId: string, clock: Clock): Promise<string> {
  const now = clock.now();
  const token = randomBytes(32).toString('base64url');
  const steps = writer.selectFrom('signInStep').select('tokenHash').where('userId', '=', userId);
  await writer.deleteFrom('signInStep').where('expiresAt', '<=', now).execute();
  const surplus = await steps
    .orderBy('createdAt', 'desc')
    .offset(limits.signInSteps - 1)
    .limit(limits.signInSteps)
    .execute();
  for (const { tokenHash } of surplus) {
    await writer.deleteFrom('signInStep').where('tokenHash', '=', tokenHash).execute();
  }
  const expiresAt = new Date(now.getTime() + limits.signInStepMs);
  await writer
    .insertInto('signInStep')
    .values({ tokenHash: secretHash(token), userId, createdAt: now, expiresAt })
    .execute();
  return token;
}

/** The account of a sign-in's second step; undefined if its token is unknown, used or expired. */
export const findSignInStep = (reader: Reader, token: string, clock: Clock) =>
  reader
    .selectFrom('signInStep')
    .innerJoin('userAccount', 'userAccount.id', 'signInStep.userId')
    .leftJoin('picture', 'picture.id', 'userAccount.pictureId')
    .selectAll('userAccount')
    .select('picture.name as pictureName')
    .where('signInStep.tokenHash', '=', secretHash(token))
    .where('signInStep.expiresAt', '>', clock.now())
    .executeTakeFirst();

/** Ends a started sign-in; false if it has already ended. */
export async function endSignInStep(writer: Writer, token: string): Promise<boolean> {
  const { numDeletedRows } = await writer
    .deleteFrom('signInStep')
    .where('tokenHash', '=', secretHash(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the started sign-ins to an account. */
export async function endSignInSteps(writer: Writer, userId: string): Promise<void> {
  await writer.deleteFrom('signInStep').where('userId', '=', userId).execute();
}
