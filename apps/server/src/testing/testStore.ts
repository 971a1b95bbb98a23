import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Clock, systemClock } from '../clock.ts';
import type { Engine } from '../store/columns.ts';
import { openStore, type Store } from '../store/openStore.ts';
import { createMigratedDatabase, writeMigratedFile } from './migratedStore.ts';

/** A fresh store in a temporary place; `close` leaves nothing behind. */
export type TestStore = {
  store: Store;
  /** The folder for files; the embedded database is there as well. */
  folder: string;
  /** The address of PostgreSQL, or undefined for the embedded database. */
  databaseUrl: string | undefined;
  close: () => Promise<void>;
};

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'vitrin-test-'));

/** Opens a fresh store on the given engine. */
export async function openTestStore(
  engine: Engine = 'sqlite',
  clock: Clock = systemClock,
): Promise<TestStore> {
  const folder = await newFolder();
  if (engine === 'sqlite') await writeMigratedFile(path.join(folder, 'vitrin.db'));
  const database = engine === 'postgres' ? await createMigratedDatabase() : undefined;
  const store = await openStore({ folder, databaseUrl: database?.url, clock });
  return {
    store,
    folder,
    databaseUrl: database?.url,
    close: async () => {
      await store.close();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
