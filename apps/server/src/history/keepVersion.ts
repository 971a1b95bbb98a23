import type { VersionAct, VersionChange, VersionedKind } from '@vitrin/contract/history/history';
import {
  changeBetween,
  isMinorChange,
  isNoChange,
  isPictureChange,
  joinedChange,
  noChange,
  pictureChangesMs,
} from '@vitrin/contract/history/historyChange';
import { noteActivity } from '../activity/noteActivity.ts';
import type { Viewer } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import type { ListOrder } from '../store/ordered.ts';
import type { VersionRow } from '../store/schema.ts';
import { comparedOf, patched, noContent, patchOf, type VersionContent } from './versionContent.ts';

/** Who writes, and when. */
export type Author = { userId: string; name: string; now: Date };

/** The signed-in user as the author of a write made now. */
export const authorOf = ({ user }: Viewer, clock: Clock): Author => ({
  userId: user.id,
  name: user.fullName,
  now: clock.now(),
});

/** A subject with versions: an entry, or a section of the settings. */
export type VersionSubject = { kind: VersionedKind; id: string };

/** The order in which all subjects are gone through, that of the key of their versions. */
export const subjectOrder: ListOrder = { columns: ['kind', 'entryId'], descending: false };

/** The result of a write to a subject; `since` is when the state before it came about. */
export type WrittenState = {
  before?: { content: VersionContent; since: Date } | undefined;
  after: VersionContent;
};

/** How a version came to be: by a plain change by default; for `returned`, also when it was deleted. */
export type Making = { by: Author; act?: Exclude<VersionAct, 'initial'>; restoredAt?: Date };

/**
 * Keeps the new state of a subject as its newest version, in the transaction that writes it and after its row was
 * locked. The state before is kept as well if no version records it. A write that changed nothing leaves no version.
 */
export async function keepVersion(
  writer: Writer,
  subject: VersionSubject,
  { before, after }: WrittenState,
  { by, act = 'changed', restoredAt }: Making,
): Promise<VersionRow | undefined> {
  const change =
    before === undefined ? noChange : changeBetween(comparedOf(before.content), comparedOf(after));
  // A return from the trash is recorded even if nothing changed.
  if (before !== undefined && isNoChange(change) && act !== 'returned') return undefined;
  let newest = await newestVersion(writer, subject);
  if (before !== undefined && (newest === undefined || !isTold(newest, before.content))) {
    newest = await append(writer, subject, newest, before.content, {
      ...nobody,
      act: 'initial',
      change: noChange,
      madeAt: before.since,
    });
  }
  const isMinor = act === 'changed' && isMinorChange(change);
  const done = isMinor ? (change.moved ? 'moved' : 'switched') : act;
  await noteActivity(writer, {
    act: subject.kind === 'settings' && done === 'changed' ? 'settingsChanged' : done,
    subject: subject.kind === 'settings' ? subject.id : subject.kind,
    title: subject.kind === 'settings' ? '' : versionTitle(after),
    who: by,
    now: by.now,
  });
  if (newest !== undefined && act === 'changed' && isPictureChange(change)) {
    const grown = await grow(writer, newest, after, by);
    if (grown !== undefined) return grown;
  }
  return append(writer, subject, newest, after, {
    act: done,
    minor: isMinor,
    userId: by.userId,
    madeBy: by.name,
    madeAt: by.now,
    restoredAt: restoredAt ?? null,
    change,
  });
}

/** What an entry is called in a version. */
export function versionTitle({ fields }: VersionContent): string {
  const title = fields['title'] ?? fields['name'];
  return typeof title === 'string' ? title : '';
}

const nobody = { minor: false, userId: '', madeBy: '', restoredAt: null } as const;

/** Whether a version records a state; a shifted place caused by moves of other entries is ignored. */
function isTold(version: VersionRow, content: VersionContent): boolean {
  const drift: VersionChange = changeBetween(
    comparedOf(patched(noContent, version.content)),
    comparedOf(content),
  );
  return isNoChange({ ...drift, moved: false });
}

/** The newest version of a subject, which holds its full content. */
export const newestVersion = (
  reader: Reader,
  { kind, id }: VersionSubject,
): Promise<VersionRow | undefined> =>
  reader
    .selectFrom('version')
    .selectAll()
    .where('kind', '=', kind)
    .where('entryId', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Adds a change of pictures to the newest version if that is another one by the same person a short time before: each
 * picture of a form is a write of its own. Undefined if it cannot.
 */
async function grow(
  writer: Writer,
  newest: VersionRow,
  after: VersionContent,
  { userId, name, now }: Author,
): Promise<VersionRow | undefined> {
  const age = now.getTime() - newest.madeAt.getTime();
  if (age < 0 || age > pictureChangesMs || newest.userId !== userId) return undefined;
  if (newest.act !== 'changed' || !isPictureChange(newest.change)) return undefined;
  const { kind, entryId, number } = newest;
  const last = await writer
    .selectFrom('version')
    .select(['id', 'content'])
    .where('kind', '=', kind)
    .where('entryId', '=', entryId)
    .where('number', '=', number - 1)
    .executeTakeFirst();
  if (last === undefined) return undefined;
  const between = patched(noContent, newest.content);
  const earlier = patched(between, last.content);
  const change = joinedChange(comparedOf(earlier), comparedOf(between), comparedOf(after));
  if (change === undefined) return undefined;
  const row = { ...newest, content: after, change, madeBy: name, madeAt: now };
  const { content, madeBy, madeAt } = row;
  await writer
    .updateTable('version')
    .set({ content, change, madeBy, madeAt })
    .where('id', '=', row.id)
    .execute();
  await writer
    .updateTable('version')
    .set({ content: patchOf(after, earlier) })
    .where('id', '=', last.id)
    .execute();
  await writer.deleteFrom('versionPicture').where('versionId', '=', row.id).execute();
  await holdPictures(writer, row);
  return row;
}

/** Appends a version, and reduces the one before it to its differences. */
async function append(
  writer: Writer,
  { kind, id }: VersionSubject,
  last: VersionRow | undefined,
  content: VersionContent,
  facts: Omit<VersionRow, 'id' | 'kind' | 'entryId' | 'number' | 'content'>,
): Promise<VersionRow> {
  const row = {
    ...facts,
    id: newId(facts.madeAt.getTime()),
    kind,
    entryId: id,
    number: (last?.number ?? 0) + 1,
    content,
  };
  await writer.insertInto('version').values(row).execute();
  const patch = last && patchOf(content, patched(noContent, last.content));
  if (last !== undefined && patch !== undefined) {
    await writer.updateTable('version').set({ content: patch }).where('id', '=', last.id).execute();
  }
  if (last !== undefined && patch?.pictures === undefined) await handOverPictures(writer, last.id, row.id);
  else await holdPictures(writer, row);
  return row;
}

/** If several versions show the same picture, the newest holds it. */
async function handOverPictures(writer: Writer, from: string, to: string): Promise<void> {
  await writer.updateTable('versionPicture').set({ versionId: to }).where('versionId', '=', from).execute();
}

async function holdPictures(writer: Writer, { id, content }: { id: string; content: VersionContent }) {
  const ids = content.pictures.map((picture) => picture.id);
  if (ids.length === 0) return;
  await writer
    .insertInto('versionPicture')
    .columns(['versionId', 'pictureId'])
    .expression((from) =>
      // A document may refer to a picture that is lost.
      from
        .selectFrom('picture')
        .select((of) => [of.val(id).as('versionId'), 'picture.id as pictureId'])
        .where('picture.id', 'in', ids),
    )
    .execute();
}
