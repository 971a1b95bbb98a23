import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { leaseMs, openLeases } from '../../store/leases.ts';
import type { Store } from '../../store/openStore.ts';
import type { PictureRow, StoredVariant } from '../../store/schema.ts';
import { isPassing } from '../passingFault.ts';
import { createPauses } from '../pauses.ts';
import { unfinishedPictures } from './unfinishedPictures.ts';
import { isSameCut } from '../storedFocus.ts';
import {
  isMade,
  isUnchanged,
  recipe,
  type VariantSource,
  type WantedVariant,
  wantedVariants,
} from './variants.ts';

/**
 * Makes missing variants in the background. The work and who does it are recorded in the store: each picture is leased
 * by one process as long as that process renews the lease. So a restart resumes, and others take over from a process
 * that was killed.
 */
export type VariantQueue = {
  /** Looks for work now and at intervals; called at start and after adding a picture. */
  wake: () => void;
  /** Resolves when all remaining work is leased by others. */
  settled: () => Promise<void>;
  /** Stops after the current variant. */
  close: () => Promise<void>;
};

/** After this many renewed pictures, those that lack sizes get their turn. */
const renewedAtOnce = 5;

type Found = Pick<PictureRow, 'id' | 'name'>;

/** Thrown if another process has taken over in the meantime. */
class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** A queue over the pictures of a store; `make` makes and stores one variant. */
export function createVariantQueue(options: {
  store: Store;
  clock: Clock;
  make: (source: VariantSource, wanted: WantedVariant) => Promise<StoredVariant | null>;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** How often to look for what others have left, in milliseconds. */
  lookEveryMs?: number;
}): VariantQueue {
  const { store, clock, make, log, lookEveryMs = 20_000 } = options;
  const leases = openLeases(store, clock);
  const pictures = unfinishedPictures(store.read);
  /** Pictures that cannot be finished; they are tried again after a restart. */
  const given = new Set<string>();
  const pauses = createPauses(clock);
  const stop = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let looking: NodeJS.Timeout | undefined;

  const free = (which: 'unfinished' | 'outdated') =>
    pictures.freePictures(which, { holder: leases.holder, now: clock.now() });

  /**
   * Finishes one picture after the other; a picture added in the meantime wakes it again. Pictures of an older recipe
   * can be shown as they are, so those that lack sizes go first, also in between.
   */
  async function run(): Promise<void> {
    if (!(await finishUnfinished())) return;
    let renewed = 0;
    for await (const found of free('outdated')) {
      if (stop.signal.aborted) return;
      if (!(await isTaken(found))) continue;
      if (!(await finish(found))) return;
      renewed += 1;
      if (renewed % renewedAtOnce === 0 && !(await finishUnfinished())) return;
    }
  }

  /** False where the rest is to be left for the next look. */
  async function finishUnfinished(): Promise<boolean> {
    for await (const found of free('unfinished')) {
      if (stop.signal.aborted) return false;
      if ((await isTaken(found)) && !(await finish(found))) return false;
    }
    return true;
  }

  const isTaken = async ({ id, name }: Found): Promise<boolean> =>
    !given.has(id) && pauses.isDue(id) && leases.take(name);

  /** False where a storage or a store is away, which the next picture would meet as well. */
  async function finish(found: Found): Promise<boolean> {
    // Renews the lease during long work, also while it waits for work with a higher priority.
    const beat = setInterval(() => void leases.take(found.name).catch(() => false), leaseMs / 3);
    try {
      // Another process may have finished it before this one took the lease.
      const row = await pictures.readAgain(found.id);
      if (row !== undefined && (!row.variantsComplete || row.recipe < recipe.version)) await makeMissing(row);
      pauses.end(found.id);
      return true;
    } catch (error) {
      if (error instanceof LeaseLost) return true;
      tellFailure(error, found);
      return !isPassing(error);
    } finally {
      clearInterval(beat);
      await leases.release(found.name);
    }
  }

  function tellFailure(error: unknown, { id, name }: Found): void {
    const told = { err: error, picture: name };
    if (isPassing(error)) {
      const seconds = pauses.begin(id) / 1_000;
      log.error(told, `Could not make the sizes of a picture; it is tried again in ${seconds} s`);
      return;
    }
    pauses.end(id);
    given.add(id);
    log.error(told, 'Could not make the sizes of a picture');
  }

  async function makeMissing(row: PictureRow): Promise<void> {
    const tall = await pictures.isShownTall(row.id);
    const wanted = wantedVariants(row, { tall });
    const twins = await pictures.findMade(row);
    const there = [...row.variants.filter((variant) => isUnchanged(variant, row.recipe)), ...twins];
    const thoseOf = (variants: readonly StoredVariant[]) =>
      wanted.flatMap((each) => variants.find((variant) => isMade(each, [variant])) ?? []);
    const made = thoseOf(there);
    const missing = wanted.filter((each) => !isMade(each, made));
    for (const [index, each] of missing.entries()) {
      if (stop.signal.aborted) return;
      // Decoding one at a time keeps memory bounded.
      const variant = await make(row, each);
      if (variant !== null) made.push(variant);
      const typeIsDone = missing[index + 1]?.type !== each.type;
      // Each type is published as soon as all of its sizes exist; variants that are already shown are replaced all
      // together.
      if (typeIsDone && !row.variantsComplete) await save(row, thoseOf(made));
    }
    await save(row, thoseOf(made), { tall });
  }

  /**
   * Saves all sizes, made with or without those of tall frames, or only some. Throws if another process has taken over,
   * whose sizes must not be replaced by fewer.
   */
  async function save(
    { id, name, focus }: PictureRow,
    variants: readonly StoredVariant[],
    all?: { tall: boolean },
  ) {
    await store.write(async (writer) => {
      const lease = await writer
        .selectFrom('lease')
        .select('holder')
        .where('name', '=', name)
        .where('holder', '=', leases.holder)
        .forUpdate()
        .executeTakeFirst();
      if (lease === undefined) throw new LeaseLost();
      // Locked, so that whatever is about to change what the picture needs comes either before this or after it.
      const now = await writer
        .selectFrom('picture')
        .select('focus')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      // If it got another focal point in the meantime, or its first tall frame, that change has woken the queue.
      const isWhole = all !== undefined && (all.tall || !(await unfinishedPictures(writer).isShownTall(id)));
      const complete = isWhole && now !== undefined && isSameCut(now.focus, focus);
      await writer
        .updateTable('picture')
        .set({ variants, variantsComplete: complete, ...(complete && { recipe: recipe.version }) })
        .where('id', '=', id)
        // The file may have been replaced.
        .where('name', '=', name)
        .execute();
    });
  }

  const wake = (): void => {
    looking ??= setInterval(wake, lookEveryMs).unref();
    running = running.then(run).catch((error: unknown) => {
      log.error({ err: error }, 'The picture queue stopped');
    });
  };

  return {
    wake,
    settled: () => running,
    close: async () => {
      clearInterval(looking);
      stop.abort();
      await running;
    },
  };
}
