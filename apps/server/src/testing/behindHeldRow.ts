import { sql } from 'kysely';
import type { Store, Writer } from '../store/openStore.ts';

/**
 * Begins works one after the other behind a write that holds a row, and lets all of them go on once the last one waits.
 * SQLite never has two writes under way.
 */
export async function behindHeldRow<T>(
  store: Store,
  hold: (writer: Writer) => Promise<unknown>,
  works: readonly (() => Promise<T>)[],
): Promise<T[]> {
  if (store.engine === 'sqlite') return Promise.all(works.map((work) => work()));
  const held = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const holding = store.write(async (writer) => {
    await hold(writer);
    held.resolve();
    await free.promise;
  });
  await Promise.race([held.promise, holding]);
  const begun: Promise<T>[] = [];
  try {
    for (const work of works) {
      begun.push(work());
      await Promise.race([untilWaiting(store, begun.length), ...begun]);
    }
  } finally {
    free.resolve();
    await holding;
  }
  return Promise.all(begun);
}

async function untilWaiting({ read }: Store, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where application_name = current_setting('application_name') and wait_event_type = 'Lock'`.execute(
      read,
    );
    if (rows.length >= count) return;
  }
}
