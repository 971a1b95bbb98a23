import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '../testing/testStore.ts';
import { testEngines } from '../testing/testEngines.ts';

describe.runIf(testEngines.includes('postgres'))('connections to PostgreSQL that are cut', () => {
  test('fail the work that they do, and nothing else', async () => {
    const { store, close } = await openTestStore('postgres');
    onTestFinished(close);
    const work = Array.from({ length: 8 }, () =>
      store.write(async (writer) => {
        await sql`select 'cut under load', pg_sleep(5)`.execute(writer);
      }),
    );
    const ended = Promise.allSettled(work);
    let cut = 0;
    const cutAll = async (): Promise<number> => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where query like 'select ''cut under load''%' and pid <> pg_backend_pid()`.execute(store.read);
      cut += rows.length;
      return cut;
    };
    await expect.poll(cutAll, { timeout: 20_000 }).toBeGreaterThanOrEqual(work.length);
    expect((await ended).map(({ status }) => status)).toEqual(work.map(() => 'rejected'));
    await expect(store.ping()).resolves.toBeUndefined();
  });
});
