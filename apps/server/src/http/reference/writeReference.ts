import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { systemClock } from '../../clock.ts';
import { openMedia } from '../../media/openMedia.ts';
import { openLocalStorage } from '../../media/storage/localStorage.ts';
import { precompress } from '../../building/precompress.ts';
import { openStore } from '../../store/openStore.ts';
import { showLiveReference } from './apiDocs.ts';
import { referenceFiles } from './builtReference.ts';

/**
 * Part of the build: writes the reference into a folder, as the whole application on an empty store answers it:
 * `node writeReference.ts apps/server/dist/reference`.
 */
const [, , target] = process.argv;
if (target === undefined) throw new Error('Which folder?');

const place = '/api/docs';
const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-reference-'));
const log = pino({ level: 'silent' });
const store = await openStore({ folder, databaseUrl: undefined, clock: systemClock });
const media = openMedia({ store, storage: await openLocalStorage(path.join(folder, 'pictures')), log });
const app = await buildApp({
  store,
  media,
  clock: systemClock,
  uploadFolder: path.join(folder, 'uploads'),
  rateLimit: 'off',
  log,
  reference: showLiveReference,
});

async function read(url: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
  if (statusCode !== 200) throw new Error(`${url} answered ${String(statusCode)}`);
  return rawPayload;
}

try {
  await mkdir(path.join(target, 'static'), { recursive: true });
  for (const [url, file] of Object.entries(referenceFiles))
    await writeFile(path.join(target, file), await read(place + url));
  // The page is shown with and without a slash at its end; only the latter names its files from the root.
  const page = (await read(place)).toString();
  await writeFile(path.join(target, referenceFiles['/']), page);
  for (const [url, file = ''] of page.matchAll(/\/api\/docs\/(static\/[\w.-]+)/g))
    await writeFile(path.join(target, file), await read(url));
  await precompress(target);
} finally {
  await app.close();
  await media.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
}
