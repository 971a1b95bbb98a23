import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from './backup.ts';
import { addressOf, runServerProcess, temporaryFolder } from './testing/serverProcess.ts';

const admin = { email: 'elif@example.com', password: 'a-long-password' };
const json = { 'content-type': 'application/json' };

const sendMessage = (address: string): Promise<Response> =>
  fetch(`${address}/api/contact-messages`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'Işıl', email: 'isil@ornek.example', subject: '', message: 'Merhaba' }),
  });

/** How many messages a server's inbox holds, read by its admin. */
async function messagesOf(address: string): Promise<number> {
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(admin),
  });
  const token = /"token":"([^"]+)"/.exec(await login.text())?.[1] ?? '';
  const inbox = await fetch(`${address}/api/contact-messages`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return Number(inbox.headers.get('x-total-count') ?? 'NaN');
}

test('a copy made while the server runs and takes messages is a whole installation', async () => {
  const folder = await temporaryFolder();
  const copy = path.join(await temporaryFolder(), 'copy');
  const env = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, RATE_LIMIT: 'off' };
  const address = await addressOf(runServerProcess(folder, env));
  await writeFile(path.join(folder, 'pictures/a.webp'), 'a picture');
  expect((await sendMessage(address)).status).toBe(200);

  const end = new AbortController();
  onTestFinished(() => end.abort());
  const write = async (): Promise<void> => {
    while (!end.signal.aborted) await sendMessage(address);
  };
  const written = write();
  await backUp(folder, copy);
  end.abort();
  await written;

  expect(await readFile(path.join(copy, 'pictures/a.webp'), 'utf8')).toBe('a picture');
  const restored = await addressOf(runServerProcess(copy));
  const [kept, all] = [await messagesOf(restored), await messagesOf(address)];
  expect(kept).toBeGreaterThanOrEqual(1);
  expect(kept).toBeLessThanOrEqual(all);
}, 60_000);

test('a backup says when there is nothing to copy, and never overwrites another', async () => {
  const folder = await temporaryFolder();
  await expect(backUp(folder, path.join(folder, 'copy'))).rejects.toThrow('no database');
  await writeFile(path.join(folder, 'vitrin.db'), '');
  await expect(backUp(folder, folder)).rejects.toThrow('exists already');
});
