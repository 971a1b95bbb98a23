import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { focusName } from '@vitrin/contract/files/framing';
import type { Clock } from '../clock.ts';
import type { Reader, Store } from '../store/openStore.ts';
import { cardNameOf, isCardName, originalsOf, typeOfName } from './pictureName.ts';
import { storedFocusIn } from './storedFocus.ts';
import type { PictureStorage } from './storage/pictureStorage.ts';

/** The inputs of a sweep. */
export type SweepOptions = {
  store: Store;
  storage: PictureStorage;
  clock: Clock;
  /** Ends the sweep after the current file. */
  signal?: AbortSignal;
};

/** How many files are checked per query. */
const atOnce = 200;

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Removes files of pictures and cards that no row refers to, and returns how many. Those younger than a day stay, since
 * their row may not be written yet; so do those older than the database, which belong to the site that an empty
 * database was accepted next to.
 */
export async function sweep({ store, storage, clock, signal }: SweepOptions): Promise<number> {
  const yesterday = new Date(clock.now().getTime() - dayMs);
  const born = await birthOf(store.read);
  let removed = 0;
  const removeUnused = async (names: readonly string[]): Promise<void> => {
    // The files were listed first, so the row of one added in between is found.
    const used = await namesInUse(store.read, names);
    for (const name of names.filter((candidate) => !used.has(candidate))) {
      if (signal?.aborted === true) return;
      if (await storage.removeOlder(name, yesterday, born)) removed += 1;
    }
  };
  let names: string[] = [];
  for await (const name of storage.list()) {
    if (signal?.aborted === true) break;
    if (isOurs(name)) names.push(name);
    if (names.length < atOnce) continue;
    await removeUnused(names);
    names = [];
  }
  await removeUnused(names);
  return removed;
}

/** When the first migrations ran, to the second: a bucket has no smaller measure. */
async function birthOf(reader: Reader): Promise<Date | undefined> {
  const first = await reader
    .selectFrom('schemaMigration')
    .select('appliedAt')
    .orderBy('appliedAt')
    .limit(1)
    .executeTakeFirst();
  first?.appliedAt.setMilliseconds(0);
  return first?.appliedAt;
}

/**
 * Whether a name is one that this server gives to pictures and cards, complete or partial: other files are not touched.
 */
const isOurs = (name: string): boolean =>
  typeOfName(name) !== undefined || isCardName(name) || name.endsWith('.part');

/** Which of these names belong to a picture, one of its sizes or its card. */
async function namesInUse(reader: Reader, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const pictures = await reader
    .selectFrom('picture')
    .select(['name', 'focus'])
    .distinct()
    .where('name', 'in', names.flatMap(originalsOf))
    .execute();
  const sizes = await reader
    .selectFrom('pictureFile')
    .select('name')
    .distinct()
    .where('name', 'in', names)
    .execute();
  return new Set([
    ...pictures.flatMap(({ name, focus }) => [
      name,
      cardNameOf(name, focusName(storedFocusIn(focus, 'card'))) ?? name,
    ]),
    ...sizes.map(({ name }) => name),
  ]);
}

/** Removes uploads that broke off at least a day ago, and answers how many. */
export async function sweepUploads(folder: string, clock: Clock): Promise<number> {
  const before = new Date(clock.now().getTime() - dayMs);
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found === undefined || found.mtime >= before) continue;
    // A killed import from WordPress leaves a folder.
    await rm(file, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
