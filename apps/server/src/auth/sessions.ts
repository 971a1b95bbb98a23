import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@vitrin/contract/limits';
import type { User } from '@vitrin/contract/session';
import type { Clock } from '../clock.ts';
import type { Store, Writer } from '../store/openStore.ts';
import { userOf } from './accounts.ts';

/** Who is asking: a signed-in user, and the session they came with. */
export type Viewer = { user: User; tokenHash: string };

/** A session's last use is written at most this often, so that not every read causes a write. */
const touchIntervalMs = 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Begins a session and answers its token, which is not kept. Clears sessions that have ended. */
export async function beginSession(writer: Writer, userId: string, clock: Clock): Promise<string> {
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
      tokenHash: hashOf(token),
      userId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + limits.sessionMaxMs),
    })
    .execute();
  return token;
}

/** The viewer that a token stands for, or null where it is unknown, revoked, idle too long or too old. */
export async function findViewer(store: Store, token: string, clock: Clock): Promise<Viewer | null> {
  const now = clock.now();
  const tokenHash = hashOf(token);
  const row = await store.read
    .selectFrom('session')
    .innerJoin('userAccount', 'userAccount.id', 'session.userId')
    .select(['session.lastUsedAt', 'session.expiresAt'])
    .select(['userAccount.id', 'userAccount.name', 'userAccount.surname', 'userAccount.email'])
    .select(['userAccount.roles', 'userAccount.language'])
    .where('session.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  const idleMs = now.getTime() - row.lastUsedAt.getTime();
  if (now >= row.expiresAt || idleMs >= limits.sessionIdleMs) return null;
  if (idleMs >= touchIntervalMs) {
    await store.write((writer) =>
      writer.updateTable('session').set({ lastUsedAt: now }).where('tokenHash', '=', tokenHash).execute(),
    );
  }
  return { user: userOf(row), tokenHash };
}

/** Ends a session; its token is no longer valid. */
export async function endSession(writer: Writer, tokenHash: string): Promise<void> {
  await writer.deleteFrom('session').where('tokenHash', '=', tokenHash).execute();
}

/** Ends all sessions of an account, such as after a change of its password. */
export async function endSessionsOf(writer: Writer, userId: string): Promise<void> {
  await writer.deleteFrom('session').where('userId', '=', userId).execute();
}
