import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Store } from '../../store/openStore.ts';
import { sweepSubjects } from '../../store/sweepSubjects.ts';

/** Counts what visitors do, in the store: shared by all processes, and kept across a restart. */
export type VisitorCounts = {
  /** Counts one more; at the limit it writes nothing and returns the seconds to wait. */
  count: (subject: string, most: number) => Promise<number>;
};

const windowMs = 60_000;

/**
 * Counts in windows of a minute, each of which starts with a visitor's first request. One that ends later than that is
 * from a time at which the clock ran ahead, and over.
 */
export function countVisitors(store: Store, clock: Clock, maxSubjects = 100_000): VisitorCounts {
  const sweepNowAndThen = sweepSubjects(store, 'visitorCount', { clock, maxSubjects });

  return {
    count: async (subject, most) => {
      await sweepNowAndThen();
      const now = clock.now();
      const key = keyOf(subject);
      const expiresAt = new Date(now.getTime() + windowMs);
      const counted = await store.write((writer) =>
        writer
          .insertInto('visitorCount')
          .values({ subject: key, visits: 1, expiresAt })
          .onConflict((conflict) =>
            conflict
              .column('subject')
              .doUpdateSet((row) => {
                const isOver = row.or([
                  row('visitorCount.expiresAt', '<=', now),
                  row('visitorCount.expiresAt', '>', expiresAt),
                ]);
                return {
                  visits: row
                    .case()
                    .when(isOver)
                    .then(1)
                    .else(row('visitorCount.visits', '+', 1))
                    .end(),
                  expiresAt: row
                    .case()
                    .when(isOver)
                    .then(row.ref('excluded.expiresAt'))
                    .else(row.ref('visitorCount.expiresAt'))
                    .end(),
                };
              })
              .where((is) =>
                is.or([
                  is('visitorCount.expiresAt', '<=', now),
                  is('visitorCount.expiresAt', '>', expiresAt),
                  is('visitorCount.visits', '<', most),
                ]),
              ),
          )
          .returning('visits')
          .executeTakeFirst(),
      );
      return counted === undefined ? secondsToWait(store, key, now) : 0;
    },
  };
}

/** Addresses are stored as hashes, since they are private. */
const keyOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url');

async function secondsToWait({ read }: Store, key: string, now: Date): Promise<number> {
  const row = await read
    .selectFrom('visitorCount')
    .select('expiresAt')
    .where('subject', '=', key)
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.expiresAt.getTime() ?? 0) - now.getTime()) / 1_000));
}
