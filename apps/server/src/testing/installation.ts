import path from 'node:path';
import { uploadedImage } from '@vitrin/contract/files/image';
import { loginResult } from '@vitrin/contract/accounts/session';
import { expect, onTestFinished } from 'vitest';
import type { Engine } from '../store/columns.ts';
import { createTestSchema } from './testEngines.ts';
import { startTestS3, type testStorages } from './testStorage.ts';
import { plainJpeg } from './samplePictures.ts';
import { addressOf, runServerProcess, temporaryFolder } from './serverProcess.ts';

const admin = { ADMIN_EMAIL: 'elif@example.com', ADMIN_PASSWORD: 'a-long-password', RATE_LIMIT: 'off' };

/** Where an installation keeps everything: the settings that its server and its commands share. */
export type Place = Readonly<Record<string, string>> & { DATA_DIR: string };

/** An empty place on a database and a storage; removed when the test ends. */
export async function emptyPlace(engine: Engine, storing: (typeof testStorages)[number]): Promise<Place> {
  const folder = await temporaryFolder();
  const schema = engine === 'postgres' ? await createTestSchema() : undefined;
  if (schema !== undefined) onTestFinished(schema.drop);
  const bucket = storing === 'S3' ? await startTestS3(path.join(folder, 'bucket')) : undefined;
  if (bucket !== undefined) onTestFinished(bucket.close);
  return {
    DATA_DIR: path.join(folder, 'data'),
    ...(schema && { DATABASE_URL: schema.url }),
    ...(bucket && { STORAGE_URL: bucket.address }),
  };
}

/** A running server on a place, with the actions of its admin and visitors. */
export async function runInstallation(place: Place) {
  const server = runServerProcess(place.DATA_DIR, { ...place, ...admin });
  const kill = async (): Promise<void> => {
    server.child.kill('SIGKILL');
    await server.ended;
  };
  onTestFinished(kill);
  const address = await addressOf(server);
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
  });
  const { token } = loginResult.parse(await login.json());
  const authorization = { authorization: `Bearer ${token}` };

  const get = (where: string): Promise<Response> =>
    fetch(`${address}/api${where}`, { headers: authorization });
  return {
    kill,
    address,
    output: server.output,
    get,
    token,
    /** Sends a visitor's message; U+2028 does not end a line within JSON. */
    sendMessage: async (message: string): Promise<void> => {
      const sent = await fetch(`${address}/api/contact-messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Işıl', email: 'isil@ornek.example', subject: '', message }),
      });
      expect(sent.status).toBe(200);
    },
    /** How many messages the inbox holds, including spam, which repeated messages become. */
    messages: async (): Promise<number> => {
      const counts = [false, true].map(async (spam) =>
        Number((await get(`/contact-messages?spam=${spam}`)).headers.get('x-total-count') ?? 'NaN'),
      );
      const [inbox = Number.NaN, spam = Number.NaN] = await Promise.all(counts);
      return inbox + spam;
    },
    /** Uploads a picture and returns its name. */
    upload: async (width: number): Promise<string> => {
      const form = new FormData();
      const file = new Blob([new Uint8Array(await plainJpeg({ width, height: 24 }))]);
      form.append('file', file, 'a.jpg');
      const sent = await fetch(`${address}/api/images/upload`, {
        method: 'POST',
        headers: authorization,
        body: form,
      });
      return uploadedImage.parse(await sent.json()).name;
    },
    /** Whether all pictures can be fetched. */
    shows: async (names: readonly string[]): Promise<boolean> => {
      const answers = await Promise.all(names.map((name) => get(`/images/${name}`)));
      return answers.every(({ status }) => status === 200);
    },
  };
}
