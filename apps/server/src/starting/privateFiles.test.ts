// @module-tag long
import { execFile } from 'node:child_process';
import { chmod, lstat, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { uploadedImage } from '@vitrin/contract/files/image';
import { loginResult } from '@vitrin/contract/accounts/session';
import { expect, test } from 'vitest';
import { closeDataFolder } from './privateFiles.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import {
  addressOf,
  runServerProcess,
  type ServerProcess,
  temporaryFolder,
} from '../testing/serverProcess.ts';
import { programEnv } from '../testing/programEnv.ts';

const admin = { email: 'elif@example.com', password: 'a-long-password' };
const program = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, RATE_LIMIT: 'off' };

const rightsOf = async (file: string): Promise<string> => ((await lstat(file)).mode & 0o777).toString(8);

function unlessAbsent(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

/** Everything in a folder that others can access, with its permissions. */
async function openIn(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const lines = await Promise.all(
    names.map(async (name) => {
      // While sizes of the picture are made, files under temporary names come and go.
      const rights = await rightsOf(path.join(folder, name)).catch(unlessAbsent);
      return rights === undefined ? [] : [`${name} ${rights}`];
    }),
  );
  return lines.flat().filter((line) => !/[67]00$/.test(line));
}

/** Returns the name of the picture's file. */
async function upload(server: ServerProcess): Promise<string> {
  const address = await addressOf(server);
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { token } = loginResult.parse(await answer.json());
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await plainJpeg({ width: 900, height: 600 }))]), 'a.jpg');
  const sent = await fetch(`${address}/api/images/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return path.basename(uploadedImage.parse(await sent.json()).url);
}

test('only the server’s own account can access its files, in a new folder and in one that was open', async () => {
  const folder = path.join(await temporaryFolder(), 'data');
  const first = runServerProcess(folder, program);
  const old = await upload(first);
  expect((await readdir(folder)).toSorted()).toEqual(
    expect.arrayContaining(['pictures', 'uploads', 'vitrin.db', 'vitrin.db-shm', 'vitrin.db-wal']),
  );
  expect(await readdir(path.join(folder, 'pictures'))).toContain(old);
  expect(await openIn(folder)).toEqual([]);
  first.child.kill('SIGKILL');
  await first.ended;

  // As an older version left it, including its write-ahead log.
  await mkdir(path.join(folder, 'copies'));
  const folders = ['.', 'pictures', 'uploads', 'copies'];
  const files = ['vitrin.db', 'vitrin.db-wal', 'vitrin.db-shm', path.join('pictures', old)];
  for (const [names, rights] of [
    [folders, 0o755],
    [files, 0o644],
  ] as const) {
    await Promise.all(names.map((name) => chmod(path.join(folder, name), rights)));
  }
  const second = runServerProcess(folder, program);
  await upload(second);
  // Older pictures keep their permissions, in a folder that is now private.
  expect(await openIn(folder)).toEqual([`pictures/${old} 644`]);

  const copy = path.join(folder, '../copy');
  await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, '../backup/backupCommand.ts'), copy],
    {
      env: programEnv({ DATA_DIR: folder }),
    },
  );
  expect(await readdir(path.join(copy, 'pictures'))).toContain(old);
  expect(await openIn(copy)).toEqual([]);
});

test('what is shared on purpose, or stored elsewhere, keeps its permissions', async () => {
  const [folder, elsewhere] = [await temporaryFolder(), await temporaryFolder()];
  await chmod(elsewhere, 0o755);
  await symlink(elsewhere, path.join(folder, 'pictures'));
  await writeFile(path.join(folder, 'notes.txt'), '', { mode: 0o644 });
  await chmod(folder, 0o1777);
  expect(await closeDataFolder(folder)).toEqual([folder]);
  expect((await lstat(folder)).mode & 0o7777).toBe(0o1777);
  await chmod(folder, 0o2775);
  expect(await closeDataFolder(folder)).toEqual([]);
  expect((await lstat(folder)).mode & 0o7777).toBe(0o2700);
  expect(await rightsOf(path.join(folder, 'notes.txt'))).toBe('644');
  expect(await rightsOf(elsewhere)).toBe('755');
  expect(await closeDataFolder(path.join(folder, 'none'))).toEqual([]);
});
