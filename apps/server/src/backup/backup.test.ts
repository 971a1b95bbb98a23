import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { addAccount } from '../auth/accounts.ts';
import { systemClock as clock } from '../clock.ts';
import { queueLetters } from '../mail/letterQueue.ts';
import { nameOf, pictureExtensions, typeOfExtension } from '../media/pictureName.ts';
import { addPicture } from '../media/pictures.ts';
import { openLocalStorage } from '../media/storage/localStorage.ts';
import { changeSetting, readSetting } from '../settings/documents.ts';
import { migrations } from '../store/migrations.ts';
import { openStore } from '../store/openStore.ts';
import { withClient } from '../store/postgresClient.ts';
import { runCommandProcess } from '../testing/commandProcess.ts';
import { emptyPlace, type Place, runInstallation } from '../testing/installation.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { tellFault } from '../testing/tellFault.ts';
import { testEngines } from '../testing/testEngines.ts';
import { testStorages } from '../testing/testStorage.ts';

const backup = (place: Place, ...args: readonly string[]) =>
  runCommandProcess('backup/backupCommand.ts', args, { env: place });
const restore = (place: Place, ...args: readonly string[]) =>
  runCommandProcess('backup/restoreCommand.ts', args, { env: place });

const open = (place: Place) =>
  openStore({ folder: place.DATA_DIR, databaseUrl: place['DATABASE_URL'], clock });

const everywhere = testEngines.flatMap((engine) => testStorages.map((storing) => ({ engine, storing })));

test.each(everywhere)(
  'a backup of a server that is written to is a whole installation elsewhere, on $engine and $storing',
  { tags: ['long'] },
  async ({ engine, storing }) => {
    const place = await emptyPlace(engine, storing);
    const before = await runInstallation(place);
    const names = [await before.upload(640), await before.upload(641)];
    // Some parsers treat U+2028 as a line ending, and JSON does not escape it.
    await before.sendMessage('Merhaba\u2028dünya "\\ \n 🙂');
    const sent = await (await before.get('/contact-messages')).text();

    const end = new AbortController();
    onTestFinished(() => end.abort());
    const again = async (work: (number: number) => Promise<unknown>): Promise<void> => {
      for (let number = 0; !end.signal.aborted; number += 1) await work(number);
    };
    const written = Promise.all([
      again(() => before.sendMessage('Yine')),
      again((number) => before.upload(32 + number)),
    ]);
    const copy = path.join(await temporaryFolder(), 'backups', 'copy');
    const made = await backup(place, copy);
    end.abort();
    await written;
    expect(made).toEqual({ code: 0, errors: '', output: expect.stringContaining(' files, ') });
    expect(await backup(place, '--verify', copy)).toEqual({
      code: 0,
      errors: '',
      output: expect.stringContaining('It is whole.'),
    });
    const all = await before.messages();
    await before.kill();

    const elsewhere = await emptyPlace(engine, storing);
    expect(await restore(elsewhere, copy)).toMatchObject({ code: 0, errors: '' });
    const after = await runInstallation(elsewhere);
    const kept = await after.messages();
    expect(kept).toBeGreaterThanOrEqual(1);
    expect(kept).toBeLessThanOrEqual(all);
    const [first] = z.array(z.unknown()).length(1).parse(JSON.parse(sent));
    const inbox: unknown = await (await after.get('/contact-messages?limit=10000')).json();
    expect(inbox).toContainEqual(first);
    expect(await after.shows(names)).toBe(true);
    // Sessions, triggers and counters work as well.
    names.push(await after.upload(900));
    expect(await after.shows(names)).toBe(true);
    await after.sendMessage('Yeni');
    tellFault({
      fault: `backup and restore while writing, ${engine} and ${storing}`,
      operator: made.output.trim().replaceAll(copy, 'FOLDER').replaceAll('\n', ' '),
      admin: 'nothing: the site goes on',
      counted: `${kept} of ${all} messages, those of one moment`,
    });
    expect(await after.messages()).toBe(kept + 1);
  },
);

test.each(testEngines)(
  'a restore refuses a place that is in use or holds data, and moves the data aside when told to, on %s',
  { tags: ['long'] },
  async (engine) => {
    const place = await emptyPlace(engine, 'a folder');
    const copy = path.join(await temporaryFolder(), 'copy');
    const first = await runInstallation(place);
    const picture = await first.upload(500);
    await first.sendMessage('Eski');
    expect((await backup(place, copy)).code).toBe(0);
    await first.sendMessage('Yeni');
    const lost = await first.upload(501);

    const used = await restore(place, copy, '--overwrite');
    expect(used).toMatchObject({ code: 1, errors: expect.stringContaining('stop it first') });
    expect(await first.messages()).toBe(2);
    await first.kill();
    const full = await restore(place, copy);
    expect(full).toMatchObject({ code: 1, errors: expect.stringContaining('--overwrite') });

    const done = await restore(place, copy, '--overwrite');
    expect(done).toMatchObject({ code: 0, errors: '' });
    const second = await runInstallation(place);
    expect(await second.messages()).toBe(1);
    expect(await second.shows([picture])).toBe(true);
    expect(await second.shows([lost])).toBe(false);
    await second.kill();
    const inside = await readdir(place.DATA_DIR);
    const aside = inside.find((name) => name.startsWith('before-restore-')) ?? '';
    expect(done.output).toContain(path.join(place.DATA_DIR, aside, 'pictures'));
    expect(await readdir(path.join(place.DATA_DIR, aside, 'pictures'))).toContain(lost);
    expect(inside.filter((name) => name.includes('partial'))).toEqual([]);
    // Nothing is lost: a server on the data that was moved aside has all of it.
    const [schema] = /vitrin_before_restore_\d{8}t\d{6}/.exec(done.output) ?? [];
    const url = place['DATABASE_URL'];
    if (url !== undefined) onTestFinished(() => dropSchema(url, schema ?? ''));
    const third = await runInstallation({
      DATA_DIR: path.join(place.DATA_DIR, aside),
      ...(url !== undefined && { DATABASE_URL: inSchema(url, schema ?? '') }),
    });
    expect(await third.messages()).toBe(2);
    expect(await third.shows([picture, lost])).toBe(true);
    await third.kill();
  },
);

function inSchema(url: string, schema: string): string {
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  return address.href;
}

const dropSchema = (url: string, schema: string): Promise<void> =>
  withClient(url, async (client) => void (await client.query(`drop schema ${schema} cascade`)));

test.runIf(testEngines.includes('postgres'))(
  'tables of others in the same schema are neither in a backup nor moved by a restore',
  { tags: ['long'] },
  async () => {
    const place = await emptyPlace('postgres', 'a folder');
    const url = place['DATABASE_URL'] ?? '';
    await (await openStore({ folder: place.DATA_DIR, databaseUrl: url, clock })).close();
    await withClient(url, async (client) => {
      await client.query('create table mesaj_yedegi as select * from contact_message');
      await client.query('create table "Müşteri Listesi" ("Adı" text)');
      // Of a newer version, from which somebody goes back.
      await client.query('create table of_newer (picture_id text references picture)');
      await client.query(
        `create table watched_by_newer (id text); create trigger content_changed after insert on watched_by_newer
         for each statement execute function content_changed()`,
      );
    });
    const copy = path.join(await temporaryFolder(), 'copy');
    expect(await backup(place, copy)).toMatchObject({ code: 0, errors: '' });
    expect(await readdir(path.join(copy, 'tables'))).not.toContain('mesaj_yedegi.jsonl');
    const done = await restore(place, copy, '--overwrite');
    expect(done).toMatchObject({ code: 0, errors: '' });
    const [schema] = /vitrin_before_restore_\d{8}t\d{6}/.exec(done.output) ?? [];
    onTestFinished(() => dropSchema(url, schema ?? ''));
    await withClient(url, async (client) => {
      await client.query('select * from mesaj_yedegi, "Müşteri Listesi"');
      await client.query(`select * from ${schema}.of_newer, ${schema}.watched_by_newer`);
    });
  },
);

test('a plain copy of a data folder, as earlier versions made it, is checked and restored', {
  tags: ['long'],
}, async () => {
  const place = await emptyPlace('sqlite', 'a folder');
  const first = await runInstallation(place);
  const picture = await first.upload(500);
  await first.sendMessage('Eski');
  await first.kill();
  // The latest writes are still in the WAL beside the database.
  const copy = path.join(await temporaryFolder(), 'copy');
  await cp(place.DATA_DIR, copy, { recursive: true });
  const before = await readdir(copy);
  expect(before).toContain('vitrin.db-wal');
  expect(await backup(place, '--verify', copy)).toMatchObject({
    code: 0,
    output: expect.stringContaining('a plain copy'),
  });
  const elsewhere = await emptyPlace('sqlite', 'a folder');
  expect((await restore(elsewhere, copy)).code).toBe(0);
  expect(await readdir(copy)).toEqual(before);
  const second = await runInstallation(elsewhere);
  expect(await second.messages()).toBe(1);
  expect(await second.shows([picture])).toBe(true);
});

test('a backup of a PostgreSQL that is away names it in one line', async () => {
  const folder = await temporaryFolder();
  const place = { DATA_DIR: folder, DATABASE_URL: 'postgres://a:geheim@127.0.0.1:1/c' };
  expect(await backup(place, `${folder}-copy`)).toEqual({
    code: 1,
    output: '',
    errors: 'DATABASE_URL: expected a PostgreSQL at 127.0.0.1:1/c, which cannot be reached (ECONNREFUSED)\n',
  });
});

test.each(testStorages)(
  'the copy that an upgrade keeps is the way back that an older version names, with pictures in %s',
  { tags: ['long'] },
  async (storing) => {
    const place = await emptyPlace('sqlite', storing);
    const first = await runInstallation(place);
    const picture = await first.upload(500);
    await first.sendMessage('Eski');
    await first.kill();
    const later = { name: '9999_later', up: async () => undefined };
    const upgraded = await openStore({
      folder: place.DATA_DIR,
      clock,
      migrations: [...migrations, later],
    });
    await upgraded.write((writer) => writer.deleteFrom('contactMessage').execute());
    await upgraded.close();

    const words = await open(place).then(String, String);
    const [, named = ''] = /npm run restore -- DATA_DIR\/(\S+) --overwrite$/.exec(words) ?? [];
    const copy = path.join(place.DATA_DIR, named);
    expect(await restore(place, copy)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('--overwrite'),
    });
    expect(await restore(place, copy, '--overwrite')).toMatchObject({ code: 0, errors: '' });
    const second = await runInstallation(place);
    expect(await second.messages()).toBe(1);
    expect(await second.shows([picture])).toBe(true);
  },
);

test('pictures in a bucket that only the former site used are kept', { tags: ['long'] }, async () => {
  const place = await emptyPlace('sqlite', 'S3');
  const first = await runInstallation(place);
  const picture = await first.upload(300);
  const copy = path.join(await temporaryFolder(), 'copy');
  expect((await backup(place, copy)).code).toBe(0);
  const lost = await first.upload(301);
  // Tried out elsewhere, with the bucket of the site that still runs.
  const elsewhere = { ...place, DATA_DIR: await temporaryFolder() };
  expect(await restore(elsewhere, copy)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('give it no STORAGE_URL'),
  });
  await first.kill();
  const done = await restore(place, copy, '--overwrite');
  expect(done).toMatchObject({ code: 0, errors: '' });
  const aside = (await readdir(place.DATA_DIR)).find((name) => name.startsWith('before-restore-')) ?? '';
  const kept = await readdir(path.join(place.DATA_DIR, aside, 'pictures'));
  expect(kept).toContain(lost);
  expect(kept).not.toContain(picture);
});

test.each(testEngines)(
  'every file that the database names is in a backup, whatever its type, on %s',
  async (engine) => {
    const place = await emptyPlace(engine, 'a folder');
    const store = await open(place);
    const storage = await openLocalStorage(path.join(place.DATA_DIR, 'pictures'));
    const files = pictureExtensions.map((extension) => {
      const bytes = Buffer.from(`A ${extension}`);
      return { bytes, extension, name: nameOf(bytes, extension) };
    });
    for (const { bytes, extension, name } of files) {
      await storage.put(name, bytes);
      const mime = typeOfExtension(extension);
      const facts = { name, mime, bytes: bytes.length, width: 1, height: 1, placeholder: '', color: '' };
      await store.write((writer) =>
        addPicture(writer, { ...facts, variants: [], variantsComplete: true }, { alt: '', now: clock.now() }),
      );
    }
    await store.close();
    const copy = path.join(await temporaryFolder(), 'copy');
    expect((await backup(place, copy)).code).toBe(0);
    const elsewhere = await emptyPlace(engine, 'a folder');
    expect(await restore(elsewhere, copy)).toMatchObject({ code: 0, errors: '' });
    const folder = path.join(elsewhere.DATA_DIR, 'pictures');
    const restored = await Promise.all(files.map(({ name }) => readFile(path.join(folder, name), 'utf8')));
    expect(restored).toEqual(files.map(({ bytes }) => bytes.toString()));
  },
);

test.each(testEngines)(
  'letters that waited when a backup was made are not sent by who restores it, on %s',
  async (engine) => {
    const place = await emptyPlace(engine, 'a folder');
    await mkdir(place.DATA_DIR);
    const before = await open(place);
    const kinds = ['message', 'passwordLink'] as const;
    const letters = kinds.map((kind) => ({ kind, recipient: 'a@b.example', about: '1' }));
    await before.write((writer) => queueLetters(writer, letters, clock.now()));
    await before.close();
    const copy = path.join(await temporaryFolder(), 'copy');
    expect((await backup(place, copy)).code).toBe(0);
    const elsewhere = await emptyPlace(engine, 'a folder');
    expect(await restore(elsewhere, copy)).toMatchObject({ code: 0, errors: '' });
    const after = await open(elsewhere);
    onTestFinished(after.close);
    const left = await after.read.selectFrom('mailLetter').select(['kind', 'state']).execute();
    expect(left).toEqual([{ kind: 'message', state: 'failed' }]);
  },
);

test.each(testEngines)(
  'a restore brings back neither sessions nor invitations nor links, and says so, on %s',
  async (engine) => {
    const place = await emptyPlace(engine, 'a folder');
    await mkdir(place.DATA_DIR);
    const before = await open(place);
    await before.write(async (writer) => {
      const account = { name: 'Ada', surname: '', email: 'a@b.example', passwordHash: '' };
      await addAccount(writer, { ...account, role: 'owner' }, clock);
      const { id: userId } = await writer.selectFrom('userAccount').select('id').executeTakeFirstOrThrow();
      const createdAt = clock.now();
      const times = { createdAt, expiresAt: new Date(createdAt.getTime() + 60_000) };
      const pass = { tokenHash: 'x', userId, ...times };
      const of = { email: 'b@b.example', emailKey: 'b@b.example' };
      const session = { ...pass, userAgent: '', address: '', lastUsedAt: createdAt };
      await writer.insertInto('session').values(session).execute();
      await writer.insertInto('signInStep').values(pass).execute();
      await writer.insertInto('passwordLink').values(pass).execute();
      await writer
        .insertInto('emailChange')
        .values({ ...pass, ...of })
        .execute();
      await writer
        .insertInto('passkeyChallenge')
        .values({ challengeHash: 'x', userId, ...times })
        .execute();
      const invitation = { ...pass, ...of, id: 'x', role: 'owner', invitedBy: 'Ada' };
      await writer.insertInto('invitation').values(invitation).execute();
      const preview = { ...pass, id: 'x', subjectKind: null, subjectId: null, title: '', usedAt: null };
      await writer.insertInto('previewLink').values(preview).execute();
    });
    await before.close();
    const copy = path.join(await temporaryFolder(), 'copy');
    expect((await backup(place, copy)).code).toBe(0);
    const elsewhere = await emptyPlace(engine, 'a folder');
    const done = await restore(elsewhere, copy);
    expect(done).toMatchObject({ code: 0, errors: '', output: expect.stringContaining('signs in again') });
    const after = await open(elsewhere);
    onTestFinished(after.close);
    const left: string[] = [];
    for (const table of [
      'userAccount',
      'session',
      'signInStep',
      'passwordLink',
      'emailChange',
      'passkeyChallenge',
      'invitation',
      'previewLink',
    ] as const) {
      if ((await after.read.selectFrom(table).selectAll().execute()).length > 0) left.push(table);
    }
    expect(left).toEqual(['userAccount']);
  },
);

test.each(testEngines)(
  'a backup of an older version is restored and then migrated, on %s',
  async (engine) => {
    const place = await emptyPlace(engine, 'a folder');
    await mkdir(place.DATA_DIR);
    const older = await openStore({
      folder: place.DATA_DIR,
      databaseUrl: place['DATABASE_URL'],
      clock,
      migrations: migrations.slice(0, -3),
    });
    await older.write((writer) => changeSetting(writer, 'demo', { old: 'evet' }, clock.now()));
    await older.close();
    const copy = path.join(await temporaryFolder(), 'copy');
    expect((await backup(place, copy)).code).toBe(0);
    const elsewhere = await emptyPlace(engine, 'a folder');
    expect(await restore(elsewhere, copy)).toMatchObject({ code: 0, errors: '' });
    const store = await openStore({
      folder: elsewhere.DATA_DIR,
      databaseUrl: elsewhere['DATABASE_URL'],
      clock,
    });
    onTestFinished(store.close);
    expect(await readSetting(store.read, 'demo')).toEqual({ old: 'evet' });
    const book = await store.read.selectFrom('schemaMigration').select('name').execute();
    expect(book).toHaveLength(migrations.length);
  },
);

test('a backup of a folder without a database makes neither', async () => {
  const folder = await temporaryFolder();
  const place = { DATA_DIR: path.join(folder, 'data') };
  const done = await backup(place, path.join(folder, 'backup'));
  expect(done).toMatchObject({ code: 1, errors: expect.stringContaining('holds no database') });
  expect(await readdir(folder)).toEqual([]);
});
