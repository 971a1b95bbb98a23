import { recipe } from '../media/sizes/variants.ts';
import { searchText } from '@vitrin/contract/search/search';
import {
  type SitePicture,
  siteFilePaths,
  siteNotice,
  sitePicture,
  siteRecords,
  siteRetention,
  type SiteSetting,
  siteSetting,
  siteSettings,
  siteTrash,
} from '@vitrin/contract/operation/siteFile';
import { type TrashKind, trashKinds } from '@vitrin/contract/history/trash';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { closeUp } from '../homePage/sliderWrites.ts';
import type { Media } from '../media/openMedia.ts';
import { namesOf } from '../namesOf.ts';
import type { Store, Writer } from '../store/openStore.ts';
import { inChunks } from '../store/ordered.ts';
import { keepNamed } from '../library/keepNamed.ts';
import { retentionKey } from '../personalData/personalData.ts';
import { isSameCut } from '../media/storedFocus.ts';
import { definedOnly } from '../definedOnly.ts';
import { contentPictures, pictureSearch } from '../media/pictures.ts';
import { typeOfName } from '../media/pictureName.ts';
import { checkSite, readRecord, shownIn } from './checkSite.ts';
import type { SiteFile } from './openSiteFile.ts';
import { SiteFileError } from './siteFileError.ts';
import { redirectRow, type SiteRecord, siteKinds, type Written } from './siteKinds.ts';

/** What happens to the existing content: it is replaced, or newer records of the file are merged into it. */
export type ImportWay = 'merge' | 'replace';

/** How many records of a kind were added, changed, kept and removed. */
export type ImportCounts = Record<Written | 'removed', number>;

/** What an import did, or would do. */
export type Imported = { settings: SiteSetting[]; counts: Readonly<Record<string, ImportCounts>> };

type Tools = { store: Store; media: Pick<Media, 'storage' | 'describe'>; clock: Clock };

/** Called as pictures are checked and stored. */
export type TellProgress = (what: 'checked' | 'stored', done: number, all: number) => void;

/** Rolls back the transaction of a rehearsal, whose writes must not become visible. */
class Rehearsed extends Error {}

/**
 * Imports a site file into a store, completely or not at all: everything is checked, then the pictures are stored, then
 * all rows are written in one transaction. A rehearsal does the same without pictures, and rolls back. A killed import
 * leaves unreferenced files, which the daily sweep removes. Throws SiteFileError.
 */
export async function importSite(
  { store, media, clock }: Tools,
  site: SiteFile,
  { way, rehearse, tell = () => undefined }: { way: ImportWay; rehearse: boolean; tell?: TellProgress },
): Promise<Imported> {
  await checkSite(site, media, (done, all) => tell('checked', done, all));
  if (rehearse) return rehearseRows(store, site, way, clock);
  const fresh = await storePictures(site, media, tell);
  try {
    return await store.writeAtLength((writer) => writeSite(writer, site, way, clock.now()));
  } catch (error) {
    await removeUnused(store, media, fresh, clock);
    throw error;
  }
}

async function rehearseRows(store: Store, site: SiteFile, way: ImportWay, clock: Clock): Promise<Imported> {
  let imported: Imported | undefined;
  try {
    await store.writeAtLength(async (writer) => {
      imported = await writeSite(writer, site, way, clock.now());
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed) || imported === undefined) throw error;
  }
  if (imported === undefined) throw new Error('The rehearsal did not come to its end');
  return imported;
}

/** Stores the picture files, and returns the names of those that were new. */
async function storePictures(
  site: SiteFile,
  { storage }: Pick<Media, 'storage'>,
  tell: TellProgress,
): Promise<string[]> {
  const fresh: string[] = [];
  let done = 0;
  for (const name of site.pictures) {
    if ((await storage.find(name)) === null) fresh.push(name);
    // Also if it exists: it counts as new from now on, so that no sweep removes it before its row is written.
    await storage.put(name, await site.picture(name));
    tell('stored', (done += 1), site.pictures.size);
  }
  return fresh;
}

async function removeUnused(
  { read }: Pick<Store, 'read'>,
  { storage }: Pick<Media, 'storage'>,
  names: readonly string[],
  clock: Clock,
): Promise<void> {
  for (const name of names) {
    const row = await read.selectFrom('picture').select('id').where('name', '=', name).limit(1).execute();
    if (row.length === 0) await storage.removeOlder(name, new Date(clock.now().getTime() + 1_000));
  }
}

/** Unwraps a record that is read again for writing; the file may have changed since it was checked. */
function recordIn<T>(read: ReturnType<typeof readRecord<T>>): T {
  if ('problem' in read) throw new SiteFileError([`The file changed while it was read: ${read.problem}`]);
  return read.value;
}

async function writeSite(writer: Writer, site: SiteFile, way: ImportWay, now: Date): Promise<Imported> {
  const counts: Record<string, ImportCounts> = {};
  const countOf = (name: string): ImportCounts =>
    (counts[name] ??= { added: 0, changed: 0, kept: 0, removed: 0 });
  const pictures = await idsOfPictures(site);
  const behind = new Map<TrashKind, number>();
  for (const kind of trashKinds) {
    if (way === 'merge') behind.set(kind, await lastPlace(writer, kind));
  }
  if (way === 'replace') await clear(writer, site, pictures, countOf);
  const settings = await writeSettings(writer, site, way, now);
  await writeRetention(writer, site, way);
  await writeNotices(writer, site, countOf);
  await writePictures(writer, site, way, countOf('pictures'));
  for (const kind of trashKinds) {
    for await (const { value } of site.lines(siteFilePaths.records(kind))) {
      const record = recordIn(readRecord<SiteRecord>(siteRecords[kind], value));
      const written = await siteKinds[kind].write(writer, record, { now, behind: behind.get(kind) ?? 0 });
      countOf(kind)[written] += 1;
    }
  }
  if (way === 'merge') await closeUp(writer);
  // Deletions on another site do not apply here.
  if (way === 'replace') await writeTrash(writer, site, countOf('trash'), now);
  // Files from before the library do not say which pictures are kept.
  await keepNamed(writer);
  return { settings, counts };
}

/** The last place among the entries of a kind that has places. */
async function lastPlace(writer: Writer, kind: TrashKind): Promise<number> {
  const { table } = siteKinds[kind];
  if (table === 'post' || table === 'contactMessage' || table === 'oldPath') return 0;
  const question = sql<{ last: number | null }>`select max(display_order) as last from ${sql.table(table)}`;
  const { rows } = await question.execute(writer);
  return Math.ceil(rows[0]?.last ?? 0);
}

async function idsOfPictures(site: SiteFile): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for await (const { value } of site.lines(siteFilePaths.pictures)) {
    const { id, name } = recordIn(readRecord(sitePicture, value));
    ids.set(id, name);
  }
  return ids;
}

/** Removes all content except the pictures that come back, whose sizes exist already. */
async function clear(
  writer: Writer,
  site: SiteFile,
  pictures: ReadonlyMap<string, string>,
  countOf: (name: string) => ImportCounts,
): Promise<void> {
  // Versions belong to the removed content.
  await writer.deleteFrom('version').execute();
  // Visitors' data stays, unless the file contains messages.
  const stays = (kind: string): boolean =>
    kind === 'messages' && !site.has(siteFilePaths.records('messages'));
  const trashed = await writer
    .deleteFrom('trash')
    .where(
      'kind',
      'in',
      trashKinds.filter((kind) => !stays(kind)),
    )
    .executeTakeFirst();
  countOf('trash').removed = Number(trashed.numDeletedRows);
  for (const kind of trashKinds) {
    if (stays(kind)) continue;
    const { numDeletedRows } = await writer.deleteFrom(siteKinds[kind].table).executeTakeFirst();
    countOf(kind).removed = Number(numDeletedRows);
  }
  // Replies to the removed messages.
  if (!stays('messages')) await writer.deleteFrom('messageReply').execute();
  const query = contentPictures(writer).select(['id', 'name']);
  for await (const rows of inChunks(query, { columns: ['id'], descending: false })) {
    const gone = rows.filter(({ id, name }) => pictures.get(id) !== name).map(({ id }) => id);
    if (gone.length > 0) await writer.deleteFrom('picture').where('id', 'in', gone).execute();
    countOf('pictures').removed += gone.length;
  }
}

/** In a merge the newer state wins. */
async function writeSettings(
  writer: Writer,
  site: SiteFile,
  way: ImportWay,
  now: Date,
): Promise<SiteSetting[]> {
  const written: SiteSetting[] = [];
  for (const key of namesOf(siteSettings)) {
    const path = siteFilePaths.setting(key);
    const query = writer.selectFrom('setting').select('updatedAt').where('key', '=', key);
    const here = await query.executeTakeFirst();
    if (!site.has(path)) {
      if (way === 'replace') await writer.deleteFrom('setting').where('key', '=', key).execute();
      continue;
    }
    const document = recordIn(readRecord(siteSetting, await site.document(path)));
    const updatedAt = new Date(document.updatedAt);
    if (way === 'merge' && here !== undefined && here.updatedAt >= updatedAt) continue;
    const value = recordIn(readRecord<SiteRecord>(siteSettings[key], document.value));
    await writer
      .insertInto('setting')
      .values({ key, value, updatedAt })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt }))
      .execute();
    written.push(key);
  }
  // A store with content of its own never gets a demo; one that has a demo recognises it by the time it was loaded.
  await writer
    .insertInto('setting')
    .values({ key: 'demo', value: {}, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return written;
}

/**
 * How long messages are kept, if the file says so. A merge keeps what holds here, also if nothing was ever set: it must
 * not have messages erased.
 */
async function writeRetention(writer: Writer, site: SiteFile, way: ImportWay): Promise<void> {
  if (way === 'merge' || !site.has(siteFilePaths.retention)) return;
  const document = recordIn(readRecord(siteSetting, await site.document(siteFilePaths.retention)));
  const { months } = recordIn(readRecord(siteRetention, document.value));
  const row = { months, updatedAt: new Date(document.updatedAt) };
  await writer
    .insertInto('retention')
    .values({ key: retentionKey, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** Adds the versions of the notice that messages refer to. Those that are here stay: their texts are the same. */
async function writeNotices(
  writer: Writer,
  site: SiteFile,
  countOf: (name: string) => ImportCounts,
): Promise<void> {
  for await (const { value } of site.lines(siteFilePaths.notices)) {
    const notice = recordIn(readRecord(siteNotice, value));
    const { numInsertedOrUpdatedRows } = await writer
      .insertInto('noticeVersion')
      .values({ ...notice, createdAt: new Date(notice.createdAt) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    countOf('notices')[numInsertedOrUpdatedRows === 0n ? 'kept' : 'added'] += 1;
  }
}

async function writePictures(
  writer: Writer,
  site: SiteFile,
  way: ImportWay,
  counts: ImportCounts,
): Promise<void> {
  for await (const { value } of site.lines(siteFilePaths.pictures)) {
    const picture = recordIn(readRecord(sitePicture, value));
    const here = await writer
      .selectFrom('picture')
      .select('focus')
      .where('id', '=', picture.id)
      .executeTakeFirst();
    if (here === undefined) {
      await writer.insertInto('picture').values(pictureRow(site, picture)).execute();
      counts.added += 1;
      continue;
    }
    const { alt, title, credit, decorative, focus, kept } = picture;
    const words = { alt, title, credit, decorative, focus, search: pictureSearch(picture) };
    // Sizes that were cropped around another point are made again.
    const anew = !isSameCut(definedOnly(focus), here.focus) &&
      picture.placeholder !== '' && { variantsComplete: false };
    const facts = { ...words, ...anew, kept, retiredAt: null, createdAt: new Date(picture.createdAt) };
    if (way === 'replace')
      await writer.updateTable('picture').set(facts).where('id', '=', picture.id).execute();
    counts.kept += 1;
  }
}

function pictureRow(site: SiteFile, { createdAt, ...picture }: SitePicture) {
  return {
    ...picture,
    mime: typeOfName(picture.name) ?? '',
    bytes: site.bytesOf(picture.name),
    variants: [],
    search: pictureSearch(picture),
    madeBy: '',
    retiredAt: null,
    // An icon has no placeholder, and no sizes.
    variantsComplete: picture.placeholder === '',
    recipe: recipe.version,
    createdAt: new Date(createdAt),
  };
}

async function writeTrash(writer: Writer, site: SiteFile, counts: ImportCounts, now: Date): Promise<void> {
  for await (const { value } of site.lines(siteFilePaths.trash)) {
    const { record: given, redirects, ...kept } = recordIn(readRecord(siteTrash, value));
    const record = recordIn(readRecord<SiteRecord>(siteRecords[kept.kind], given));
    const rows = await siteKinds[kept.kind].toTrash(writer, record, now);
    const former = redirects.map(redirectRow);
    await writer
      .insertInto('trash')
      .values({
        ...kept,
        entryId: String(record['id']),
        search: searchText(kept.title, []),
        record: former.length > 0 ? { ...rows, oldPath: former } : rows,
        deletedAt: new Date(kept.deletedAt),
      })
      .execute();
    const pictures = shownIn(record).map((pictureId, index) => ({
      trashId: kept.id,
      pictureId,
      displayOrder: index + 1,
    }));
    if (pictures.length > 0) await writer.insertInto('trashPicture').values(pictures).execute();
    counts.added += 1;
  }
}
