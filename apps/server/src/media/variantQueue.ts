import type { FastifyBaseLogger } from 'fastify';
import type { Reader, Store } from '../store/openStore.ts';
import { inChunks } from '../store/ordered.ts';
import type { PictureRow, StoredVariant } from '../store/schema.ts';
import { isMade, type VariantSource, type WantedVariant, wantedVariants } from './variants.ts';

/** Makes the variants that are missing, in the background. What is to do stands in the store, so a restart resumes. */
export type VariantQueue = {
  /** Looks for work; called at start and when a picture was added. */
  wake: () => void;
  /** Resolves when nothing is left to do. */
  settled: () => Promise<void>;
  /** Stops after the variant that is being made. */
  close: () => Promise<void>;
};

/** A queue over the pictures of a store; `make` makes and stores one variant. */
export function createVariantQueue(options: {
  store: Store;
  make: (source: VariantSource, wanted: WantedVariant) => Promise<StoredVariant | null>;
  log: Pick<FastifyBaseLogger, 'error'>;
}): VariantQueue {
  const { store, make, log } = options;
  /** Pictures that could not be finished; they are tried again after a restart. */
  const given = new Set<string>();
  const stop = new AbortController();
  let running: Promise<void> = Promise.resolve();

  /** Finishes one picture after the other; what was added meanwhile wakes it anew. */
  async function run(): Promise<void> {
    for await (const { id } of unfinished(store.read)) {
      if (stop.signal.aborted) return;
      if (given.has(id)) continue;
      const row = await readUnfinished(store.read, id);
      if (row !== undefined) await finish(row);
    }
  }

  async function finish(row: PictureRow): Promise<void> {
    try {
      const made = await findMade(store.read, row);
      await (made === undefined ? makeMissing(row) : save(row.id, made, true));
    } catch (error) {
      given.add(row.id);
      log.error({ err: error, picture: row.name }, 'Could not make the sizes of a picture');
    }
  }

  async function makeMissing(row: PictureRow): Promise<void> {
    const made: StoredVariant[] = [...row.variants];
    const missing = wantedVariants(row).filter((wanted) => !isMade(wanted, made));
    for (const [index, wanted] of missing.entries()) {
      if (stop.signal.aborted) return;
      // Memory stays bounded by decoding one at a time.
      const variant = await make(row, wanted);
      if (variant !== null) made.push(variant);
      const typeIsDone = missing[index + 1]?.type !== wanted.type;
      // Each type is told of as soon as all its sizes exist.
      if (typeIsDone) await save(row.id, made, false);
    }
    await save(row.id, made, true);
  }

  const save = (id: string, variants: readonly StoredVariant[], complete: boolean): Promise<unknown> =>
    store.write((writer) =>
      writer
        .updateTable('picture')
        .set({ variants, variantsComplete: complete })
        .where('id', '=', id)
        .execute(),
    );

  return {
    wake: () => {
      running = running.then(run).catch((error: unknown) => {
        log.error({ err: error }, 'The picture queue stopped');
      });
    },
    settled: () => running,
    close: async () => {
      stop.abort();
      await running;
    },
  };
}

/** Ids of pictures that are read together. */
const atOnce = 100;

/** The sizes of the same file, where another picture shows it and has them all. */
const findMade = async (
  reader: Reader,
  { name }: PictureRow,
): Promise<readonly StoredVariant[] | undefined> => {
  const twin = await reader
    .selectFrom('picture')
    .select('variants')
    .where('name', '=', name)
    .where('variantsComplete', '=', true)
    .limit(1)
    .executeTakeFirst();
  return twin?.variants;
};

/** Pictures whose sizes are to be made, the oldest first, some at a time. */
async function* unfinished(reader: Reader): AsyncGenerator<{ id: string }> {
  const query = reader
    .selectFrom('picture')
    .select(['id', 'createdAt'])
    .where('variantsComplete', '=', false);
  const oldestFirst = { columns: ['createdAt', 'id'], descending: false };
  for await (const rows of inChunks(query, oldestFirst, atOnce)) yield* rows;
}

/** The row of a picture, unless it was finished or deleted meanwhile. */
const readUnfinished = (reader: Reader, id: string): Promise<PictureRow | undefined> =>
  reader
    .selectFrom('picture')
    .selectAll()
    .where('id', '=', id)
    .where('variantsComplete', '=', false)
    .executeTakeFirst();
