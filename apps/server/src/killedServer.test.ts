import { loginResult } from '@vitrin/contract/session';
import { uploadedImage } from '@vitrin/contract/image';
import { reasonKind } from '@vitrin/contract/kinds/reason';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainJpeg } from './testing/samplePictures.ts';
import { addressOf, runServerProcess, temporaryFolder } from './testing/serverProcess.ts';

const admin = { ADMIN_EMAIL: 'elif@example.com', ADMIN_PASSWORD: 'a-long-password', RATE_LIMIT: 'off' };

async function signIn(address: string): Promise<string> {
  const body = JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body });
  return loginResult.parse(await answer.json()).token;
}

/** Writes one thing after the other until the server is gone, and notes what was acknowledged. */
async function writeUntilGone<T>(acknowledged: T[], write: (number: number) => Promise<T>): Promise<void> {
  try {
    // One connection of a client, which waits for each response.
    for (let number = 0; ; number += 1) acknowledged.push(await write(number));
  } catch {
    // The server is gone.
  }
}

test('a server that is killed while it writes loses nothing that it acknowledged', async () => {
  const folder = await temporaryFolder();
  const first = runServerProcess(folder, admin);
  const address = await addressOf(first);
  const authorization = `Bearer ${await signIn(address)}`;
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { authorization, ...headers },
      body,
    });
    return answer.json();
  };

  const addReason = async (title: string): Promise<string> => {
    const body = JSON.stringify({ title, description: 'x' });
    return reasonKind.record.parse(await post('/why-us', body, { 'content-type': 'application/json' })).id;
  };
  const addPicture = async (width: number): Promise<string> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await plainJpeg({ width, height: 16 }))]), 'a.jpg');
    return uploadedImage.parse(await post('/images/upload', form)).name;
  };
  const [reasonIds, pictureNames]: [string[], string[]] = [[], []];
  const writers = [
    ...['a', 'b', 'c'].map((name) => writeUntilGone(reasonIds, (number) => addReason(`${name}${number}`))),
    writeUntilGone(pictureNames, (number) => addPicture(32 + number)),
  ];
  const patience = { timeout: 30_000 };
  await expect.poll(() => reasonIds.length, patience).toBeGreaterThan(10);
  await expect.poll(() => pictureNames.length, patience).toBeGreaterThan(2);
  first.child.kill('SIGKILL');
  await Promise.all(writers);

  const again = await addressOf(runServerProcess(folder, admin));
  const headers = { authorization };
  const found = z
    .array(reasonKind.record)
    .parse(await (await fetch(`${again}/api/why-us`, { headers })).json());
  const stored = new Set(found.map(({ id }) => id));
  expect(reasonIds.filter((id) => !stored.has(id))).toEqual([]);
  const pictures = await Promise.all(
    pictureNames.map(async (name) => (await fetch(`${again}/api/images/${name}`)).status),
  );
  expect(pictures.filter((status) => status !== 200)).toEqual([]);
}, 90_000);
