import type { VersionAct, VersionChange, VersionedKind } from '@vitrin/contract/history/history';
import { changeBetween, isMinorChange, isNoChange, noChange } from '@vitrin/contract/history/historyChange';
import { noteActivity } from '../activity/noteActivity.ts';
import type { Viewer } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import type { VersionRow } from '../store/schema.ts';
import { comparedOf, patched, noContent, patchOf, type VersionContent } from './versionContent.ts';

/** Who writes, and when. */
export type Author = { userId: string; name: string; now: Date };

/** The signed-in user as the author of what is written at this moment. */
export const authorOf = ({ user }: Viewer, clock: Clock): Author => ({
  userId: user.id,
  name: user.fullName,
  now: clock.now(),
});

/** What has versions: an entry, or a part of the settings. */
export type VersionSubject = { kind: VersionedKind; id: string };

/** What a write made of something; `since` is when it became what it was before. */
export type WrittenState = {
  before?: { content: VersionContent; since: Date } | undefined;
  after: VersionContent;
};

/** How a version came to be: by a plain change, unless it says otherwise; of what `returned`, when it was deleted. */
export type Making = { by: Author; act?: Exclude<VersionAct, 'initial'>; restoredAt?: Date };

/**
 * Keeps what something became as its newest version, in the transaction that writes it and after its row was locked.
 * What was there before is kept as well where no version tells of it. Nothing is kept of a write that changed nothing.
 */
export async function keepVersion(
  writer: Writer,
  subject: VersionSubject,
  { before, after }: WrittenState,
  { by, act = 'changed', restoredAt }: Making,
): Promise<VersionRow | undefined> {
  const change =
    before === undefined ? noChange : changeBetween(comparedOf(before.content), comparedOf(after));
  // That something was away for a time is told, also where it is what it was.
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
    title: subject.kind === 'settings' ? '' : titleOf(after),
    who: by,
    now: by.now,
  });
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

/** What an entry is called, whose kind has a title or a name. */
function titleOf({ fields }: VersionContent): string {
  const title = fields['title'] ?? fields['name'];
  return typeof title === 'string' ? title : '';
}

const nobody = { minor: false, userId: '', madeBy: '', restoredAt: null } as const;

/** Whether a version tells of a state; a place that followed from moves of others makes no difference. */
function isTold(version: VersionRow, content: VersionContent): boolean {
  const drift: VersionChange = changeBetween(
    comparedOf(patched(noContent, version.content)),
    comparedOf(content),
  );
  return isNoChange({ ...drift, moved: false });
}

/** The newest version of something, which holds all of it. */
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

/** Adds a version, and leaves of the one before it what differs. */
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

/** Of versions that show the same pictures, the newest holds them. */
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
      // A document may name a picture that is lost.
      from
        .selectFrom('picture')
        .select((of) => [of.val(id).as('versionId'), 'picture.id as pictureId'])
        .where('picture.id', 'in', ids),
    )
    .execute();
}
