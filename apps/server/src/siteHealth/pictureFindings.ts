import { type ShowingKind, picturePlaces } from '@vitrin/contract/files/picturePlaces';
import { plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { mostEnlarged } from '@vitrin/contract/limits';
import type { HealthFindings } from '@vitrin/contract/operation/siteHealth';
import { type RawBuilder, sql } from 'kysely';
import { pictureListTables } from '../content/entryPictureLists.ts';
import { tableOf, titleColumnOf } from '../content/kindTables.ts';
import { namesOf } from '../namesOf.ts';
import type { Reader } from '../store/openStore.ts';
import { showingTables } from '../store/schema.ts';
import { findInBatches } from './entryBatches.ts';
import { collectFindings } from './findingList.ts';

const entriesAtOnce = 500;

const pictureKinds = namesOf(picturePlaces);
const isPlain = (kind: ShowingKind): boolean => Object.hasOwn(plainKinds, kind);

/**
 * The pictures of the entries in a batch: the one that each shows, or all of a list. The order of reading is written
 * down, since SQLite would read all pictures for each batch.
 */
function picturesOf(kind: ShowingKind): { from: RawBuilder<unknown>; on: RawBuilder<boolean> } {
  const table: string = tableOf[kind];
  if (Object.hasOwn(showingTables, table))
    return { from: sql`cross join picture`, on: sql<boolean>`picture.id = entry.picture_id` };
  const list = namesOf(pictureListTables).find((each) => pictureListTables[each].entry === table);
  if (list === undefined) throw new Error(`The table ${table} has no pictures`);
  const entryId = sql.ref(`listed.${pictureListTables[list].column}`);
  return {
    from: sql`cross join ${sql.table(list)} as listed cross join picture`,
    on: sql<boolean>`${entryId} = entry.id and picture.id = listed.picture_id`,
  };
}

type Row = { id: string; title: string; width: number; height: number; count: string | number };

/** An entry is found once, with the number of its pictures; `sized` tells pictures of different sizes apart. */
async function shown(
  reader: Reader,
  kinds: readonly ShowingKind[],
  wrong: (kind: ShowingKind) => RawBuilder<boolean>,
  { sized }: { sized: boolean },
): Promise<HealthFindings> {
  const found = collectFindings();
  for (const kind of kinds) {
    const table = tableOf[kind];
    const { from, on } = picturesOf(kind);
    const column = titleColumnOf(table);
    // Pictures of the banner are called by their own titles.
    const title = column === undefined ? sql`picture.title` : sql.ref(`entry.${column}`);
    const own = Object.hasOwn(showingTables, table) ? ['pictureId'] : [];
    const columns = ['id', 'active', ...own, ...(column === undefined ? [] : [column])];
    const by = sql.join([sql`entry.id`, title, ...(sized ? [sql`picture.width`, sql`picture.height`] : [])]);
    const batches = findInBatches(
      reader,
      { table, columns, size: entriesAtOnce },
      (batch) => sql<Row>`select entry.id as id, ${title} as title, min(picture.width) as width,
        min(picture.height) as height, count(*) as count
        from ${batch} as entry ${from} where ${on} and entry.active = ${sql.val(true)} and ${wrong(kind)}
        group by ${by} order by ${by}`,
    );
    for await (const rows of batches) {
      for (const { id, title: words, width, height, count } of rows) {
        const finding = { kind, entryId: id, title: words, detail: sized ? `${width} × ${height}` : '' };
        found.add(finding, Number(count));
      }
    }
  }
  return found.all();
}

/** Visible pictures without a description; those of plain kinds are described by the name beside them. */
export const missingDescriptions = (reader: Reader): Promise<HealthFindings> =>
  shown(
    reader,
    pictureKinds.filter((kind) => !isPlain(kind)),
    () => sql<boolean>`picture.alt = '' and picture.decorative = ${sql.val(false)}`,
    { sized: false },
  );

/** Pictures that are shown so much larger than their size that they look blurred. */
export const smallPictures = (reader: Reader): Promise<HealthFindings> =>
  shown(reader, pictureKinds, (kind) => tooSmallFor(picturePlaces[kind]), { sized: true });

type Place = { width: number; height: number; whole?: boolean };

function tooSmallFor({ width, height, whole = false }: Place): RawBuilder<boolean> {
  const narrow = sql`picture.width < ${Math.ceil(width / mostEnlarged)}`;
  const low = sql`picture.height < ${Math.ceil(height / mostEnlarged)}`;
  return whole ? sql<boolean>`(${narrow} and ${low})` : sql<boolean>`(${narrow} or ${low})`;
}
