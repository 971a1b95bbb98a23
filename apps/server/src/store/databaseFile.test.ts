import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { nameOf } from '../media/pictureName.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { startWords } from '../testing/startWords.ts';
import { createTestSchema, everyEngine } from '../testing/testEngines.ts';
import { tellFault } from '../testing/tellFault.ts';
import { openStore } from './openStore.ts';

const fileIn = (folder: string): string => path.join(folder, 'vitrin.db');

/** A site's database with some rows, and one of its pictures. */
async function fillSite(folder: string, rows: number): Promise<void> {
  const store = await openStore({ folder, clock: systemClock });
  await sql`create table filling (id integer primary key, text text)`.execute(store.read);
  await sql`create index filling_text on filling (text)`.execute(store.read);
  await sql`with recursive number (n) as (select 1 union all select n + 1 from number where n < ${rows})
    insert into filling select n, hex(randomblob(200)) from number`.execute(store.read);
  await store.close();
}

let bytes: Uint8Array;
let pageOfIndex: number;
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-test-'));
  await fillSite(folder, 2_000);
  bytes = await readFile(fileIn(folder));
  const database = new DatabaseSync(fileIn(folder), { readOnly: true });
  const row = database.prepare("select rootpage from sqlite_master where name = 'filling_text'").get();
  pageOfIndex = Number(row?.['rootpage']);
  database.close();
  await rm(folder, { recursive: true });
});

/** A copy of the site in a folder of its own, with a picture. */
async function copied(): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(fileIn(folder), bytes);
  await mkdir(path.join(folder, 'pictures'));
  await writeFile(path.join(folder, 'pictures', nameOf(Buffer.from('a'), 'jpg')), 'a');
  return folder;
}

async function overwrite(file: string, at: number, written: Uint8Array): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(written, 0, written.length, at);
  await handle.close();
}

/** The WAL that a server leaves when it is killed after some writes. */
async function logOf(folder: string, deleted = 'id % 3 = 0'): Promise<Uint8Array> {
  const database = new DatabaseSync(fileIn(folder));
  database.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0');
  database.exec(`delete from filling where ${deleted}`);
  const log = await readFile(`${fileIn(folder)}-wal`);
  database.close();
  return log;
}

async function otherSite(): Promise<string> {
  const folder = await temporaryFolder();
  await fillSite(folder, 300);
  return folder;
}

const damages: Readonly<Record<string, (file: string, folder: string) => Promise<void>>> = {
  'its header': (file) => overwrite(file, 0, randomBytes(100)),
  'a page in its middle': (file) =>
    overwrite(file, Math.floor(bytes.length / 8_192) * 4_096, randomBytes(4_096)),
  'a page of an index': (file) => overwrite(file, (pageOfIndex - 1) * 4_096, randomBytes(4_096)),
  'half of it is missing': (file) => truncate(file, bytes.length / 2),
  'another file altogether': (file) => writeFile(file, 'Merhaba. '.repeat(10_000)),
  'a log that is none': (file) => writeFile(`${file}-wal`, randomBytes(40_000)),
  // Few pages: a WAL that replaces nearly all of them would turn the file into the other database, undamaged.
  'the log of another database': async (file) =>
    writeFile(`${file}-wal`, await logOf(await otherSite(), 'id < 5')),
};

describe('a start with a damaged database', () => {
  test.each(Object.entries(damages))('reports it in one line, with the remedy: %s', async (name, damage) => {
    const folder = await copied();
    await damage(fileIn(folder), folder);
    const before = await readFile(fileIn(folder));
    const told = await startWords({ DATA_DIR: folder });
    expect(told).toMatch(/^The database \S+ is damaged \(.+\)\. .*npm run restore -- FOLDER --overwrite/);
    expect(told).not.toContain('\n');
    tellFault({ fault: `damaged file: ${name}`, operator: told ?? '', admin: 'no server answers' });
    // What may still be recoverable is unchanged.
    expect(Buffer.compare(await readFile(fileIn(folder)), before)).toBe(0);
  });

  test('succeeds with the intact file, and with the WAL that its last server left', async () => {
    const folder = await copied();
    const log = await logOf(await copied());
    await writeFile(`${fileIn(folder)}-wal`, log);
    expect(await startWords({ DATA_DIR: folder })).toBeUndefined();
    const database = new DatabaseSync(fileIn(folder), { readOnly: true });
    expect(database.prepare('select count(*) as rows from filling').get()).toEqual({ rows: 1_334 });
    database.close();
  });
});

describe('a database without content beside the pictures of a site', () => {
  const emptied: Readonly<Record<string, (file: string) => Promise<void>>> = {
    'is missing': (file) => rm(file),
    'is empty': (file) => truncate(file, 0),
  };
  test.each(Object.entries(emptied))('is not treated as a new one if it %s', async (words, empty) => {
    const folder = await copied();
    await empty(fileIn(folder));
    const told = await startWords({ DATA_DIR: folder });
    expect(told).toContain(`${words}, but a site has left pictures`);
    tellFault({ fault: `the database ${words}`, operator: told ?? '', admin: 'no server answers' });
    expect(told).toMatch(/npm run restore -- FOLDER.*EMPTY_DATABASE=accept$/);
    const size = await stat(fileIn(folder)).then(
      (found) => found.size,
      () => 0,
    );
    expect(size).toBe(0);
    expect(await startWords({ DATA_DIR: folder, EMPTY_DATABASE: 'accept' })).toBeUndefined();
    expect(await startWords({ DATA_DIR: folder })).toBeUndefined();
  });

  test('is not treated as a new one if only its WAL is left', async () => {
    const folder = await copied();
    await rm(path.join(folder, 'pictures'), { recursive: true });
    await writeFile(`${fileIn(folder)}-wal`, await logOf(await copied()));
    await rm(fileIn(folder));
    expect(await startWords({ DATA_DIR: folder })).toContain('is missing, but a site has left a log');
  });

  test.runIf(everyEngine.includes('postgres'))('nor is a PostgreSQL that was never used', async () => {
    const schema = await createTestSchema();
    onTestFinished(schema.drop);
    const site = { DATA_DIR: await copied(), DATABASE_URL: schema.url };
    const told = await startWords(site);
    expect(told).toMatch(
      /^The database at \S+ is empty, but a site has left pictures.*EMPTY_DATABASE=accept$/,
    );
    expect(told).not.toContain(':postgres@');
    expect(await startWords({ ...site, EMPTY_DATABASE: 'accept' })).toBeUndefined();
    expect(await startWords(site)).toBeUndefined();
  });

  test('is a new one if there is nothing else', async () => {
    expect(await startWords({ DATA_DIR: await temporaryFolder() })).toBeUndefined();
  });
});

test('a database of another program is left untouched', async () => {
  const folder = await temporaryFolder();
  const database = new DatabaseSync(fileIn(folder));
  database.exec('create table customer (id integer)');
  database.close();
  expect(await startWords({ DATA_DIR: folder })).toMatch(
    /^DATA_DIR: expected a database of Vitrin, and .* another program \(it has customer\)$/,
  );
});
