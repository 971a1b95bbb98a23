import { limits } from '@vitrin/contract/limits';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/openStore.ts';

/** How many refused sign-ins the log keeps. */
const mostRefused = 20_000;

const dayMs = 24 * 60 * 60 * 1_000;
const sweptAtOnce = 1_000;

/**
 * Removes entries older than a year. Of refused sign-ins, which strangers can produce in any number, only the newest
 * are kept. Returns how many were removed.
 */
export async function sweepActivity(
  { read, write }: Pick<Store, 'read' | 'write'>,
  { clock, signal }: { clock: Clock; signal?: AbortSignal },
): Promise<number> {
  const yearAgo = new Date(clock.now().getTime() - limits.activityDays * dayMs);
  const refused = read.selectFrom('activity').where('act', '=', 'signInRefused');
  const surplus = await refused
    .select('at')
    .orderBy('at', 'desc')
    .offset(mostRefused)
    .limit(1)
    .executeTakeFirst();
  const old = read.selectFrom('activity').select('id').where('at', '<', yearAgo);
  let removed = 0;
  for (const ids of [old, ...(surplus ? [refused.select('id').where('at', '<=', surplus.at)] : [])]) {
    for (;;) {
      if (signal?.aborted === true) return removed;
      const rows = await ids.limit(sweptAtOnce).execute();
      if (rows.length === 0) break;
      const gone = rows.map(({ id }) => id);
      await write((writer) => writer.deleteFrom('activity').where('id', 'in', gone).execute());
      removed += gone.length;
    }
  }
  return removed;
}
