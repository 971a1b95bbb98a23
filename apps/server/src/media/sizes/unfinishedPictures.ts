import type { Reader, Writer } from '../../store/openStore.ts';
import { inChunks } from '../../store/ordered.ts';
import { leaseMs } from '../../store/leases.ts';
import type { PictureRow, StoredVariant } from '../../store/schema.ts';
import { recipe } from './variants.ts';

/** How many pictures are read per query. */
const atOnce = 100;

/** Enough to find one without crops, and one with crops too. */
const fewTwins = 4;

/** The queries of the variant queue. */
export const unfinishedPictures = (reader: Reader) => ({
  /**
   * Pictures that lack sizes, or whose sizes were made with an older recipe, and that no other process has leased:
   * oldest first, read in batches.
   */
  async *freePictures(
    which: 'unfinished' | 'outdated',
    { holder, now }: { holder: string; now: Date },
  ): AsyncGenerator<Pick<PictureRow, 'id' | 'name'>> {
    const query = reader
      .selectFrom('picture')
      .select(['id', 'name', 'createdAt'])
      .$if(which === 'unfinished', (pictures) => pictures.where('variantsComplete', '=', false))
      .$if(which === 'outdated', (pictures) =>
        // An icon has no placeholder, and no sizes.
        pictures.where('recipe', '<', recipe.version).where('placeholder', '!=', ''),
      )
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('lease')
              .select('lease.name')
              .whereRef('lease.name', '=', 'picture.name')
              .where('lease.holder', '!=', holder)
              .where('lease.expiresAt', '>', now)
              // Others are from a time at which the clock ran ahead.
              .where('lease.expiresAt', '<=', new Date(now.getTime() + leaseMs)),
          ),
        ),
      );
    const oldestFirst = { columns: ['createdAt', 'id'], descending: false };
    for await (const rows of inChunks(query, oldestFirst, atOnce)) yield* rows;
  },

  readAgain: (id: string): Promise<PictureRow | undefined> =>
    reader.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The sizes that other pictures with the same file already have. */
  findMade: async ({ id, name }: PictureRow): Promise<readonly StoredVariant[]> => {
    const twins = await reader
      .selectFrom('picture')
      .select('variants')
      .where('name', '=', name)
      .where('id', '!=', id)
      .where('variantsComplete', '=', true)
      .where('recipe', '=', recipe.version)
      .limit(fewTwins)
      .execute();
    return twins.flatMap(({ variants }) => variants);
  },

  /**
   * Whether the website shows a picture in tall frames: those of the banner on phones, and of services in their index.
   */
  isShownTall: async (id: string): Promise<boolean> => {
    const shown = await reader
      .selectFrom('service')
      .select('pictureId')
      .where('pictureId', '=', id)
      .unionAll(reader.selectFrom('sliderImage').select('pictureId').where('pictureId', '=', id))
      .limit(1)
      .execute();
    return shown.length > 0;
  },
});

/**
 * Has the queue look at pictures that come into a tall frame, in the transaction that puts them there: while they were
 * in none, crops may have been left out, or another focal point chosen.
 */
export async function wantTallSizes(writer: Writer, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await writer.updateTable('picture').set({ variantsComplete: false }).where('id', 'in', ids).execute();
}
