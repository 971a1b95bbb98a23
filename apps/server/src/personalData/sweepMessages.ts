import { limits } from '@vitrin/contract/limits';
import type { Clock } from '../clock.ts';
import { eraseMessages } from '../messages/eraseMessages.ts';
import type { Store } from '../store/openStore.ts';
import { countErased, readRetention } from './personalData.ts';

/** How many messages are erased per transaction, so that nobody waits for long. */
const erasedAtOnce = 200;

const dayMs = 24 * 60 * 60 * 1_000;

/** The moment that many months earlier; if that month is too short, its last day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const days = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), days));
  return then;
}

/** Erases expired messages: spam after its days, others if the owner has set months. Returns how many. */
export async function sweepMessages(
  store: Store,
  { clock, signal }: { clock: Clock; signal?: AbortSignal },
): Promise<number> {
  const now = clock.now();
  const months = await readRetention(store.read);
  const spam = await eraseBefore(new Date(now.getTime() - limits.spamDays * dayMs), true);
  return months === null ? spam : spam + (await eraseBefore(monthsBefore(now, months), false));

  async function eraseBefore(before: Date, spamAlone: boolean): Promise<number> {
    let erased = 0;
    for (;;) {
      if (signal?.aborted === true) return erased;
      const batch = await store.write(async (writer) => {
        const query = writer.selectFrom('contactMessage').select('id').where('createdAt', '<', before);
        const old = await (spamAlone ? query.where('spam', '=', true) : query).limit(erasedAtOnce).execute();
        const count = await eraseMessages(
          writer,
          old.map(({ id }) => id),
        );
        await countErased(writer, count, { why: 'retention', now });
        return count;
      });
      erased += batch;
      if (batch < erasedAtOnce) return erased;
    }
  }
}
