import { limits } from '@vitrin/contract/limits';
import type {
  Person,
  PersonalDataReport,
  PersonErased,
  PersonExport,
  PersonFound,
  personPlaces,
} from '@vitrin/contract/messages/personalData';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import { sql } from 'kysely';
import { noteActivity } from '../activity/noteActivity.ts';
import { emailKeyOf } from '../auth/accounts.ts';
import type { Clock } from '../clock.ts';
import { eraseMessages, eraseTrashed } from '../messages/eraseMessages.ts';
import { messageOf, type ShownRow } from '../messages/messageOf.ts';
import { inboxPeople } from '../messages/people.ts';
import type { TrashedMessage } from '../messages/trashedMessages.ts';
import { keepNotice, noticeIdOf, noticeOf } from '../privacy/noticeVersions.ts';
import { readSetting } from '../settings/documents.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import { inChunks } from '../store/ordered.ts';
import type { MessageReplyRow } from '../store/schema.ts';
import { keysOf, messagesOfPerson, folderOf, trashOfPerson } from './personMessages.ts';

/** Rows about erased messages that are reported. */
const reportedRows = 100;
/** Messages of one person that are shown, exported or erased in one step. */
const mostMessages = 500;

/** The key of the only row in its table. */
export const retentionKey = 'messages';

/** After how many months messages are erased; null if they are kept. */
export async function readRetention(reader: Reader): Promise<number | null> {
  const row = await reader
    .selectFrom('retention')
    .select('months')
    .where('key', '=', retentionKey)
    .executeTakeFirst();
  return row === undefined || row.months < 1 ? null : Math.min(row.months, limits.retentionMonths);
}

/** Sets after how many months messages are erased. */
export const saveRetention = (store: Store, months: number | null, clock: Clock): Promise<void> =>
  store.write(async (writer) => {
    const row = { months: months ?? 0, updatedAt: clock.now() };
    await writer
      .insertInto('retention')
      .values({ key: retentionKey, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
    await noteActivity(writer, { act: 'settingsChanged', subject: 'personal', now: row.updatedAt });
  });

/**
 * How long messages are kept, what was erased, and the versions of the notice with the number of messages that refer to
 * each.
 */
export async function readReport(store: Store, clock: Clock): Promise<PersonalDataReport> {
  // The current notice may have come by an import, and not have been accepted by anyone yet.
  const notice = noticeOf(await readSetting(store.read, 'privacy'));
  const id = noticeIdOf(notice);
  if (id !== undefined) {
    const known = store.read.selectFrom('noticeVersion').select('id').where('id', '=', id);
    if ((await known.executeTakeFirst()) === undefined) {
      await store.write((writer) => keepNotice(writer, notice, clock.now()));
    }
  }
  const erased = await store.read
    .selectFrom('erasure')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('why')
    .limit(reportedRows)
    .execute();
  const notices = await store.read
    .selectFrom('noticeVersion')
    .leftJoin('contactMessage', 'contactMessage.notice', 'noticeVersion.id')
    .select((row) => [
      'noticeVersion.id as versionId',
      'noticeVersion.title as noticeTitle',
      'noticeVersion.createdAt as createdAt',
      row.fn.count('contactMessage.id').as('messages'),
    ])
    .groupBy(['noticeVersion.id', 'noticeVersion.title', 'noticeVersion.createdAt'])
    .orderBy('noticeVersion.createdAt', 'desc')
    .limit(reportedRows)
    .execute();
  return {
    months: await readRetention(store.read),
    erased: erased.map(({ day, why, messages }) => ({
      day,
      why: why === 'request' ? 'request' : 'retention',
      messages,
    })),
    notices: notices.map((row) => ({
      id: row.versionId,
      title: row.noticeTitle,
      madeAt: row.createdAt.toISOString(),
      messages: Number(row.messages),
    })),
  };
}

/** Adds to a day's count of erased messages: how many and why, and nothing about whose they were. */
export async function countErased(
  writer: Writer,
  messages: number,
  { why, now }: { why: 'retention' | 'request'; now: Date },
): Promise<void> {
  if (messages === 0) return;
  await writer
    .insertInto('erasure')
    .values({ day: dayInIstanbul(now), why, messages })
    .onConflict((conflict) =>
      conflict.columns(['day', 'why']).doUpdateSet({ messages: sql<number>`erasure.messages + ${messages}` }),
    )
    .execute();
}

/** The messages of a person in the trash, up to the limit of one step. */
async function trashedOf(reader: Reader, person: Person): Promise<TrashedMessage[]> {
  const found: TrashedMessage[] = [];
  for await (const message of trashOfPerson(reader, keysOf(person))) {
    found.push(message);
    if (found.length === mostMessages) break;
  }
  return found;
}

const formOf = (form: string): 'quote' | 'contact' => (form === 'quote' ? 'quote' : 'contact');

/** Finds what is stored about a person. */
export async function findPerson(reader: Reader, person: Person): Promise<PersonFound> {
  const query = messagesOfPerson(reader, keysOf(person));
  const rows = await query.selectAll().orderBy('createdAt', 'desc').limit(mostMessages).execute();
  const { count } = await query.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const trashed = await trashedOf(reader, person);
  return {
    messages: [
      ...rows.map(({ id, name, subject, form, createdAt, ...row }) => ({
        id,
        place: folderOf(row),
        name,
        subject,
        form: formOf(form),
        createdAt: createdAt.toISOString(),
      })),
      ...trashed.map(({ message: { id, name, subject, form, createdAt } }) => ({
        id,
        place: 'trash' as const,
        name,
        subject,
        form: formOf(form),
        createdAt: createdAt.toISOString(),
      })),
    ],
    total: Number(count) + trashed.length,
  };
}

/** Exports everything stored about a person. */
export async function exportPerson(
  { read: reader, write }: Pick<Store, 'read' | 'write'>,
  person: Person,
  clock: Clock,
): Promise<PersonExport> {
  await write((writer) => noteActivity(writer, { act: 'personDownloaded', now: clock.now() }));
  const people = await inboxPeople(reader);
  const rows = await messagesOfPerson(reader, keysOf(person))
    .selectAll()
    .orderBy('createdAt', 'desc')
    .limit(mostMessages)
    .execute();
  const ids = rows.map(({ id }) => id);
  const replies =
    ids.length === 0
      ? []
      : await reader
          .selectFrom('messageReply')
          .selectAll()
          .where('messageId', 'in', ids)
          .orderBy('createdAt')
          .execute();
  const repliesOf = Map.groupBy(replies, ({ messageId }) => messageId);
  const trashed = await trashedOf(reader, person);
  return {
    messages: [
      ...rows.map((row) => handed(row, folderOf(row), repliesOf.get(row.id) ?? [], people)),
      ...trashed.map(({ message, replies: answers }) => handed(message, 'trash', answers, people)),
    ],
  };
}

/** A message in an export, with its folder and replies. */
const handed = (
  row: ShownRow,
  place: (typeof personPlaces)[number],
  replies: readonly Omit<MessageReplyRow, 'messageId' | 'recipient'>[],
  people: ReadonlyMap<string, string>,
): PersonExport['messages'][number] => ({
  ...messageOf(row, people),
  place,
  replies: replies.map((reply) => ({
    id: reply.id,
    message: reply.message,
    by: reply.writtenBy,
    createdAt: reply.createdAt.toISOString(),
  })),
});

/** Erases everything stored about a person permanently: also spam, the trash, replies, and queued letters. */
export const erasePerson = (store: Store, person: Person, clock: Clock): Promise<PersonErased> =>
  store.write(async (writer) => {
    const rows = await messagesOfPerson(writer, keysOf(person)).select('id').limit(mostMessages).execute();
    const stored = await eraseMessages(
      writer,
      rows.map(({ id }) => id),
    );
    const erased = stored + (await eraseTrashed(writer, await trashedOf(writer, person)));
    const { email } = keysOf(person);
    if (email !== '') {
      // Of messages that were erased by a version that left these behind.
      const letters = writer.selectFrom('mailLetter').select(['id', 'recipient']).where('kind', '=', 'reply');
      for await (const some of inChunks(letters, { columns: ['id'], descending: false })) {
        const theirs = some.filter(({ recipient }) => emailKeyOf(recipient) === email).map(({ id }) => id);
        if (theirs.length > 0) await writer.deleteFrom('mailLetter').where('id', 'in', theirs).execute();
      }
    }
    const now = clock.now();
    await countErased(writer, erased, { why: 'request', now });
    // Without the person, about whom nothing should be left.
    if (erased > 0) await noteActivity(writer, { act: 'erased', subject: 'personal', now });
    return { erased, left: (await findPerson(writer, person)).total };
  });
