import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { countVisitors } from '../http/visitors/visitorCounts.ts';
import { changeSetting } from '../settings/documents.ts';
import { callApi } from '../testing/callApi.ts';
import { openTestApp } from '../testing/testApp.ts';
import { everyEngine } from '../testing/testEngines.ts';
import { openTestStore } from '../testing/testStore.ts';
import type { Engine } from './columns.ts';
import { isSameContent } from './contentVersion.ts';
import { openLeases } from './leases.ts';
import type { Store } from './openStore.ts';

async function open(engine: Engine = 'postgres'): Promise<Store> {
  const { store, close } = await openTestStore(engine);
  onTestFinished(close);
  return store;
}

const changeContent = (store: Store): Promise<unknown> =>
  store.write((writer) => changeSetting(writer, 'demo', { now: Math.random() }, systemClock.now()));

describe.each(everyEngine)('processes over one store on %s', (engine) => {
  test('never show an older state once a write is acknowledged, whichever process wrote and is read', async () => {
    const server = await openTestApp({ engine });
    onTestFinished(server.close);
    const apps = [server.app, await server.openAnother(), await server.openAnother()];
    const write = (app: number, companyName: string) =>
      callApi(apps[app] ?? server.app, '/site-info', {
        method: 'POST',
        token: server.token,
        body: { companyName },
      });
    const read = async (app: number): Promise<number> =>
      Number(Object((await callApi(apps[app] ?? server.app, '/site-info')).body).companyName);
    const older: number[] = [];
    for (let turn = 1; turn <= 40; turn += 1) {
      // Some reads run during the write, so that old responses are cached and version queries are in progress.
      const early = [read(0), read(1), read(2), read(1)];
      await write(turn % 3, String(turn));
      const reads = await Promise.all([read(0), read(1), read(2), read(turn % 3)]);
      older.push(...reads.filter((shown) => shown !== turn));
      await Promise.all(early);
    }
    expect(older).toEqual([]);
  });
});

describe.each(everyEngine)('the version of the content on %s', (engine) => {
  test('names the tables that were written, except those that no page shows', async () => {
    const store = await open(engine);
    const before = await store.version();
    await countVisitors(store, systemClock).count('login 203.0.113.7', 5);
    expect(await store.version()).toBe(before);
    await changeContent(store);
    const after = await store.version();
    expect(isSameContent(before, after, new Set(['post', 'picture']))).toBe(true);
    expect(isSameContent(before, after, new Set(['post', 'setting']))).toBe(false);
    expect(isSameContent(before, after, undefined)).toBe(false);
    const failing = store.write(async (writer) => {
      await changeSetting(writer, 'demo', {}, systemClock.now());
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await store.version()).toEqual(after);
  });
});

describe.runIf(everyEngine.includes('postgres'))('the version of the content on PostgreSQL', () => {
  test('changes once per transaction, also of another program, and returns to its value after a rollback', async () => {
    const store = await open();
    const versions = [(await store.version()).id];
    await changeContent(store);
    versions.push((await store.version()).id);
    await sql`update setting set updated_at = now()`.execute(store.read);
    versions.push((await store.version()).id);
    await sql`delete from setting`.execute(store.read);
    versions.push((await store.version()).id);
    expect(new Set(versions).size).toBe(4);
    const broken = store.write(async (writer) => {
      await changeSetting(writer, 'demo', {}, systemClock.now());
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect((await store.version()).id).toBe(versions.at(-1));
  });

  test('does not change with other databases and schemas, nor with tables that no page shows', async () => {
    const [store, other] = [await open(), await open()];
    const before = await store.version();
    await changeContent(other);
    await openLeases(store, systemClock).take('a');
    await countVisitors(store, systemClock).count('login 203.0.113.7', 5);
    await store.write((writer) => writer.deleteFrom('session').execute());
    expect(await store.version()).toBe(before);
  });

  test('is watched in every table except those that no page shows', async () => {
    const { read } = await open();
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema() and not exists (
        select from pg_trigger where tgname = 'content_changed' and tgrelid = format('%I.%I', schemaname, tablename)::regclass
      ) order by 1`.execute(read);
    expect(rows.map(({ name }) => name)).toEqual([
      'activity',
      'code_secret',
      'contact_message',
      'content_version',
      'draft',
      'email_change',
      'erasure',
      'invitation',
      'lease',
      'mail_letter',
      'mail_setup',
      'message_reply',
      'notice_version',
      'passkey',
      'passkey_challenge',
      'password_guess',
      'password_link',
      'plan',
      'preview_link',
      'recovery_code',
      'retention',
      'schema_migration',
      'session',
      'sign_in_step',
      'text_file',
      'trash',
      'trash_picture',
      'user_account',
      'version',
      'version_picture',
      'visit_sum',
      'visitor_count',
    ]);
  });

  test('does not cause deadlocks between writers that lock rows in the same order', async () => {
    const store = await open();
    await changeContent(store);
    const both = async (number: number) =>
      store.write(async (writer) => {
        await changeSetting(writer, number % 2 === 0 ? 'demo' : 'theme', { number }, systemClock.now());
        await sql`select pg_sleep(0.001)`.execute(writer);
        await writer
          .updateTable('picture')
          .set({ alt: String(number) })
          .execute();
      });
    const ends = await Promise.allSettled(Array.from({ length: 60 }, (_, number) => both(number)));
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});
