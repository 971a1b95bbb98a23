import { limits, mostEnlarged, picturePlaces } from '@vitrin/contract/limits';
import type { HealthFindings } from '@vitrin/contract/operation/siteHealth';
import { type RawBuilder, sql } from 'kysely';
import { namesOf } from '../namesOf.ts';
import type { Reader } from '../store/openStore.ts';
import { collectFindings } from './findingList.ts';

type Place = { width: number; height: number; whole?: boolean };
type PictureKind = keyof typeof picturePlaces;

/** The rows that show a picture of a kind to visitors, as id and title, with the picture beside them. */
const shownBy: Readonly<Record<PictureKind, RawBuilder<unknown>>> = {
  services: sql`service as entry join picture on picture.id = entry.picture_id where entry.active = `,
  projects: sql`project as entry join project_picture on project_picture.project_id = entry.id
    join picture on picture.id = project_picture.picture_id where entry.active = `,
  posts: sql`post as entry join picture on picture.id = entry.picture_id where entry.active = `,
  members: sql`member as entry join picture on picture.id = entry.picture_id where entry.active = `,
  gallery: sql`gallery_item as entry join picture on picture.id = entry.picture_id where entry.active = `,
  slider: sql`slider_image as entry join picture on picture.id = entry.picture_id where entry.active = `,
};

const titleOf = (kind: PictureKind): RawBuilder<string> =>
  kind === 'slider' ? sql`picture.title` : kind === 'members' ? sql`entry.name` : sql`entry.title`;

/** The kinds whose alternative text is the picture's own description; for others it is the name beside it. */
const described: readonly PictureKind[] = ['services', 'projects', 'posts', 'gallery', 'slider'];

type Count = string | number;
type Row = { id: string; title: string; width?: number; height?: number; count: Count; total: Count };

/** An entry is found once, with the number of its pictures; `sized` tells pictures of different sizes apart. */
async function shown(
  reader: Reader,
  kinds: readonly PictureKind[],
  wrong: (kind: PictureKind) => RawBuilder<boolean>,
  { sized }: { sized: boolean },
): Promise<HealthFindings> {
  const found = collectFindings();
  const apart = sized ? sql`, picture.width, picture.height` : sql``;
  for (const kind of kinds) {
    const { rows } =
      await sql<Row>`select entry.id as id, ${titleOf(kind)} as title${apart}, count(*) as count,
      sum(count(*)) over () as total from ${shownBy[kind]} ${sql.val(true)} and ${wrong(kind)}
      group by entry.id, ${titleOf(kind)}${apart}
      order by entry.id, ${titleOf(kind)}${apart} limit ${limits.healthFindings}`.execute(reader);
    const first = rows.map((row) => ({
      kind,
      entryId: row.id,
      title: row.title,
      detail: sized ? `${row.width} × ${row.height}` : '',
      ...(Number(row.count) > 1 && { count: Number(row.count) }),
    }));
    found.join({ total: Number(rows[0]?.total ?? 0), first });
  }
  return found.all();
}

/** Visible pictures without a description. */
export const missingDescriptions = (reader: Reader): Promise<HealthFindings> =>
  shown(reader, described, () => sql<boolean>`picture.alt = '' and picture.decorative = ${sql.val(false)}`, {
    sized: false,
  });

/** Pictures that are shown so much larger than their size that they look blurred. */
export const smallPictures = (reader: Reader): Promise<HealthFindings> =>
  shown(reader, namesOf(picturePlaces), (kind) => tooSmallFor(picturePlaces[kind]), { sized: true });

function tooSmallFor({ width, height, whole = false }: Place): RawBuilder<boolean> {
  const narrow = sql`picture.width < ${Math.ceil(width / mostEnlarged)}`;
  const low = sql`picture.height < ${Math.ceil(height / mostEnlarged)}`;
  return whole ? sql<boolean>`(${narrow} and ${low})` : sql<boolean>`(${narrow} or ${low})`;
}
