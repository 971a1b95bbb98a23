import type { Reader } from '../store/openStore.ts';
import type { PictureRow, StoredVariant } from '../store/schema.ts';

/** What the queue of sizes asks the store. */
export const unfinishedPictures = (reader: Reader) => ({
  /** The next picture that lacks sizes and is nobody else's. */
  nextPicture: ({
    given,
    holder,
    now,
  }: {
    given: ReadonlySet<string>;
    holder: string;
    now: Date;
  }): Promise<PictureRow | undefined> =>
    reader
      .selectFrom('picture')
      .selectAll()
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
      )
      .$if(given.size > 0, (query) => query.where('id', 'not in', [...given]))
      .orderBy('createdAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),

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
