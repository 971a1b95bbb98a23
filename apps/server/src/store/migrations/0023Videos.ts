import { searchText } from '@vitrin/contract/search/search';
import { sortKey } from '@vitrin/contract/entries/sortKey';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../columns.ts';
import type { Migration } from '../migrations.ts';
import type { Tables } from '../schema.ts';
import { addEntries } from './entryTables.ts';

const texts = ['title', 'url', 'embed_url', 'description', 'duration', 'date'];

type Stored = { value: unknown; updatedAt: unknown };

/** Videos, which used to be one document, become entries of their own, in the same order. */
export const videos: Migration = {
  name: '0023_videos',
  async up(...to) {
    await addEntries('', 'video', { texts, pictured: true }).up(...to);
    const [, , db, engine] = to;
    const { rows } = await sql<Stored>`select value, updated_at as "updatedAt" from setting
      where key = 'videos'`.execute(db);
    for (const { value, updatedAt } of rows) {
      for (const [index, video] of listOf(value).entries()) {
        await insert(db, engine, { video, place: index + 1, time: updatedAt });
      }
    }
    await sql`delete from setting where key = 'videos'`.execute(db);
  },
};

/** The videos of the document: JSON that one database returns as text, and the other parsed. */
function listOf(value: unknown): ReadonlyMap<string, unknown>[] {
  const document: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  const { list }: { list?: unknown } = Object(document);
  return (Array.isArray(list) ? list : []).flatMap((video: unknown) =>
    typeof video === 'object' && video !== null ? [new Map<string, unknown>(Object.entries(video))] : [],
  );
}

async function insert(
  db: Kysely<Tables>,
  engine: Engine,
  { video, place, time }: { video: ReadonlyMap<string, unknown>; place: number; time: unknown },
): Promise<void> {
  const textOf = (name: string): string => {
    const text = video.get(name);
    return typeof text === 'string' ? text : '';
  };
  const [id, title, description] = [textOf('id'), textOf('title'), textOf('description')];
  if (id === '') return;
  const keys = JSON.stringify({ title: sortKey(title) });
  // Pictures that no longer exist are omitted.
  await sql`insert into video
    (id, active, created_at, updated_at, search, sort_keys, display_order, picture_id,
     title, url, embed_url, description, duration, date)
    values (${id}, ${engine === 'sqlite' ? 1 : true}, ${time}, ${time}, ${searchText(title, [description])}, ${keys},
     ${place}, (select id from picture where id = ${textOf('pictureId')}),
     ${title}, ${textOf('url')}, ${textOf('embedUrl')}, ${description}, ${textOf('duration')}, ${textOf('date')})
    on conflict do nothing`.execute(db);
}
