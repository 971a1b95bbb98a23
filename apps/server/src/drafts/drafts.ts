import {
  type DraftFields,
  draftedFields,
  draftFieldsOf,
  parseDraft,
} from '@vitrin/contract/drafts/draftFields';
import {
  type DraftNote,
  type DraftSubject,
  type FormDraft,
  type FormDraftChange,
  type FormDrafts,
  newEntryId,
} from '@vitrin/contract/drafts/formDraft';
import { type HistoryKind, historyKinds } from '@vitrin/contract/history/history';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { isEnough, roles } from '@vitrin/contract/accounts/role';
import { fullNameOf } from '@vitrin/contract/accounts/session';
import { z } from 'zod';
import { requireRole } from '../auth/permissions.ts';
import type { Viewer } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import { bodyBytesOf } from '../http/input/bodyBytes.ts';
import { HttpError, invalidFields, notFound } from '../http/httpErrors.ts';
import { excessOf } from '../http/input/jsonBounds.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import { roleToSave } from '../previews/applyDrafts.ts';
import { draftedKinds } from '../previews/draftedKinds.ts';
import { endNewPreviews } from '../previews/previews.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import type { DraftRow } from '../store/schema.ts';

type Keeping = { viewer: Viewer; subject: DraftSubject; now: Date };

const dayMs = 24 * 60 * 60 * 1_000;
const sweptAtOnce = 500;

/** The fields of the form about something. Throws 404 for an unknown tab of the settings. */
function requireFields(subject: DraftSubject): DraftFields {
  const fields = draftFieldsOf(subject);
  if (fields === undefined) throw notFound('Setting');
  return fields;
}

const rowsOf = (reader: Reader, { kind, id }: DraftSubject) =>
  reader.selectFrom('draft').where('draft.kind', '=', kind).where('draft.entryId', '=', id);

const rowOf = (reader: Reader, userId: string, subject: DraftSubject): Promise<DraftRow | undefined> =>
  rowsOf(reader, subject).selectAll().where('userId', '=', userId).executeTakeFirst();

/** The subjects a user has drafts of, latest first. */
export async function listDrafts(
  reader: Reader,
  userId: string,
  kind: HistoryKind | undefined,
): Promise<DraftNote[]> {
  const rows = await reader
    .selectFrom('draft')
    .select(['kind', 'entryId', 'keptAt'])
    .where('userId', '=', userId)
    .where('kind', 'in', kind === undefined ? [...historyKinds] : [kind])
    .orderBy('keptAt', 'desc')
    .orderBy('entryId')
    .limit(limits.drafts)
    .execute();
  return rows.flatMap(({ kind: of, entryId, keptAt }) => {
    const known = historyKinds.find((each) => each === of);
    return known === undefined ? [] : [{ kind: known, id: entryId, at: keptAt.toISOString() }];
  });
}

/**
 * A user's draft of a subject, and who else has one, as far as the user may know. Throws 403 if the role may not save
 * the form, and 404 for an unknown tab of the settings.
 */
export async function readDrafts(reader: Reader, viewer: Viewer, subject: DraftSubject): Promise<FormDrafts> {
  requireRole(viewer, roleToSave(subject.kind));
  const fields = requireFields(subject);
  const row = await rowOf(reader, viewer.user.id, subject);
  const others = await othersOf(reader, viewer.user.id, subject);
  return {
    draft: row ? draftOf(fields, row) : null,
    others: others.length === 0 || (await mayWrite(reader, subject, viewer)) ? others : [],
  };
}

function draftOf(fields: DraftFields, row: DraftRow): FormDraft {
  const { version, base, keptAt, files } = row;
  return {
    version,
    at: keptAt.toISOString(),
    base: base?.toISOString() ?? null,
    fields: draftedFields(fields, row.fields),
    files: [...files],
  };
}

/** Those who may save the subject. New entries are different ones, although their drafts share an id. */
async function othersOf(
  reader: Reader,
  userId: string,
  subject: DraftSubject,
): Promise<FormDrafts['others']> {
  if (subject.id === newEntryId) return [];
  const rows = await rowsOf(reader, subject)
    .innerJoin('userAccount', 'userAccount.id', 'draft.userId')
    .select(['userAccount.name', 'userAccount.surname', 'draft.keptAt'])
    .where('draft.userId', '!=', userId)
    .where(
      'userAccount.role',
      'in',
      roles.filter((role) => isEnough(role, roleToSave(subject.kind))),
    )
    .orderBy('draft.keptAt', 'desc')
    .limit(limits.draftOthers)
    .execute();
  return rows.map((row) => ({ by: fullNameOf(row), at: row.keptAt.toISOString() }));
}

/**
 * Stores a draft, replacing the user's earlier one. Throws 403 if the role may not save the form; 400 for content that
 * does not fit the form, for one larger than what saves the form, and beyond the number allowed; 404 if the entry does
 * not exist, or is another's; 409 if another device of the user has stored a draft that this one does not know.
 */
export async function keepDraft(
  store: Store,
  keeping: Keeping,
  change: FormDraftChange,
): Promise<FormDrafts> {
  const { viewer, subject, now } = keeping;
  requireRole(viewer, roleToSave(subject.kind));
  const rules = requireFields(subject);
  const fields = fieldsIn(rules, change);
  const { version, base, files } = change;
  const values = { version, base: base === null ? null : new Date(base), fields, files, keptAt: now };
  try {
    await store.write((writer) => writeDraft(writer, keeping, change, values));
  } catch (error) {
    // Of two concurrent first drafts the second gets a conflict.
    throw isUniqueViolation(error) ? elsewhere() : error;
  }
  return readDrafts(store.read, viewer, subject);
}

const elsewhere = (): HttpError => new HttpError(409, refusals.draftElsewhere());

function fieldsIn(rules: DraftFields, change: FormDraftChange): DraftRow['fields'] {
  const bytes = Buffer.from(change.fields);
  if (bytes.length > bodyBytesOf({ body: bodyOf(rules) }) || excessOf(bytes) !== undefined)
    throw invalidFields({ fields: refusals.draftTooLong() });
  const fields = parseDraft(rules, change);
  if (fields === undefined) throw invalidFields({ fields: refusals.draftFields() });
  return fields;
}

/** The schema of what a form sends when saved; cached so that its size is computed once. */
const bodies = new WeakMap<DraftFields, z.ZodObject>();

function bodyOf(rules: DraftFields): z.ZodObject {
  const body = bodies.get(rules) ?? z.object(rules).partial();
  bodies.set(rules, body);
  return body;
}

async function writeDraft(
  writer: Writer,
  { viewer, subject }: Keeping,
  { version, over }: FormDraftChange,
  values: Omit<DraftRow, 'userId' | 'kind' | 'entryId'>,
): Promise<void> {
  const { kind, id } = subject;
  const userId = viewer.user.id;
  const before = await rowOf(writer, userId, subject);
  if (before?.version === version) return;
  if (before === undefined) {
    await requireEntry(writer, subject, viewer);
    await requireRoom(writer, userId);
    await writer
      .insertInto('draft')
      .values({ userId, kind, entryId: id, ...values })
      .execute();
    return;
  }
  const { numUpdatedRows } = await writer
    .updateTable('draft')
    .set(values)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('entryId', '=', id)
    .where('version', '=', over ?? '')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw elsewhere();
}

/** A draft belongs to an existing entry that the viewer may write, or to one that is not yet added. */
async function requireEntry(reader: Reader, { kind, id }: DraftSubject, viewer: Viewer): Promise<void> {
  if (kind !== 'settings' && id !== newEntryId) await draftedKinds[kind].look(reader, id, viewer);
}

async function mayWrite(reader: Reader, subject: DraftSubject, viewer: Viewer): Promise<boolean> {
  try {
    await requireEntry(reader, subject, viewer);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 404) return false;
    throw error;
  }
}

async function requireRoom(writer: Writer, userId: string): Promise<void> {
  const { count } = await writer
    .selectFrom('draft')
    .select((row) => row.fn.countAll().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  // Drafts are never evicted, since that would lose what somebody typed.
  if (Number(count) >= limits.drafts) throw invalidFields({ fields: refusals.tooManyDrafts(limits.drafts) });
}

/** Deletes a user's draft, unless it has changed in the meantime. Throws 404 for an unknown tab of the settings. */
export async function dropDraft(
  store: Store,
  userId: string,
  subject: DraftSubject,
  version: string,
): Promise<void> {
  requireFields(subject);
  await store.write(async (writer) => {
    const { numDeletedRows } = await writer
      .deleteFrom('draft')
      .where('userId', '=', userId)
      .where('kind', '=', subject.kind)
      .where('entryId', '=', subject.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numDeletedRows > 0n && subject.id === newEntryId) await endNewPreviews(writer, userId, subject.kind);
  });
}

/** Removes drafts that were not touched for the retention time, and returns how many. */
export async function sweepDrafts(
  store: Store,
  { clock, signal }: { clock: Clock; signal?: AbortSignal | undefined },
): Promise<number> {
  const until = new Date(clock.now().getTime() - limits.draftDays * dayMs);
  let removed = 0;
  for (;;) {
    if (signal?.aborted === true) return removed;
    const old = await store.read
      .selectFrom('draft')
      .select(['userId', 'kind', 'entryId', 'version'])
      .where('keptAt', '<', until)
      .orderBy('keptAt')
      .limit(sweptAtOnce)
      .execute();
    if (old.length === 0) return removed;
    await store.write(async (writer) => {
      for (const { userId, kind, entryId, version } of old) {
        await writer
          .deleteFrom('draft')
          .where('userId', '=', userId)
          .where('kind', '=', kind)
          .where('entryId', '=', entryId)
          .where('version', '=', version)
          .execute();
        if (entryId === newEntryId) await endNewPreviews(writer, userId, kind);
      }
    });
    removed += old.length;
  }
}
