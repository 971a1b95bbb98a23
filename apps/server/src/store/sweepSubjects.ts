import type { Clock } from '../clock.ts';
import type { Store, Writer } from './openStore.ts';

const sweepEveryMs = 60_000;
const sweptAtOnce = 5_000;

/** Tables of temporary counts, which are bounded, since strangers can add any number of subjects. */
type CountTable = 'passwordGuess' | 'visitorCount';

/** Sweeps a table of counts at most once a minute; called before something is counted. */
export function sweepSubjects(
  store: Store,
  table: CountTable,
  { clock, maxSubjects }: { clock: Clock; maxSubjects: number },
): () => Promise<void> {
  let sweptAt = 0;
  return async () => {
    const now = clock.now();
    // Also if the clock was set back.
    if (Math.abs(now.getTime() - sweptAt) < sweepEveryMs) return;
    sweptAt = now.getTime();
    await store.writeIfFree((writer) => sweep(writer, table, { now, maxSubjects }));
  };
}

/** Removes expired rows and those beyond the limit, in batches, so that nobody waits for long. */
async function sweep(
  writer: Writer,
  table: CountTable,
  { now, maxSubjects }: { now: Date; maxSubjects: number },
): Promise<void> {
  const oldest = writer.selectFrom(table).select('subject').orderBy('expiresAt').orderBy('subject');
  await writer
    .deleteFrom(table)
    .where('subject', 'in', oldest.where('expiresAt', '<=', now).limit(sweptAtOnce))
    .execute();
  const { count } = await writer
    .selectFrom(table)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const excess = Math.min(Number(count) - maxSubjects, sweptAtOnce);
  if (excess > 0) {
    await writer.deleteFrom(table).where('subject', 'in', oldest.limit(excess)).execute();
  }
}
