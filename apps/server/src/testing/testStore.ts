import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Clock, systemClock } from '../clock.ts';
import type { Engine } from '../store/columns.ts';
import { openStore, type Store } from '../store/openStore.ts';
import { createTestSchema } from './testEngines.ts';

/** A fresh store in a temporary place; `close` leaves nothing behind. */
export type TestStore = {
  store: Store;
  /** The folder for files; the embedded database lies there as well. */
  folder: string;
  /** The address of PostgreSQL, or undefined for the embedded database. */
  databaseUrl: string | undefined;
  close: () => Promise<void>;
};

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'vitrin-test-'));
const fileIn = (folder: string): string => path.join(folder, 'vitrin.db');

let migrated: Promise<Uint8Array> | undefined;

/** The embedded database after all migrations, which take as long as all else that a test's application begins with. */
async function migrateOnce(): Promise<Uint8Array> {
  const folder = await newFolder();
  const store = await openStore({ folder, clock: systemClock });
  await store.close();
  const bytes = await readFile(fileIn(folder));
  await rm(folder, { recursive: true });
  return bytes;
}

/** Opens a fresh store on the given engine. */
export async function openTestStore(
  engine: Engine = 'sqlite',
  clock: Clock = systemClock,
): Promise<TestStore> {
  const folder = await newFolder();
  if (engine === 'sqlite') await writeFile(fileIn(folder), await (migrated ??= migrateOnce()));
  const schema = engine === 'postgres' ? await createTestSchema() : undefined;
  const store = await openStore({ folder, databaseUrl: schema?.url, clock });
  return {
    store,
    folder,
    databaseUrl: schema?.url,
    close: async () => {
      await store.close();
      await schema?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
