import { createHash } from 'node:crypto';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import type { Clock } from '../../clock.ts';
import { tryAgainIn } from '../../http/httpErrors.ts';
import type { Reader, Store, Writer } from '../../store/openStore.ts';
import { sweepSubjects } from '../../store/sweepSubjects.ts';

/**
 * Whose wrong guesses are counted together: strangers at one account (by its address, whether it exists or not), a
 * browser that signed in to it before, or a session whose holder changes the password.
 */
export type GuessSubject = { kind: 'account' | 'device' | 'session'; key: string };

/** Counts guesses at passwords in the store, so that all processes share the count and it survives a restart. */
export type Guesses = {
  /** Throws 429 while the subject has to wait. Writes nothing, so that refusals cost little. */
  requireNoWait: (subject: GuessSubject) => Promise<void>;
  /**
   * Counts a guess, which is treated as wrong until it is forgiven, so that concurrent guesses stay within the limit.
   * Throws 429.
   */
  count: (subject: GuessSubject) => Promise<void>;
  /** Removes a guess that turned out right. */
  forgive: (writer: Writer, subject: GuessSubject) => Promise<void>;
};

/** Seconds to wait after the first wrong guess, the second and so on; the last value applies to all further ones. */
const waits = [0, 0, 0, 0, 5, 15, 30, 60] as const;

const longestWaitMs = Math.max(...waits) * 1_000;

/**
 * After an hour without a guess the count is reset. This allows at most 67 guesses an hour: eight in the first minute,
 * then one a minute.
 */
const memoryMs = 3_600_000;

/** Used when rate limits are off: counts nothing. */
export const uncounted: Guesses = {
  requireNoWait: async () => undefined,
  count: async () => undefined,
  forgive: async () => undefined,
};

/**
 * Counts guesses in the store. Addresses without an account are counted as well, or the wait would reveal which exist;
 * beyond `maxSubjects` the oldest are removed. Evicting an account's own count that way takes longer than the waits it
 * would avoid.
 */
export function countGuesses(store: Store, clock: Clock, maxSubjects = 100_000): Guesses {
  const sweepNowAndThen = sweepSubjects(store, 'passwordGuess', { clock, maxSubjects });

  return {
    requireNoWait: async (subject) => {
      const now = clock.now();
      const retryAt = await retryTime(store.read, keyOf(subject));
      if (retryAt !== undefined && isWaiting(retryAt, now)) throw tooMany(retryAt, now);
    },
    count: async (subject) => {
      const now = clock.now();
      await sweepNowAndThen();
      await store.write(async (writer) => {
        const guesses = await countOne(writer, keyOf(subject), now);
        if (guesses === undefined) throw tooMany((await retryTime(writer, keyOf(subject))) ?? now, now);
      });
    },
    forgive: async (writer, subject) => {
      const key = keyOf(subject);
      await writer
        .updateTable('passwordGuess')
        .set((row) => ({ guesses: row('guesses', '-', 1), retryAt: clock.now() }))
        .where('subject', '=', key)
        .execute();
      await writer.deleteFrom('passwordGuess').where('subject', '=', key).where('guesses', '<=', 0).execute();
    },
  };
}

/** Resets the count of a subject, for example when the password changes. */
export async function forgetGuesses(writer: Writer, subject: GuessSubject): Promise<void> {
  await writer.deleteFrom('passwordGuess').where('subject', '=', keyOf(subject)).execute();
}

/** Addresses are stored as hashes: what strangers type is private, and may be long. */
const keyOf = ({ kind, key }: GuessSubject): string =>
  createHash('sha256').update(`${kind}:${key}`).digest('base64url');

/** A wait beyond the longest one is from a time at which the clock ran ahead, and over. */
const isWaiting = (retryAt: Date, now: Date): boolean =>
  retryAt > now && retryAt.getTime() <= now.getTime() + longestWaitMs;

const tooMany = (retryAt: Date, now: Date) =>
  tryAgainIn(
    429,
    Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 1_000)),
    waitingTexts.tooManyAttempts,
  );

const retryTime = async (reader: Reader, subject: string): Promise<Date | undefined> =>
  (
    await reader
      .selectFrom('passwordGuess')
      .select('retryAt')
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.retryAt;

/** Counts a guess in one statement and returns the total, or undefined while the subject has to wait. */
async function countOne(writer: Writer, subject: string, now: Date): Promise<number | undefined> {
  const expiresAt = new Date(now.getTime() + memoryMs);
  const longestWait = new Date(now.getTime() + longestWaitMs);
  const counted = await writer
    .insertInto('passwordGuess')
    .values({ subject, guesses: 1, retryAt: now, expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet((row) => ({
          guesses: row
            .case()
            .when(
              row.or([
                row('passwordGuess.expiresAt', '<=', now),
                row('passwordGuess.expiresAt', '>', expiresAt),
              ]),
            )
            .then(1)
            .else(row('passwordGuess.guesses', '+', 1))
            .end(),
          retryAt: now,
          expiresAt,
        }))
        .where((is) =>
          is.or([is('passwordGuess.retryAt', '<=', now), is('passwordGuess.retryAt', '>', longestWait)]),
        ),
    )
    .returning('guesses')
    .executeTakeFirst();
  if (counted === undefined) return undefined;
  const wait = waits[Math.min(counted.guesses, waits.length) - 1] ?? 0;
  if (wait > 0) {
    await writer
      .updateTable('passwordGuess')
      .set({ retryAt: new Date(now.getTime() + wait * 1_000) })
      .where('subject', '=', subject)
      .execute();
  }
  return counted.guesses;
}
