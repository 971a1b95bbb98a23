import path from 'node:path';
import { systemClock } from '../clock.ts';
import { type Env, EnvError, readEnv } from '../env.ts';
import { openLog } from '../log.ts';
import { type Media, openMedia } from '../media/openMedia.ts';
import { openStorage } from '../media/openStorage.ts';
import { writePrivately } from '../privateFiles.ts';
import { projectRoot } from '../projectRoot.ts';
import { openStore, type Store } from '../store/openStore.ts';
import { SiteFileError } from './siteFileError.ts';

/** What a command works on: the installation that the environment names. */
export type Installation = { store: Store; media: Media; folder: string };

/** Runs a command over the installation, also while its server runs; what its user can mend is said in a few lines. */
export async function runCommand(work: (installation: Installation) => Promise<void>): Promise<void> {
  writePrivately();
  try {
    await withInstallation(readEnv(process.env, projectRoot), work);
  } catch (error) {
    const isPlain = error instanceof SiteFileError || error instanceof EnvError;
    const told =
      error instanceof Error ? (isPlain ? error.message : (error.stack ?? error.message)) : String(error);
    process.stderr.write(`${told}\n`);
    process.exitCode = 1;
  }
}

async function withInstallation(
  env: Env,
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  const log = await openLog(env.LOG_LEVEL, process.stderr.isTTY);
  const store = await openStore({ folder: env.DATA_DIR, databaseUrl: env.DATABASE_URL, clock: systemClock });
  try {
    const storage = await openStorage(env.DATA_DIR, env.STORAGE_URL);
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
