// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { systemClock as clock } from '../clock.ts';
import { CommandError } from '../commands/commandError.ts';
import { openLocalStorage } from '../media/storage/localStorage.ts';
import { nameOf } from '../media/pictureName.ts';
import { addPicture } from '../media/pictures.ts';
import type { PictureStorage } from '../media/storage/pictureStorage.ts';
import { storePicture } from '../media/uploads/preparePicture.ts';
import { openStore } from '../store/openStore.ts';
import { runCommandProcess } from '../testing/commandProcess.ts';
import { emptyPlace, type Place } from '../testing/installation.ts';
import { testClock } from '../testing/testClock.ts';
import { madeJpeg } from '../testing/samplePictures.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { tellFault } from '../testing/tellFault.ts';
import { testEngines } from '../testing/testEngines.ts';
import { backUp, type BackupSource } from './backUp.ts';
import { programEnv } from '../testing/programEnv.ts';
import { restore as restoreHere } from './restore.ts';
import { verifyBackup } from './verifyBackup.ts';

const command = path.join(import.meta.dirname, 'backupCommand.ts');
const backup = (place: Place, ...args: readonly string[]) =>
  runCommandProcess('backup/backupCommand.ts', args, { env: place });
const restore = (place: Place, ...args: readonly string[]) =>
  runCommandProcess('backup/restoreCommand.ts', args, { env: place });

const sourceOf = async (place: Place): Promise<BackupSource> => ({
  dataFolder: place.DATA_DIR,
  databaseUrl: place['DATABASE_URL'],
  storage: await openLocalStorage(path.join(place.DATA_DIR, 'pictures')),
});

/** The problems of a folder, as `npm run backup -- --verify` tells them; empty if it is whole. */
const problemsOf = async (folder: string): Promise<string> =>
  verifyBackup(folder).then(
    ({ problems }) => problems.join('\n'),
    (error: unknown) => String(error),
  );

/** An installation without a server, with the given number of small pictures. */
async function smallPlace(engine: (typeof testEngines)[number], pictures: number): Promise<Place> {
  const place = await emptyPlace(engine, 'a folder');
  await mkdir(place.DATA_DIR);
  const store = await openStore({ folder: place.DATA_DIR, databaseUrl: place['DATABASE_URL'], clock });
  const { storage } = await sourceOf(place);
  const made = await madeJpeg({ width: 8, height: 8 });
  for (let number = 0; number < pictures; number += 1) {
    // Bytes after the end of a JPEG are not shown, but make it a different file.
    const file = Buffer.concat([made.file, Buffer.from(String(number))]);
    const facts = { ...made.facts, name: nameOf(file, 'jpg') };
    const prepared = await storePicture({ file, facts }, storage);
    await store.write((writer) => addPicture(writer, prepared, { alt: '', now: clock.now() }));
  }
  await store.close();
  return place;
}

describe.each(testEngines)('a backup on %s', (engine) => {
  test('whose restore fails at the last step leaves database and pictures as they were', async () => {
    const place = await smallPlace(engine, 2);
    const { DATA_DIR, DATABASE_URL: databaseUrl } = place;
    const good = path.join(await temporaryFolder(), 'good');
    await backUp(await sourceOf(place), good, { clock });
    const pictures = path.join(DATA_DIR, 'pictures');
    // Only the former site has this one.
    await writeFile(path.join(pictures, 'yalnizca-burada'), 'a');
    const before = (await readdir(pictures)).toSorted();

    // Something is already in the way where the former database is to go: with SQLite it blocks the second of the
    // moves, so that the first has to be undone.
    const at = testClock();
    const name = 'before-restore-20260302T090000';
    if (databaseUrl === undefined) {
      await mkdir(path.join(DATA_DIR, 'vitrin.db-wal'));
      await mkdir(path.join(DATA_DIR, name, 'vitrin.db-wal', 'full'), { recursive: true });
    } else await query(databaseUrl, `create schema ${asideOf(name)}`);
    const bring = () =>
      restoreHere(
        good,
        { dataFolder: DATA_DIR, databaseUrl, bucket: undefined },
        { clock: at, overwrite: true, tell: () => undefined },
      );
    await expect(bring()).rejects.toThrow(/exist|not empty/i);
    expect((await readdir(pictures)).toSorted()).toEqual(before);
    // No part of the former database is left aside, only what stood in the way.
    const aside = databaseUrl === undefined ? await readdir(path.join(DATA_DIR, name)) : [];
    expect(aside).toEqual(databaseUrl === undefined ? ['vitrin.db-wal'] : []);
    if (databaseUrl === undefined) await rm(path.join(DATA_DIR, 'vitrin.db-wal'), { recursive: true });
    else await query(databaseUrl, `drop schema ${asideOf(name)} cascade`);
    const store = await openStore({ folder: DATA_DIR, databaseUrl, clock });
    expect(await store.read.selectFrom('picture').select('name').execute()).toHaveLength(2);
    await store.close();

    at.advance(1_000);
    expect(await bring()).toMatchObject({ pictures: 2 });
    expect(await readdir(pictures)).toHaveLength(2);
    if (databaseUrl !== undefined)
      await query(databaseUrl, `drop schema ${asideOf('before-restore-20260302T090001')} cascade`);
  });

  test('one that is killed leaves nothing that looks complete, and one that is asked to stop leaves nothing', async () => {
    const place = await smallPlace(engine, 300);
    const start = (target: string) =>
      spawn(process.execPath, [command, target], {
        stdio: 'ignore',
        env: programEnv(place),
      });
    const folder = await temporaryFolder();
    const found = new Set<string>();
    for (const [index, waitMs] of [0, 0, 5, 5, 15, 15, 40, 40, 80, 80].entries()) {
      const target = path.join(folder, `${index}`);
      const child = start(target);
      const ended = once(child, 'exit');
      // Starting takes most of the time; what matters begins once the folder exists.
      while (child.exitCode === null && !(await readdir(folder)).some((name) => name.startsWith(`${index}`)))
        await setTimeout(2);
      await setTimeout(waitMs);
      child.kill(index % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
      await ended;
      const left = (await readdir(folder)).filter((name) => name.startsWith(`${index}`));
      if (left.length === 0) found.add('nothing');
      for (const name of left) {
        const problems = await problemsOf(path.join(folder, name));
        const looks = name === `${index}` ? 'whole' : name.replace(/^\d\.(partial)-.*/, '$1');
        found.add(`${looks}: ${/was broken off/.exec(problems)?.[0] ?? problems}`);
      }
    }
    expect(found).toContain('partial: was broken off');
    expect(found).toContain('nothing');
    for (const fine of ['partial: was broken off', 'nothing', 'whole: ']) found.delete(fine);
    expect([...found]).toEqual([]);
  });

  test('names what is damaged or missing, and is then not restored', async () => {
    const place = await smallPlace(engine, 3);
    const folder = await temporaryFolder();
    const good = path.join(folder, 'good');
    await backUp(await sourceOf(place), good, { clock });
    const [picture = ''] = await readdir(path.join(good, 'pictures'));
    const data = engine === 'sqlite' ? 'vitrin.db' : 'tables/picture.jsonl';

    const damages: readonly (readonly [
      name: string,
      said: RegExp,
      damage: (copy: string) => Promise<unknown>,
    ])[] = [
      ['no picture', /pictures\/.* is missing/, (copy) => rm(path.join(copy, 'pictures', picture))],
      [
        'a short picture',
        /has 1 bytes instead of/,
        (copy) => truncate(path.join(copy, 'pictures', picture), 1),
      ],
      ['another byte', /has other bytes/, (copy) => flip(path.join(copy, data))],
      ['no data', /(?:vitrin\.db|picture\.jsonl) is missing/, (copy) => rm(path.join(copy, data))],
      [
        'no manifest',
        engine === 'sqlite' ? /^$/ : /is no backup/,
        (copy) => rm(path.join(copy, 'manifest.json')),
      ],
      [
        'half a manifest',
        /manifest\.json cannot be read/,
        (copy) => truncate(path.join(copy, 'manifest.json'), 200),
      ],
      [
        'a path that climbs',
        /manifest\.json cannot be read: files\.0\.path/,
        (copy) => edit(copy, (text) => text.replace(/"path": "[^"]+"/, '"path": "pictures/../../x"')),
      ],
      [
        'fewer rows than written',
        /picture has 3 rows instead of 4/,
        (copy) => edit(copy, (text) => text.replace(/"picture": 3/, '"picture": 4')),
      ],
      ...(engine === 'postgres'
        ? [
            [
              'a newer version',
              /newer version of Vitrin: it has 9999_later/,
              (copy: string) =>
                edit(copy, (text) => text.replace('"0001_slice"', '"0001_slice", "9999_later"')),
            ] as const,
          ]
        : []),
    ];
    const elsewhere = await emptyPlace(engine, 'a folder');
    const told: string[] = [];
    for (const [name, said, damage] of damages) {
      const copy = path.join(folder, name);
      await cp(good, copy, { recursive: true });
      await damage(copy);
      const problems = await problemsOf(copy);
      expect.soft({ name, problems }).toEqual({ name, problems: expect.stringMatching(said) });
      if (problems === '') continue;
      told.push(problems.replaceAll(/\s+/g, ' '));
      const there = {
        dataFolder: elsewhere.DATA_DIR,
        databaseUrl: elsewhere['DATABASE_URL'],
        bucket: undefined,
      };
      await expect(
        restoreHere(copy, there, { clock, overwrite: true, tell: () => undefined }),
      ).rejects.toBeInstanceOf(CommandError);
    }
    // The commands tell the same.
    const damaged = path.join(folder, 'another byte');
    expect(await backup(place, '--verify', damaged)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/not whole:\n.*has other bytes/),
    });
    expect(await restore(elsewhere, damaged, '--overwrite')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/Nothing was restored.*\n.*has other bytes/),
    });
    // Nothing was changed: the place still accepts a restore without `--overwrite`.
    expect((await restore(elsewhere, good)).code).toBe(0);
    tellFault({
      fault: `damaged backup, ${engine}`,
      operator: told[0] ?? '',
      admin: 'nothing: what is there is not touched',
      counted: `${told.length} ways of damage, none taken`,
    });
  });

  test('goes into a new folder outside of the data, and leaves nothing if the disk is full', async () => {
    const place = await smallPlace(engine, 6);
    const folder = await temporaryFolder();
    await symlink(place.DATA_DIR, path.join(folder, 'link'));
    for (const target of [place.DATA_DIR, path.join(place.DATA_DIR, 'a/b'), path.join(folder, 'link/c')]) {
      expect(await backup(place, target)).toEqual({
        code: 1,
        output: '',
        errors: expect.stringContaining('lies in the data folder'),
      });
    }
    await mkdir(path.join(folder, 'there'));
    expect((await backup(place, path.join(folder, 'there'))).errors).toContain('exists already');
    expect((await backup(place)).code).toBe(2);
    await writeFile(path.join(folder, 'link.txt'), '');
    const below = path.join(folder, 'link.txt', 'copy');
    expect((await backup(place, below)).errors).toBe(
      `A backup goes into a folder that can be written, and ${path.dirname(below)} is a file (EEXIST).\n`,
    );
    await rm(path.join(folder, 'link.txt'));
    expect((await backup(place, '--verify', path.join(folder, 'there'))).errors).toContain('is no backup');

    const source = await sourceOf(place);
    const target = path.join(folder, 'full');
    const full: PictureStorage = { ...source.storage, find: fullAfter(3, source.storage) };
    const made = backUp({ ...source, storage: full }, target, { clock });
    await expect(made).rejects.toThrow(`make room on the disk of ${folder}, or lower BACKUP_KEEP`);
    expect((await readdir(folder)).toSorted((a, b) => a.localeCompare(b))).toEqual(['link', 'there']);
  });

  test('of an installation that lost a picture names it, and can be restored', async () => {
    const place = await smallPlace(engine, 3);
    const [lost = ''] = await readdir(path.join(place.DATA_DIR, 'pictures'));
    await rm(path.join(place.DATA_DIR, 'pictures', lost));
    const copy = path.join(await temporaryFolder(), 'copy');
    expect(await backup(place, copy)).toMatchObject({ code: 0, errors: expect.stringContaining(lost) });
    expect(await backup(place, '--verify', copy)).toMatchObject({
      code: 0,
      errors: expect.stringContaining(lost),
    });
    const elsewhere = await emptyPlace(engine, 'a folder');
    expect(await restore(elsewhere, copy)).toMatchObject({ code: 0, errors: expect.stringContaining(lost) });
  });
});

async function flip(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 10) ^ 1, bytes.length - 10);
  await writeFile(file, bytes);
}

async function edit(copy: string, change: (text: string) => string): Promise<void> {
  const file = path.join(copy, 'manifest.json');
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
}

/** A lookup of files that fail while being copied, after the given number of complete ones, as on a full disk. */
function fullAfter(whole: number, storage: PictureStorage): PictureStorage['find'] {
  let found = 0;
  return async (name) => {
    found += 1;
    if (found <= whole) return storage.find(name);
    const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    return {
      bytes: 2,
      open: async () =>
        Readable.from(
          (function* () {
            yield Buffer.from('1');
            throw error;
          })(),
        ),
    };
  };
}

/** The schema for the data that is moved aside. */
const asideOf = (name: string): string => `vitrin_${name.replaceAll(/[^a-z0-9]/gi, '_').toLowerCase()}`;

async function query(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
