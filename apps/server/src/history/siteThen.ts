import { type HistoryKind, historyKinds } from '@vitrin/contract/history/history';
import { type ContentGroup, contentGroups } from '@vitrin/contract/kinds/contentKinds';
import { historySections } from '@vitrin/contract/history/historySections';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { HttpError } from '../http/httpErrors.ts';
import type { Reader } from '../store/openStore.ts';
import { returns } from '../trash/returns.ts';
import type { VersionContent } from './versionContent.ts';
import { contentsOf } from './versions.ts';

/** A subject that is restored with the whole site; texts of library pictures are only restored individually. */
type SiteSubject = { kind: HistoryKind; id: string };

/** The state of a subject at a moment: `content` is undefined if no version records it. */
export type Then = { content: VersionContent | undefined; madeAt: Date };

/** A subject that may have changed since a moment. */
export type SiteThing = {
  subject: SiteSubject;
  /** Null where it was not there at that moment. */
  was: Then | null;
  /** The id of its row in the trash, if it is there. */
  trashId: string | undefined;
};

const keyOf = ({ kind, id }: SiteSubject): string => `${kind} ${id}`;

/**
 * Every subject that was written, deleted or restored since a moment, with its state then. Throws 409 if there are too
 * many.
 */
export async function thingsSince(reader: Reader, at: Date): Promise<SiteThing[]> {
  const found = new Map<string, SiteSubject>();
  const note = (kind: string, id: string): void => {
    const known = historyKinds.find((each) => each === kind);
    if (known === 'settings' && historySections.every((name) => name !== id)) return;
    if (known !== undefined) found.set(keyOf({ kind: known, id }), { kind: known, id });
    if (found.size > limits.siteAtThings) throw new HttpError(409, refusals.siteAtLarge(limits.siteAtThings));
  };
  const most = limits.siteAtThings + 1;
  const written = await reader
    .selectFrom('version')
    .select(['kind', 'entryId'])
    .distinct()
    .where('madeAt', '>', at)
    .limit(most)
    .execute();
  for (const { kind, entryId } of written) note(kind, entryId);
  const created = new Map<string, Date>();
  for (const kind of contentGroups) {
    const { table } = returns[kind];
    const rows = await reader
      .selectFrom(table)
      .select('id')
      .where('createdAt', '>', at)
      .limit(most)
      .execute();
    for (const { id } of rows) note(kind, id);
  }
  const trashed = await reader
    .selectFrom('trash')
    .select(['id', 'kind', 'entryId'])
    .where('deletedAt', '>', at)
    .where('kind', 'in', contentGroups)
    .limit(most)
    .execute();
  const inTrash = new Map<string, string>();
  for (const { id, kind, entryId } of trashed) {
    note(kind, entryId);
    inTrash.set(`${kind} ${entryId}`, id);
    // One at a time, since each may hold long texts.
    const kept = await reader.selectFrom('trash').select('record').where('id', '=', id).executeTakeFirst();
    const known = contentGroups.find((each) => each === kind);
    const row = known && kept?.record[returns[known].table]?.[0];
    if (row !== undefined) created.set(`${kind} ${entryId}`, momentOf(row['createdAt']));
  }
  const things: SiteThing[] = [];
  for (const [key, subject] of found) {
    const trashId = inTrash.get(key);
    const began = created.get(key) ?? (await creationOf(reader, subject));
    // Deleted for good since then: nothing is left of it.
    if (began === undefined) continue;
    const isThere = began <= at && !(await wasAway(reader, subject, at));
    things.push({ subject, trashId, was: isThere ? await thenOf(reader, subject, at) : null });
  }
  return things;
}

const momentOf = (stored: unknown): Date =>
  stored instanceof Date ? stored : new Date(typeof stored === 'number' ? stored : String(stored));

/** When an entry was created; undefined if it does not exist. Settings always exist. */
async function creationOf(reader: Reader, { kind, id }: SiteSubject): Promise<Date | undefined> {
  if (kind === 'settings') return new Date(0);
  const { table } = returns[kind];
  const row = await reader.selectFrom(table).select('createdAt').where('id', '=', id).executeTakeFirst();
  return row?.createdAt;
}

/** Whether an entry was in the trash at a moment and has been restored since. */
async function wasAway(reader: Reader, { kind, id }: SiteSubject, at: Date): Promise<boolean> {
  const row = await reader
    .selectFrom('version')
    .select('id')
    .where('kind', '=', kind)
    .where('entryId', '=', id)
    .where('act', '=', 'returned')
    .where('restoredAt', '<=', at)
    .where('madeAt', '>', at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function thenOf(reader: Reader, subject: SiteSubject, at: Date): Promise<Then> {
  const row = await reader
    .selectFrom('version')
    .select(['number', 'madeAt'])
    .where('kind', '=', subject.kind)
    .where('entryId', '=', subject.id)
    .where('madeAt', '<=', at)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return { content: undefined, madeAt: at };
  const [content] = await contentsOf(reader, subject, [row.number]);
  return { content, madeAt: row.madeAt };
}

/** Whether a subject is an entry. */
export const isEntry = (kind: HistoryKind): kind is ContentGroup => kind !== 'settings';
