// @module-tag long
import { loginResult } from '@vitrin/contract/accounts/session';
import { uploadedImage } from '@vitrin/contract/files/image';
import { reasonKind } from '@vitrin/contract/kinds/reason';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainJpeg } from './testing/samplePictures.ts';
import { emptyPlace } from './testing/installation.ts';
import { addressOf, runServerProcess } from './testing/serverProcess.ts';
import { tellFault } from './testing/tellFault.ts';
import { testEngines } from './testing/testEngines.ts';

const admin = { ADMIN_EMAIL: 'elif@example.com', ADMIN_PASSWORD: 'a-long-password', RATE_LIMIT: 'off' };

async function signIn(address: string): Promise<string> {
  const body = JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body });
  return loginResult.parse(await answer.json()).token;
}

/** Writes sequentially until the server is gone, and records what was acknowledged. */
async function writeUntilGone<T>(acknowledged: T[], write: (number: number) => Promise<T>): Promise<void> {
  try {
    // One connection of a client, which waits for each response.
    for (let number = 0; ; number += 1) acknowledged.push(await write(number));
  } catch {
    // The server is gone.
  }
}

/** `npm run faults` kills it a hundred times. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 1);

test.each(testEngines)(
  'a server killed while writing loses nothing that it acknowledged, on %s',
  async (engine) => {
    const place = await emptyPlace(engine, 'a folder');
    const [reasonIds, pictureNames]: [string[], string[]] = [[], []];
    let authorization = '';
    for (let round = 0; round < rounds; round += 1) {
      const server = runServerProcess(place.DATA_DIR, { ...place, ...admin });
      const address = await addressOf(server);
      if (authorization === '') authorization = `Bearer ${await signIn(address)}`;
      const site = writesTo(address, authorization);
      const from = { reasons: reasonIds.length, pictures: pictureNames.length };
      const writers = [
        ...['a', 'b', 'c'].map((name) =>
          writeUntilGone(reasonIds, (number) => site.addReason(`${name}${number}`)),
        ),
        writeUntilGone(pictureNames, (number) => site.addPicture(32 + (number % 400))),
      ];
      await expect.poll(() => reasonIds.length).toBeGreaterThan(from.reasons + 10);
      await expect.poll(() => pictureNames.length).toBeGreaterThan(from.pictures + 2);
      server.child.kill('SIGKILL');
      await Promise.all(writers);
      await server.ended;
    }

    const again = await addressOf(runServerProcess(place.DATA_DIR, { ...place, ...admin }));
    const answer = await fetch(`${again}/api/why-us`, { headers: { authorization } });
    const found = z.array(reasonKind.record).parse(await answer.json());
    const stored = new Set(found.map(({ id }) => id));
    expect(reasonIds.filter((id) => !stored.has(id))).toEqual([]);
    const lost: string[] = [];
    for (const name of new Set(pictureNames)) {
      if ((await fetch(`${again}/api/images/${name}`)).status !== 200) lost.push(name);
    }
    expect(lost).toEqual([]);
    tellFault({
      fault: `killed with -9 while writing, ${rounds} times, ${engine}`,
      operator: 'the next start is an ordinary one',
      admin: 'everything that was called saved',
      counted: `0 of ${reasonIds.length + pictureNames.length} acknowledged writes lost`,
    });
  },
  90_000 + rounds * 30_000,
);

/** An admin's writes, returning the server's responses. */
function writesTo(address: string, authorization: string) {
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { authorization, ...headers },
      body,
    });
    return answer.json();
  };
  return {
    addReason: async (title: string): Promise<string> => {
      const body = JSON.stringify({ title, description: 'x' });
      return reasonKind.record.parse(await post('/why-us', body, { 'content-type': 'application/json' })).id;
    },
    addPicture: async (width: number): Promise<string> => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(await plainJpeg({ width, height: 16 }))]), 'a.jpg');
      return uploadedImage.parse(await post('/images/upload', form)).name;
    },
  };
}
