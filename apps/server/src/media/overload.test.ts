// @module-tag long
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
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
  /** Sends a picture, its second half once `rest` is there. */
  const send = async (bytes: Uint8Array, rest?: Promise<void>) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'a.jpg');
    const written = new Response(form);
    const whole = new Uint8Array(await written.arrayBuffer());
    const half = whole.length / 2;
    const sent = request(`${address}/api/images/upload`, {
      method: 'POST',
      headers: { authorization, 'content-type': written.headers.get('content-type') ?? '' },
    });
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject);
    });
    sent.write(whole.subarray(0, half));
    await rest;
    sent.end(whole.subarray(half));
    const { statusCode, headers } = await answer;
    return { status: statusCode, wait: headers['retry-after'], text: await text(await answer) };
  };
  const sizes = Array.from({ length: limits.uploadsAtOnce * 3 }, (_none, index) => ({
    width: 600 + index,
    height: 400,
  }));
  const files = await Promise.all(sizes.map(plainJpeg));

  const rest = Promise.withResolvers<void>();
  const received = files.slice(0, limits.uploadsAtOnce).map((file) => send(file, rest.promise));
  await expect
    .poll(async () => (await readdir(path.join(folder, 'uploads')).catch(() => [])).length)
    .toBe(limits.uploadsAtOnce);
  for (const { status, wait, text: refusal } of await Promise.all(
    files.slice(limits.uploadsAtOnce).map((file) => send(file)),
  )) {
    expect(status).toBe(503);
    expect(Number(wait)).toBeGreaterThan(0);
    expect(JSON.parse(refusal)).toMatchObject({
      message: `Too many files are being received. Please try again in ${wait} seconds`,
    });
  }
  rest.resolve();
  for (const { status } of await Promise.all(received)) expect(status).toBe(200);
  expect((await send(await plainJpeg({ width: 500, height: 400 }))).status).toBe(200);

  expect(await readdir(path.join(folder, 'uploads'))).toEqual([]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const database = new DatabaseSync(path.join(folder, 'vitrin.db'), { readOnly: true });
  const rows = database.prepare('select name, variants from picture').all();
  database.close();
  expect(rows).toHaveLength(limits.uploadsAtOnce + 1);
  // A size whose row was not yet written when the server ended may be there; a partial file may not.
  const names = await readdir(path.join(folder, 'pictures'));
  expect(names.filter((name) => !/^[\w-]+\.(?:jpg|webp|avif)$/.test(name))).toEqual([]);
  expect(rows.filter((row) => !names.includes(String(row['name'])))).toEqual([]);
});
