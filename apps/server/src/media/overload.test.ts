import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { limits } from '@vitrin/contract/limits';
import { loginResult } from '@vitrin/contract/accounts/session';
import { expect, test } from 'vitest';
import { plainJpeg } from '../testing/samplePictures.ts';
import { addressOf, runServerProcess, temporaryFolder } from '../testing/serverProcess.ts';

const admin = { email: 'elif@example.com', password: 'a-long-password' };

test('concurrent pictures beyond the limit get a 503, and leave nothing behind', async () => {
  const folder = await temporaryFolder();
  const env = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, RATE_LIMIT: 'off' };
  const server = runServerProcess(folder, env);
  const address = await addressOf(server);
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const authorization = `Bearer ${loginResult.parse(await login.json()).token}`;
  const send = async (bytes: Uint8Array): Promise<{ status: number; wait: string | null; text: string }> => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), 'a.jpg');
    const answer = await fetch(`${address}/api/images/upload`, {
      method: 'POST',
      headers: { authorization },
      body,
    });
    return { status: answer.status, wait: answer.headers.get('retry-after'), text: await answer.text() };
  };
  const sizes = Array.from({ length: limits.uploadsAtOnce * 6 }, (_none, index) => ({
    width: 600 + index,
    height: 400,
  }));
  const files = await Promise.all(sizes.map(plainJpeg));

  const answers = await Promise.all(files.map(send));
  const [kept, refused] = [200, 503].map((status) => answers.filter((answer) => answer.status === status));
  expect(kept?.length).toBeGreaterThanOrEqual(limits.uploadsAtOnce);
  expect(refused?.length).toBeGreaterThan(0);
  expect(answers).toHaveLength((kept?.length ?? 0) + (refused?.length ?? 0));
  for (const { wait, text } of refused ?? []) {
    expect(Number(wait)).toBeGreaterThan(0);
    expect(JSON.parse(text)).toMatchObject({
      message: `Too many files are being received. Please try again in ${wait} seconds`,
    });
  }
  expect((await send(await plainJpeg({ width: 500, height: 400 }))).status).toBe(200);

  expect(await readdir(path.join(folder, 'uploads'))).toEqual([]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const database = new DatabaseSync(path.join(folder, 'vitrin.db'), { readOnly: true });
  const rows = database.prepare('select name, variants from picture').all();
  database.close();
  expect(rows).toHaveLength((kept?.length ?? 0) + 1);
  // A size whose row was not yet written when the server ended may be there; a partial file may not.
  const names = await readdir(path.join(folder, 'pictures'));
  expect(names.filter((name) => !/^[\w-]+\.(?:jpg|webp|avif)$/.test(name))).toEqual([]);
  expect(rows.filter((row) => !names.includes(String(row['name'])))).toEqual([]);
}, 120_000);
