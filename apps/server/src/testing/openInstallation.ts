import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { openMedia } from '../media/openMedia.ts';
import type { Installation } from '../siteFile/command.ts';
import type { Engine } from '../store/columns.ts';
import { picturesHere } from './picturesHere.ts';
import { openTestStorage, type testStorages } from './testStorage.ts';
import { openTestStore } from './testStore.ts';

/** An installation without a folder for files that a command makes. */
export type OpenInstallation = Omit<Installation, 'folder'>;

/** Opens an empty installation on a database and a storage, without a server, until the test ends. */
export async function openInstallation(
  engine: Engine,
  storing: (typeof testStorages)[number] = 'a folder',
): Promise<OpenInstallation> {
  const { store, close } = await openTestStore(engine);
  const { storage, close: closeStorage } = await openTestStorage(storing);
  const media = openMedia({ store, storage, log: pino({ level: 'silent' }), process: picturesHere });
  onTestFinished(async () => {
    await media.close();
    await close();
    await closeStorage();
  });
  return { store, media };
}
