import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { systemClock as clock } from '../clock.ts';
import { openStore } from '../store/openStore.ts';
import { runCommandProcess } from '../testing/commandProcess.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';

const runExport = (folder: string, file: string) =>
  runCommandProcess('siteFile/exportCommand.ts', [file], { env: { DATA_DIR: folder } });

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
