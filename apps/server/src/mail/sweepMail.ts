import { limits } from '@vitrin/contract/limits';
import type { ExpressionBuilder } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/openStore.ts';
import type { Tables } from '../store/schema.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const sweptAtOnce = 1_000;

/** Without its letter a reply counts as sent, so a failed one keeps it for as long as its message exists. */
const isForgettable = (is: ExpressionBuilder<Tables, 'mailLetter'>) =>
  is.or([
    is('kind', '!=', 'reply'),
    is.and([
      is('about', 'not in', is.selectFrom('contactMessage').select('id')),
      is('about', 'not in', is.selectFrom('trash').select('entryId').where('kind', '=', 'messages')),
    ]),
  ]);

/**
 * Removes expired delivery states and unusable links; returns how many. Links stay for an hour, since they are counted.
 */
export async function sweepMail(
  store: Store,
  { clock, signal }: { clock: Clock; signal?: AbortSignal },
): Promise<number> {
  const now = clock.now().getTime();
  const before = (days: number) => new Date(now - days * dayMs);
  let removed = 0;
  for (const [state, days] of [
    ['sent', limits.sentMailDays],
    ['failed', limits.failedMailDays],
  ] as const) {
    for (;;) {
      if (signal?.aborted === true) return removed;
      const old = store.read
        .selectFrom('mailLetter')
        .select('id')
        .where('state', '=', state)
        .where('updatedAt', '<', before(days))
        .$if(state === 'failed', (query) => query.where(isForgettable))
        .limit(sweptAtOnce);
      const ids = (await old.execute()).map(({ id }) => id);
      if (ids.length === 0) break;
      await store.write((writer) => writer.deleteFrom('mailLetter').where('id', 'in', ids).execute());
      removed += ids.length;
    }
  }
  await store.write((writer) =>
    writer
      .deleteFrom('passwordLink')
      .where('createdAt', '<', new Date(now - 60 * 60 * 1_000))
      .where('expiresAt', '<', new Date(now))
      .execute(),
  );
  return removed;
}
