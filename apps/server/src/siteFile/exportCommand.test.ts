import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { systemClock as clock } from '../clock.ts';
import { openStore } from '../store/openStore.ts';
import { askTexts, withClient } from '../store/postgresClient.ts';
import { runCommandProcess } from '../testing/commandProcess.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { noSmallDisk, smallDisk } from '../testing/smallDisk.ts';
import { storePlace } from '../testing/storePlace.ts';
import { testEngines } from '../testing/testEngines.ts';

const runExport = (folder: string, file: string, more: Readonly<Record<string, string>> = {}) =>
  runCommandProcess('siteFile/exportCommand.ts', [file], { env: { DATA_DIR: folder, ...more } });

test('an export goes into a folder that can be written, and says so in one line', async () => {
  const folder = await temporaryFolder();
  await (await openStore({ folder, clock })).close();
  await mkdir(path.join(folder, 'pictures'));
  const nowhere = path.join(folder, 'nowhere');
  expect(await runExport(folder, path.join(nowhere, 'site.zip'))).toEqual({
    code: 1,
    output: '',
    errors: `The file goes into a folder that can be written, and ${nowhere} cannot be made (ENOENT).\n`,
  });
});

test('an export of a folder without a database makes none', async () => {
  const folder = path.join(await temporaryFolder(), 'data');
  const done = await runExport(folder, `${folder}.zip`);
  expect(done).toMatchObject({ code: 1, errors: expect.stringContaining('holds no database') });
  await expect(access(folder)).rejects.toThrow('ENOENT');
});

test.runIf(testEngines.includes('postgres'))(
  'an export of a PostgreSQL without a site changes nothing there',
  async () => {
    const { folder, databaseUrl = '' } = await storePlace('postgres');
    const file = path.join(folder, 'site.zip');
    const done = await runExport(folder, file, { DATABASE_URL: databaseUrl });
    expect(done).toMatchObject({ code: 1, errors: expect.stringContaining('holds no site') });
    const tables = await withClient(databaseUrl, (client) =>
      askTexts(client, 'select tablename as text from pg_tables where schemaname = current_schema()'),
    );
    expect(tables).toEqual([]);
  },
);

test.skipIf(noSmallDisk !== undefined)('an export that fills a disk names the folder', async () => {
  const folder = await temporaryFolder();
  await (await openStore({ folder, clock })).close();
  await mkdir(path.join(folder, 'pictures'));
  const disk = smallDisk('8k');
  await writeFile(path.join(disk.folder, 'other'), Buffer.alloc(8_192));
  const done = await runExport(folder, path.join(disk.folder, 'site.zip'));
  expect(done).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`make room on the disk of ${disk.folder}. Nothing was kept`),
  });
});
