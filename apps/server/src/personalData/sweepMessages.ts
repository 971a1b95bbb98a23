import { limits } from '@vitrin/contract/limits';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Clock } from '../clock.ts';
import { eraseMessages, eraseTrashed } from '../messages/eraseMessages.ts';
import type { TrashedMessage } from '../messages/trashedMessages.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { Tables } from '../store/schema.ts';
import { allTrashed } from './personMessages.ts';
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

/**
 * Erases expired messages: spam that nobody has touched for its days, and others, also in the trash, if the owner has
 * set months. Returns how many.
 */
export async function sweepMessages(
  store: Store,
  { clock, signal }: { clock: Clock; signal?: AbortSignal },
): Promise<number> {
  const now = clock.now();
  const months = await readRetention(store.read);
  // Spam expires by its last change, so that an old message marked by mistake is kept for as long as new spam.
  const touched = new Date(now.getTime() - limits.spamDays * dayMs);
  const spam = await eraseStored((row) => row.and([row('spam', '=', true), row('updatedAt', '<', touched)]));
  if (months === null) return spam;
  const arrived = monthsBefore(now, months);
  const stored = await eraseStored((row) => row('createdAt', '<', arrived));
  return spam + stored + (await eraseTrash(arrived));

  async function eraseStored(
    isOver: (row: ExpressionBuilder<Tables, 'contactMessage'>) => Expression<SqlBool>,
  ): Promise<number> {
    let erased = 0;
    for (;;) {
      if (signal?.aborted === true) return erased;
      const batch = await counted(async (writer) => {
        const query = writer.selectFrom('contactMessage').select('id').where(isOver);
        const old = await query.limit(erasedAtOnce).execute();
        return eraseMessages(
          writer,
          old.map(({ id }) => id),
        );
      });
      erased += batch;
      if (batch < erasedAtOnce) return erased;
    }
  }

  async function eraseTrash(before: Date): Promise<number> {
    let erased = 0;
    let batch: TrashedMessage[] = [];
    const eraseBatch = async () => {
      erased += await counted((writer) => eraseTrashed(writer, batch));
      batch = [];
    };
    for await (const trashed of allTrashed(store.read)) {
      if (signal?.aborted === true) return erased;
      if (trashed.message.createdAt < before) batch.push(trashed);
      if (batch.length === erasedAtOnce) await eraseBatch();
    }
    await eraseBatch();
    return erased;
  }

  function counted(erase: (writer: Writer) => Promise<number>): Promise<number> {
    return store.write(async (writer) => {
      const count = await erase(writer);
      await countErased(writer, count, { why: 'retention', now });
      return count;
    });
  }
}
