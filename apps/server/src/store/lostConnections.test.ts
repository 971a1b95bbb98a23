import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { keepPages } from '../site/keptPages.ts';
import { callApi } from '../testing/callApi.ts';
import { openDatabaseProxy } from '../testing/databaseProxy.ts';
import { openTestApp } from '../testing/testApp.ts';
import { loggedLine, tellFault } from '../testing/tellFault.ts';
import { createTestSchema, everyEngine } from '../testing/testEngines.ts';
import { openTestStore } from '../testing/testStore.ts';
import { openStore, type Store, type Writer } from './openStore.ts';
import { storeFailureOf } from './storeFailure.ts';

/** Cuts all connections of a store except the one that sends the query; returns how many. */
async function cutAll({ read }: Store): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = current_setting('application_name') and pid <> pg_backend_pid()`.execute(read);
  return rows.length;
}

/** The error that a transaction ends with. */
const refusedBy = async (store: Store, work: (writer: Writer) => Promise<unknown>): Promise<unknown> => {
  try {
    await store.write(work);
    return 'done';
  } catch (error) {
    return storeFailureOf(error);
  }
};

const open = async (): Promise<Store> => {
  const { store, close } = await openTestStore('postgres');
  onTestFinished(close);
  return store;
};

describe.runIf(everyEngine.includes('postgres'))('PostgreSQL connections that are cut', () => {
  test('fail the work that they are doing, and nothing else', { tags: ['long'] }, async () => {
    const store = await open();
    const work = Array.from({ length: 8 }, () =>
      store.write(async (writer) => {
        await sql`select pg_sleep(60)`.execute(writer);
      }),
    );
    const ended = Promise.allSettled(work);
    let cut = 0;
    const cutMore = async (): Promise<number> => (cut += await cutAll(store));
    await expect.poll(cutMore).toBeGreaterThanOrEqual(work.length);
    const reasons = (await ended).map((end) => (end.status === 'rejected' ? storeFailureOf(end.reason) : ''));
    expect(reasons).toEqual(work.map(() => 'away'));
    // A cut idle connection is noticed after a moment.
    await expect.poll(() => store.ping()).toBeUndefined();
  });

  test('cause a 503 with a time to wait, and later requests use new ones', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const server = await openTestApp({ engine: 'postgres', log });
    onTestFinished(server.close);
    const answers: Awaited<ReturnType<typeof callApi>>[] = [];
    const stop = new AbortController();
    const ask = async (number: number): Promise<void> => {
      for (let turn = number; !stop.signal.aborted; turn += 1) {
        const reads = callApi(server.app, turn % 2 === 0 ? '/service' : '/blog/admin', {
          token: server.token,
        });
        const writes = (): ReturnType<typeof callApi> =>
          callApi(server.app, '/site-info', {
            method: 'POST',
            token: server.token,
            body: { companyName: String(turn) },
          });
        // One client, which waits for each response.
        answers.push(await reads, await writes());
      }
    };
    const load = Array.from({ length: 8 }, (_, number) => ask(number));
    for (let round = 1; round <= 10; round += 1) {
      const before = answers.length;
      await expect.poll(() => answers.length).toBeGreaterThan(before + 16);
      await cutAll(server.store).catch(() => 0);
    }
    stop.abort();
    await Promise.all(load);
    const failed = answers.filter(({ status }) => status !== 200);
    expect(
      new Set(failed.map(({ status, headers }) => `${status} ${String(headers['retry-after'])}`)),
    ).toEqual(new Set(['503 5']));
    expect(loggedLine(lines.join('\n'))).toMatch(/^(?:The database does not answer|A connection)/);
    tellFault({
      fault: 'database cut under load, ten times',
      operator: loggedLine(lines.join('\n')),
      admin: `503: ${String(Object(failed[0]?.body).message)}`,
      counted: `${failed.length} of ${answers.length} requests refused, none wrong`,
    });
    const again = async (): Promise<number> => (await callApi(server.app, '/service')).status;
    await expect.poll(again).toBe(200);
  });
});

describe.runIf(everyEngine.includes('postgres'))('a slow PostgreSQL', { tags: ['long'] }, () => {
  test('aborts statements that take too long, as a temporary failure', async () => {
    const store = await open();
    const setting = async (name: string): Promise<unknown> =>
      (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(store.read)).rows[0]
        ?.value;
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    expect(await Promise.all(names.map(setting))).toEqual(['10s', '5s', '30s']);
    const slow = refusedBy(store, async (writer) => {
      await sql`set local statement_timeout = 20`.execute(writer);
      await sql`select pg_sleep(60)`.execute(writer);
    });
    expect(await slow).toBe('away');
  });

  test('aborts statements that wait for a lock too long', async () => {
    const store = await open();
    const lock = sql`lock table setting`;
    const answer = store.write(async (holder) => {
      await lock.execute(holder);
      return refusedBy(store, async (writer) => {
        await sql`set local lock_timeout = 20`.execute(writer);
        await lock.execute(writer);
      });
    });
    expect(await answer).toBe('away');
  });

  test('is not waited for if all connections are busy', async () => {
    const store = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = Array.from({ length: 10 }, () => store.write(() => promise));
    expect(await refusedBy(store, async () => undefined)).toBe('away');
    // The version is read over a separate connection.
    await expect(store.version()).resolves.toMatchObject({ id: expect.any(String) });
    resolve();
    await Promise.all(held);
  });

  test('lets a cached page be served while it is silent, and is queried again', async () => {
    const schema = await createTestSchema();
    onTestFinished(schema.drop);
    const proxy = await openDatabaseProxy(schema.url);
    const store = await openStore({ folder: '', databaseUrl: proxy.url, clock: systemClock });
    onTestFinished(store.close);
    const pages = keepPages({ version: store.version, clock: systemClock });
    let made = 0;
    const render = async () => {
      made += 1;
      return { status: 200, html: 'Ana sayfa', inline: { scripts: [], styles: [] }, policy: undefined };
    };
    const read = async (): Promise<boolean> => {
      const found = await pages.read('/', { render, askAgain: async () => undefined });
      return 'page' in found && found.stale;
    };
    expect(await read()).toBe(false);
    proxy.freeze();
    expect(await Promise.all([read(), read(), read()])).toEqual([true, true, true]);
    proxy.thaw();
    await expect.poll(read).toBe(false);
    expect(made).toBe(1);
  });
});
