import { execFile } from 'node:child_process';
import { link, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { callApi } from '../testing/callApi.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { tellFault } from '../testing/tellFault.ts';
import { openTestApp } from '../testing/testApp.ts';
import type { StoreFault } from './fileGuard.ts';
import { openStore } from './openStore.ts';
import { checkProcess, watchDatabase } from './watchDatabase.ts';

const message = { name: 'Işıl', email: 'isil@ornek.example', subject: '', message: 'Merhaba' };

/**
 * A program that wants the database to itself. By a name of its own, it sees only the lock on the file, as older versions
 * of SQLite do; newer ones look at the index of the WAL as well before they delete the WAL.
 */
const wantAlone = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec('pragma locking_mode = exclusive; select count(*) from sqlite_master');
`;

describe('the file of the embedded database', () => {
  test.each(['vitrin.db', 'vitrin.db-wal'])(
    'is missed as soon as %s is moved away: nothing is acknowledged until it is back',
    async (name) => {
      const server = await openTestApp();
      onTestFinished(server.close);
      const send = () => callApi(server.app, '/contact-messages', { method: 'POST', body: message });
      const stored = async () =>
        (await sql<{ rows: number }>`select count(*) as rows from contact_message`.execute(server.store.read))
          .rows;
      expect((await send()).status).toBe(200);
      const before = await stored();

      const file = path.join(server.folder, name);
      await rename(file, `${file}.away`);
      expect((await send()).status).toBe(503);
      expect((await callApi(server.app, '/health')).status).toBe(503);
      // A different file with its name does not count.
      await writeFile(file, '');
      expect((await send()).status).toBe(503);
      await rename(`${file}.away`, file);
      expect((await callApi(server.app, '/health')).status).toBe(200);
      expect(await stored()).toEqual(before);
      expect((await send()).status).toBe(200);
    },
  );

  test('stays locked after a health check, so that no other program takes itself for the last one and deletes its WAL', async () => {
    const server = await openTestApp();
    onTestFinished(server.close);
    const again = path.join(server.folder, 'again.db');
    await link(path.join(server.folder, 'vitrin.db'), again);
    const program = () => promisify(execFile)(process.execPath, ['--eval', wantAlone, again]);
    expect((await callApi(server.app, '/health')).status).toBe(200);
    await expect(program()).rejects.toThrow('database is locked');
    await server.store.close();
    await program();
  });

  test('is reported once, with the remedy, and responses only say that nothing was stored', async () => {
    const lines: string[] = [];
    const log = pino(
      { level: 'warn' },
      new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) }),
    );
    const faults: StoreFault[] = [];
    const folder = await temporaryFolder();
    const store = await openStore({
      folder,
      clock: systemClock,
      onFault: (fault) => faults.push(fault),
    });
    const server = await openTestApp({ log, parts: { store } });
    onTestFinished(async () => {
      await server.close();
      await store.close();
    });
    await rm(path.join(folder, 'vitrin.db'));
    for (let time = 0; time < 3; time += 1)
      await callApi(server.app, '/contact-messages', { method: 'POST', body: message });
    expect(faults.map(({ kind }) => kind)).toEqual(['moved']);
    expect(faults[0]?.message).toMatch(/moved, deleted or replaced.*npm run restore -- FOLDER/);
    expect(lines.filter((line) => line.includes('stack'))).toEqual([]);
  });
});

/** A store so full that most is read from the disk. */
async function filled() {
  const folder = await temporaryFolder();
  const faults: StoreFault[] = [];
  const store = await openStore({
    folder,
    clock: systemClock,
    onFault: (fault) => faults.push(fault),
  });
  onTestFinished(store.close);
  await sql`create table filling (id integer primary key, text text)`.execute(store.read);
  await sql`with recursive number (n) as (select 1 union all select n + 1 from number where n < 5000)
    insert into filling select n, hex(randomblob(200)) from number`.execute(store.read);
  await sql`pragma wal_checkpoint(truncate)`.execute(store.read);
  await sql`pragma shrink_memory`.execute(store.read);
  const file = path.join(folder, 'vitrin.db');
  const overwrite = async (at: number, bytes: number) => {
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(bytes, 7), 0, bytes, at);
    await handle.close();
  };
  /** The latest rows are at the end of the file. */
  const damage = async () => overwrite((await stat(file)).size - 800_000, 400_000);
  return { store, faults, overwrite, damage };
}

describe('a database that is damaged while it is open', () => {
  test('is noticed when that part is read, and no longer written', async () => {
    const { store, faults, damage } = await filled();
    await damage();
    await expect(sql`select max(length(text)) from filling`.execute(store.read)).rejects.toThrow(/malformed/);
    expect(faults.map(({ kind }) => kind)).toEqual(['damaged']);
    await expect(store.ping()).rejects.toThrow(/is damaged/);
    await expect(
      store.write((writer) => sql`delete from schema_migration where name = 'x'`.execute(writer)),
    ).rejects.toThrow(/npm run restore/);
    // On such a store an admin's change is refused, and what is readable is still shown.
    const server = await openTestApp({ parts: { store } });
    onTestFinished(server.close);
    const saved = await callApi(server.app, '/contact-messages', { method: 'POST', body: message });
    expect(saved.status).toBe(503);
    expect((await callApi(server.app, '/service')).status).toBe(200);
    tellFault({
      fault: 'database damaged while running',
      operator: faults[0]?.message ?? '',
      admin: `503: ${String(Object(saved.body).message)}`,
    });
  });

  test('is noticed by the health check if its beginning is damaged', async () => {
    const { store, overwrite } = await filled();
    await store.ping();
    await overwrite(0, 16);
    await expect(store.ping()).rejects.toThrow(/does not begin as a database/);
  });

  test('is noticed by the daily check', async () => {
    const { store, faults, damage } = await filled();
    if (store.file === undefined) throw new Error('Expected a file');
    const log = pino({ level: 'silent' });
    const watch = watchDatabase(store.file, { check: checkProcess, log });
    onTestFinished(watch.stop);
    await watch.look();
    expect(faults).toEqual([]);
    await damage();
    await watch.look();
    expect(faults.map(({ kind }) => kind)).toEqual(['damaged']);
  });

  test('is checked while visitors are served if it was too large for the start', async () => {
    const { store } = await filled();
    if (store.file === undefined) throw new Error('Expected a file');
    const looked = Promise.withResolvers<string>();
    const check = async (file: string) => {
      looked.resolve(file);
      return '';
    };
    const watch = watchDatabase({ ...store.file, checked: false }, { check, log: pino({ level: 'silent' }) });
    onTestFinished(watch.stop);
    expect(await looked.promise).toBe(store.file.path);
  });
});
