import type { Reader } from '../store/openStore.ts';
import { inChunks } from '../store/ordered.ts';
import type { PictureRow, StoredVariant } from '../store/schema.ts';

/** Pictures that are read together. */
const atOnce = 100;

/** What the queue of sizes asks the store. */
export const unfinishedPictures = (reader: Reader) => ({
  /** Pictures that lack sizes and are nobody else's, the oldest first, read some at a time. */
  async *freePictures({
    holder,
    now,
  }: {
    holder: string;
    now: Date;
  }): AsyncGenerator<Pick<PictureRow, 'id' | 'name'>> {
    const query = reader
      .selectFrom('picture')
      .select(['id', 'name', 'createdAt'])
      .where('variantsComplete', '=', false)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('lease')
              .select('lease.name')
              .whereRef('lease.name', '=', 'picture.name')
              .where('lease.holder', '!=', holder)
              .where('lease.expiresAt', '>', now),
          ),
        ),
      );
    const oldestFirst = { columns: ['createdAt', 'id'], descending: false };
    for await (const rows of inChunks(query, oldestFirst, atOnce)) yield* rows;
  },

  readAgain: (id: string): Promise<PictureRow | undefined> =>
    reader.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The sizes of the same file, where another picture shows it and has them all. */
  findMade: async ({ name }: PictureRow): Promise<readonly StoredVariant[] | undefined> => {
    const twin = await reader
      .selectFrom('picture')
      .select('variants')
      .where('name', '=', name)
      .where('variantsComplete', '=', true)
      .limit(1)
      .executeTakeFirst();
    return twin?.variants;
  },
});
