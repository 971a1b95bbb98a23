import type { PartQuery } from '@vitrin/contract/endpoints';
import { pagePart } from '@vitrin/contract/entries/cutPage';
import { historyKinds } from '@vitrin/contract/history/history';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { needleOf, searchWords } from '@vitrin/contract/search/search';
import { type Returned, type TrashItem, type TrashKind, trashKinds } from '@vitrin/contract/history/trash';
import { type SelectQueryBuilder, sql } from 'kysely';
import { noteActivity } from '../activity/noteActivity.ts';
import type { Clock } from '../clock.ts';
import { endHistory } from '../history/endVersions.ts';
import type { Author } from '../history/keepVersion.ts';
import { HttpError, notFound } from '../http/httpErrors.ts';
import { partOfList } from '../http/listPage.ts';
import { type JsonAnswer, listAnswer } from '../http/answers/sendAnswer.ts';
import { dropPicture, imagesOfRows } from '../media/pictures.ts';
import { eraseLetters } from '../messages/eraseMessages.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import type { Tables, TrashRow } from '../store/schema.ts';
import { escaped } from '../store/search/textLike.ts';
import { type Return, returns } from './returns.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const keptMs = limits.trashDays * dayMs;

/** How many rows are erased per transaction, so that nobody waits for long. */
const erasedAtOnce = 100;

type Asked = PartQuery & { q?: string | undefined; kind?: TrashKind | undefined };

const listed = ['id', 'kind', 'entryId', 'title', 'address', 'deletedBy', 'deletedAt'] as const;

/** A page of the trash, newest first, without the kept rows. */
export async function listTrash(reader: Reader, asked: Asked): Promise<JsonAnswer<TrashItem[]>> {
  const { q = '', kind } = asked;
  const all = reader
    .selectFrom('trash')
    .select(listed)
    .where('kind', 'in', kind === undefined ? trashKinds : [kind]);
  const part = pagePart({ page: 1, ...asked }) ?? { offset: 0, limit: limits.panelTrash };
  const order = { columns: ['deletedAt', 'id'], descending: true };
  const { rows, total } = await partOfList(matching(all, q), order, part);
  const pictures = await mainPicturesOf(reader, rows);
  const images = await imagesOfRows(reader, [...pictures.values()]);
  const items = rows.flatMap(({ kind: name, deletedAt, ...row }) => {
    const known = trashKinds.find((each) => each === name);
    if (known === undefined) return [];
    const image = images.get(pictures.get(row.id)?.pictureId ?? null) ?? null;
    const endsAt = new Date(deletedAt.getTime() + keptMs).toISOString();
    return [{ ...row, kind: known, image, deletedAt: deletedAt.toISOString(), endsAt }];
  });
  return listAnswer(items, total);
}

/** The rows whose titles contain all words; a trash is small enough to be scanned. */
const matching = <Row>(
  query: SelectQueryBuilder<Tables, 'trash', Row>,
  q: string,
): SelectQueryBuilder<Tables, 'trash', Row> =>
  searchWords(q).reduce(
    (narrowed, word) =>
      narrowed.where(sql<boolean>`search like ${`%${escaped(needleOf(word))}%`} escape '\\'`),
    query,
  );

async function mainPicturesOf(
  reader: Reader,
  rows: readonly { id: string }[],
): Promise<ReadonlyMap<string, { pictureId: string }>> {
  if (rows.length === 0) return new Map();
  const found = await reader
    .selectFrom('trashPicture')
    .select(['trashId', 'pictureId'])
    .where(
      'trashId',
      'in',
      rows.map(({ id }) => id),
    )
    .where('displayOrder', '=', 1)
    .execute();
  return new Map(found.map((picture) => [picture.trashId, picture]));
}

async function requireKept(
  reader: Reader,
  id: string,
  lock = false,
): Promise<{ kept: TrashRow; kind: TrashKind; way: Return }> {
  const query = reader.selectFrom('trash').selectAll().where('id', '=', id);
  const kept = await (lock ? query.forUpdate() : query).executeTakeFirst();
  const kind = trashKinds.find((each) => each === kept?.kind);
  if (kept === undefined || kind === undefined) throw notFound('Trash entry');
  return { kept, kind, way: returns[kind] };
}

/**
 * Restores something as it was, or at another path. Throws 404, if `allow` does, and 409 if it exists already, or if
 * its path is taken, with a free one.
 */
export async function bringBack(
  store: Store,
  { by, allow }: { by: Author; allow?: (kind: TrashKind) => void },
  id: string,
  asked: { path?: string | undefined },
): Promise<Returned> {
  const path = asked.path || undefined;
  try {
    // Places depend on others, so restores are serialised.
    return await store.writeAlone(async (writer) => {
      const { kept, kind, way } = await requireKept(writer, id, true);
      allow?.(kind);
      const tools = { writer, engine: store.engine, by };
      await way.back(tools, { ...kept, path });
      await writer.deleteFrom('trash').where('id', '=', id).execute();
      return { kind, entryId: kept.entryId };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw await conflictOf(store.read, id, path);
  }
}

/** The reason for a conflict. */
async function conflictOf(reader: Reader, id: string, path: string | undefined): Promise<HttpError> {
  const { kept, way } = await requireKept(reader, id);
  const { table, freePath } = way;
  const there = await reader.selectFrom(table).select('id').where('id', '=', kept.entryId).executeTakeFirst();
  if (there !== undefined) return new HttpError(409, refusals.trashReturned());
  if (freePath === undefined) return new HttpError(409, refusals.redirectTaken());
  const message = refusals.trashPathTaken();
  const stored = kept.record[table]?.[0]?.['path'];
  const tried = path ?? (typeof stored === 'string' ? stored : '');
  const free = await freePath(reader, tried, kept.entryId);
  return new HttpError(409, message, { errors: { path: message }, details: { path: tried, free } });
}

/** Erases one item for good. Throws 404. */
export const erase = (store: Store, id: string, now: Date): Promise<void> =>
  store.write(async (writer) => {
    if ((await eraseThese(writer, [id], now)) === 0) throw notFound('Trash entry');
  });

/** Erases what was deleted up to a moment, in batches, and returns how many. */
export async function eraseUntil(
  { read, write }: Pick<Store, 'read' | 'write'>,
  {
    until,
    kind,
    signal,
    asked,
  }: {
    until: Date;
    kind?: TrashKind | undefined;
    signal?: AbortSignal | undefined;
    /** Set if a user requested it, for the activity log. */
    asked?: Date;
  },
): Promise<number> {
  const all = read.selectFrom('trash').select('id').where('deletedAt', '<=', until);
  const chosen = kind === undefined ? all : all.where('kind', '=', kind);
  let erased = 0;
  for (;;) {
    const rows = await chosen.orderBy('deletedAt').orderBy('id').limit(erasedAtOnce).execute();
    if (rows.length === 0 || signal?.aborted === true) break;
    const ids = rows.map(({ id }) => id);
    erased += await write((writer) => eraseThese(writer, ids, asked));
  }
  return erased;
}

/** Erases what was deleted longer ago than the promised time. */
export const sweepTrash = (
  store: Store,
  { clock, signal }: { clock: Clock; signal?: AbortSignal | undefined },
): Promise<number> => eraseUntil(store, { until: new Date(clock.now().getTime() - keptMs), signal });

/** Deletes kept rows, and pictures that nothing else shows. Their files are removed by the next sweep of files. */
async function eraseThese(writer: Writer, ids: readonly string[], asked?: Date): Promise<number> {
  const pictures = await writer
    .selectFrom('trashPicture')
    .select('pictureId')
    .where('trashId', 'in', ids)
    .execute();
  // Others may have been restored meanwhile.
  const erased = await writer
    .deleteFrom('trash')
    .where('id', 'in', ids)
    .returning(['kind', 'entryId', 'title'])
    .execute();
  for (const pictureId of new Set(pictures.map((picture) => picture.pictureId))) {
    await dropPicture(writer, pictureId);
  }
  for (const { kind, entryId, title } of erased) {
    await eraseTraces(writer, kind, entryId);
    if (asked === undefined) continue;
    const told = kind === 'messages' ? '' : title;
    await noteActivity(writer, { act: 'erased', subject: kind, title: told, now: asked });
  }
  return erased.length;
}

/**
 * The versions of an entry and the letters about a message are removed with it, unless it exists again, for example
 * after an import.
 */
async function eraseTraces(writer: Writer, name: string, id: string): Promise<void> {
  const kind = trashKinds.find((each) => each === name);
  if (kind === undefined) return;
  const { table } = returns[kind];
  const there = await writer.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (there !== undefined) return;
  if (kind === 'messages') await eraseLetters(writer, [id]);
  const withHistory = historyKinds.find((each) => each === kind);
  if (withHistory !== undefined) await endHistory(writer, { kind: withHistory, id });
}
