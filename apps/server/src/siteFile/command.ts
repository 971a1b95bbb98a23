import path from 'node:path';
import { systemClock } from '../clock.ts';
import { readProgramEnv, runProgram } from '../commands/program.ts';
import type { Env } from '../starting/env.ts';
import { openLog } from '../log.ts';
import { type Media, openMedia } from '../media/openMedia.ts';
import { openStorage } from '../media/storage/openStorage.ts';
import { holdsPicture } from '../media/storage/pictureStorage.ts';
import { openStore, type Store } from '../store/openStore.ts';

/** The installation that a command works on, as configured by the environment. */
export type Installation = { store: Store; media: Media; folder: string };

/** Runs a command on the installation, also while its server runs; `check` looks at its settings before. */
export const runCommand = (
  work: (installation: Installation) => Promise<void>,
  check: (env: Env) => Promise<void> = async () => undefined,
): Promise<void> =>
  runProgram(async () => {
    const env = readProgramEnv();
    await check(env);
    await withInstallation(env, work);
  });

async function withInstallation(
  env: Env,
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  const log = await openLog(env.LOG_LEVEL, process.stderr.isTTY);
  const storage = await openStorage(env.DATA_DIR, env.STORAGE_URL);
  const store = await openStore({
    folder: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    clock: systemClock,
    empty: env.EMPTY_DATABASE,
    hasPictures: () => holdsPicture(storage),
  });
  try {
    const media = openMedia({ store, storage, log });
    try {
      await work({ store, media, folder: path.join(env.DATA_DIR, 'uploads') });
    } finally {
      await media.close();
    }
  } finally {
    await store.close();
  }
}
