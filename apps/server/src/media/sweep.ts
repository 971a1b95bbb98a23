import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { focusName } from '@vitrin/contract/framing';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { sweepDrafts } from '../drafts/drafts.ts';
import { sweepRetired } from '../library/library.ts';
import { sweepActivity } from '../activity/sweepActivity.ts';
import { sweepMail } from '../mail/sweepMail.ts';
import { sweepVersions } from '../history/endVersions.ts';
import { sweepMessages } from '../personalData/sweepMessages.ts';
import { sweepTrash } from '../trash/trash.ts';
import type { Reader, Store } from '../store/openStore.ts';
import { cardNameOf, isCardName, originalsOf, typeOfName } from './pictureName.ts';
import { storedFocusIn } from './storedFocus.ts';
import type { PictureStorage } from './pictureStorage.ts';

/** What a sweep looks at. */
export type SweepOptions = {
  store: Store;
  storage: PictureStorage;
  uploadFolder: string;
  clock: Clock;
  /** Ends the sweep after the file at hand. */
  signal?: AbortSignal;
};

/** Files that are looked at together. */
const atOnce = 200;

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Removes files that nothing refers to, and answers how many: pictures and cards without a row, and uploads that
 * broke off. What is younger than a day stays, since its row may still be on its way.
 */
export async function sweep({ store, storage, uploadFolder, clock, signal }: SweepOptions): Promise<number> {
  const yesterday = new Date(clock.now().getTime() - dayMs);
  let removed = 0;
  const removeUnused = async (names: readonly string[]): Promise<void> => {
    // The files were seen before: the row of one that comes in between is then among the rows.
    const used = await namesInUse(store.read, names);
    for (const name of names.filter((candidate) => !used.has(candidate))) {
      if (signal?.aborted === true) return;
      if (await storage.removeOlder(name, yesterday)) removed += 1;
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
  return removed + (await removeOldUploads(uploadFolder, yesterday));
}

/** A name that this server gives to pictures and cards, whole or half written: what else lies there is not touched. */
const isOurs = (name: string): boolean =>
  typeOfName(name) !== undefined || isCardName(name) || name.endsWith('.part');

/** Those of some names that a picture, a size of one or its card has. */
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

async function removeOldUploads(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found === undefined || found.mtime >= before) continue;
    // An import from WordPress that was killed leaves a folder.
    await rm(file, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Sweeps now and every day; `stop` ends the one at work. */
export function sweepDaily(options: SweepOptions & { log: Pick<FastifyBaseLogger, 'info' | 'error'> }): {
  stop: () => Promise<void>;
} {
  const end = new AbortController();
  const run = async (): Promise<void> => {
    try {
      const erased = await sweepTrash(options.store, { clock: options.clock, signal: end.signal });
      if (erased > 0) options.log.info(`Erased ${erased} entries of the trash, whose time was over`);
      const old = await sweepVersions(options.store, { clock: options.clock, signal: end.signal });
      if (old > 0) options.log.info(`Removed ${old} versions, whose time was over`);
      const typed = await sweepDrafts(options.store, { clock: options.clock, signal: end.signal });
      if (typed > 0) options.log.info(`Removed ${typed} drafts that nobody has touched for long`);
      const messages = await sweepMessages(options.store, { clock: options.clock, signal: end.signal });
      if (messages > 0) options.log.info(`Erased ${messages} messages, whose time was over`);
      const letters = await sweepMail(options.store, { clock: options.clock, signal: end.signal });
      if (letters > 0) options.log.info(`Removed what was told of ${letters} letters, whose time was over`);
      const done = await sweepActivity(options.store, { clock: options.clock, signal: end.signal });
      if (done > 0) options.log.info(`Removed ${done} lines of what was done long ago`);
      const forgotten = await sweepRetired(options.store, {
        now: options.clock.now(),
        signal: end.signal,
      });
      if (forgotten > 0) options.log.info(`Forgot ${forgotten} pictures, whose place others took long ago`);
      const removed = await sweep({ ...options, signal: end.signal });
      if (removed > 0) options.log.info(`Removed ${removed} files that nothing refers to`);
    } catch (error) {
      options.log.error({ err: error }, 'Could not remove old files');
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, dayMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      end.abort();
      await running;
    },
  };
}
