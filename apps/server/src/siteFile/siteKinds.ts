import { galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import {
  type PlainGroup,
  plainGroups,
  type PlainKind,
  plainKinds,
  type PlainName,
} from '@vitrin/contract/kinds/plainKinds';
import { postKind } from '@vitrin/contract/kinds/post';
import { projectKind } from '@vitrin/contract/kinds/project';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { type SitePlainEntry, siteRecords, siteReply } from '@vitrin/contract/operation/siteFile';
import type { TrashKind } from '@vitrin/contract/history/trash';
import type { MessageMail } from '@vitrin/contract/settings/mail';
import { sql } from 'kysely';
import { z } from 'zod';
import { isAddressed, oldPathSearch } from '../content/addressAt.ts';
import type { Switched, WrittenKind } from '../content/contentKind.ts';
import type { DeletedTable } from '../content/kindTables.ts';
import { findRow } from '../content/contentReads.ts';
import { readPictureLists, listRows, showPictures } from '../content/entryPictureLists.ts';
import { newEntryRow, putRow } from '../content/contentWrites.ts';
import { freePathBeside } from '../content/entryPaths.ts';
import { definedOnly } from '../definedOnly.ts';
import { type GalleryDraft, galleryItems } from '../gallery/galleryKind.ts';
import { mailOfReplies, takeOverLetters, type UnsentLetter } from '../mail/letterQueue.ts';
import { wantTallSizes } from '../media/sizes/unfinishedPictures.ts';
import { labelKeysOf } from '../messages/messageQueries.ts';
import { messageKeys } from '../messages/messageWrites.ts';
import { plainContent } from '../plain/plainContent.ts';
import { posts } from '../posts/postKind.ts';
import { projects } from '../projects/projectKind.ts';
import { services } from '../services/serviceKind.ts';
import { readingsOf } from '../store/columns.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import { inChunks } from '../store/ordered.ts';
import type { ContentTable, KeptRows, PictureListTable, Tables } from '../store/schema.ts';
import { decodeRow } from '../store/valueCodec.ts';

/** A record before it is validated. */
export type SiteRecord = Readonly<Record<string, unknown>>;

/** The result of writing a record: it was new, it replaced an older state, or the existing one is as new or newer. */
export type Written = 'added' | 'changed' | 'kept';

/** How the records of a kind are read from and written to a store. */
export type SiteKind = {
  table: DeletedTable;
  read: (reader: Reader) => AsyncIterable<SiteRecord[]>;
  /** The record of an entry in the trash. */
  ofTrash: (reader: Reader, kept: KeptRows) => Promise<SiteRecord>;
  /** Writes a record under its id. */
  write: (writer: Writer, record: unknown, arrival: Arrival) => Promise<Written>;
  /** The trash rows of a record. */
  toTrash: (writer: Writer, record: unknown, now: Date) => Promise<KeptRows>;
};

/** When a record is imported, and what is added to its place. */
export type Arrival = { now: Date; behind: number };

const byId = { columns: ['id'], descending: false };

/** Picks the fields of a schema from a row. */
export function recordOf(schema: z.ZodObject, row: object): SiteRecord {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => {
      const value = values.get(name);
      return [name, value instanceof Date ? value.toISOString() : value];
    }),
  );
}

/** The rows of a table in a trash record, decoded, whichever database they came from. */
export const keptRows = (kept: KeptRows, table: string): SiteRecord[] =>
  (kept[table] ?? []).map((row) => decodeRow(row, readingsOf([table])));

const keptRow = (kept: KeptRows, table: string): SiteRecord => keptRows(kept, table)[0] ?? {};

type Facts = { id: string; createdAt: string; updatedAt: string };

const timesOf = ({ createdAt, updatedAt }: Omit<Facts, 'id'>) => ({
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
});

/** The field of a record that holds a picture list; a missing one does not compile. */
const listNames = {
  projectPicture: 'pictureIds',
  furtherPicture: 'furtherPictureIds',
} as const satisfies Readonly<Record<PictureListTable, string>>;

/** A kind of content: its rows are made like those of new entries, so that all derived columns are set here as well. */
function entries<Table extends ContentTable, Answer, Draft extends Switched, Change, Entry extends Facts>(
  kind: WrittenKind<Table, Answer, Draft, Change>,
  schema: z.ZodObject & z.ZodType<Entry>,
  draft: z.ZodType<Draft>,
  own: {
    /** The columns that forms do not send. */
    columns: (entry: Entry, behind: number) => Partial<Tables[Table]>;
    /** Columns with another name in the record. */
    renamed?: (row: SiteRecord) => SiteRecord;
  },
): SiteKind {
  const { table, pictureList } = kind;
  const { renamed = () => ({}) } = own;
  const rowOf = async (writer: Writer, entry: Entry, behind: number): Promise<Tables[Table]> => {
    const addition = { now: new Date(entry.createdAt), author: '', id: entry.id };
    const columns = own.columns(entry, behind);
    return newEntryRow(kind, writer, draft.parse(entry), addition, columns);
  };
  const named = (pictureIds: readonly unknown[]): SiteRecord =>
    pictureList === undefined ? {} : { [listNames[pictureList.table]]: pictureIds };
  const listIn = (entry: Entry, list: PictureListTable): string[] =>
    z.array(z.string()).parse(Reflect.get(entry, listNames[list]));
  return {
    table,
    read: async function* (reader) {
      for await (const rows of inChunks(kind.rows(reader), byId)) {
        const ids = rows.map(({ id }) => id);
        const listed =
          pictureList === undefined ? [] : await readPictureLists(reader, pictureList.table, ids);
        const shown = Map.groupBy(listed, ({ entryId }) => entryId);
        yield rows.map((row) =>
          recordOf(schema, {
            ...row,
            ...renamed({ ...row }),
            ...named((shown.get(row.id) ?? []).map(({ pictureId }) => pictureId)),
          }),
        );
      }
    },
    ofTrash: async (_reader, kept) => {
      const row = keptRow(kept, table);
      const listed = pictureList === undefined ? [] : keptRows(kept, pictureList.table);
      return recordOf(schema, {
        ...row,
        ...renamed(row),
        ...named(
          listed
            .toSorted((a, b) => Number(a['displayOrder']) - Number(b['displayOrder']))
            .map(({ pictureId }) => pictureId),
        ),
      });
    },
    write: async (writer, given, { behind }) => {
      const entry = schema.parse(given);
      const before = await findRow(kind, writer, entry.id);
      if (before !== undefined && before.updatedAt >= new Date(entry.updatedAt)) return 'kept';
      const placed = before === undefined ? behind : 0;
      await putRow(kind, writer, await rowOf(writer, await atFreePath(writer, table, entry), placed), before);
      if (pictureList !== undefined)
        await showPictures(writer, pictureList.table, entry.id, listIn(entry, pictureList.table));
      return before === undefined ? 'added' : 'changed';
    },
    toTrash: async (writer, given) => {
      const entry = schema.parse(given);
      return {
        [table]: [await rowOf(writer, entry, 0)],
        ...(pictureList !== undefined && {
          [pictureList.table]: listRows(pictureList.table, entry.id, listIn(entry, pictureList.table)),
        }),
      };
    },
  };
}

/** An entry whose path is taken here gets the next free one. */
async function atFreePath<Entry extends Facts>(
  writer: Writer,
  table: ContentTable,
  entry: Entry,
): Promise<Entry> {
  const path: unknown = Reflect.get(entry, 'path');
  if (!isAddressed(table) || typeof path !== 'string' || path === '') return entry;
  const { rows } =
    await sql`select 1 from ${sql.table(table)} where path = ${path} and id <> ${entry.id} limit 1`.execute(
      writer,
    );
  if (rows.length === 0) return entry;
  return { ...entry, path: await freePathBeside(writer, table, { path, id: entry.id }) };
}

/** Other tables, whose rows and records have the same fields except for times. */
function plain<Record_ extends { id: string }>(
  table: 'sliderImage' | 'contactMessage' | 'oldPath',
  schema: z.ZodObject & z.ZodType<Record_>,
  insert: (writer: Writer, record: Record_, arrival: Arrival) => Promise<boolean>,
  rowOf: (record: Record_) => SiteRecord,
): SiteKind {
  return {
    table,
    read: async function* (reader) {
      for await (const rows of inChunks(reader.selectFrom(table).selectAll(), byId)) {
        yield rows.map((row) => recordOf(schema, row));
      }
    },
    ofTrash: async (_reader, kept) => recordOf(schema, keptRow(kept, table)),
    write: async (writer, given, arrival) => {
      const record = schema.parse(given);
      const there = writer.selectFrom(table).select('id').where('id', '=', record.id);
      if ((await there.executeTakeFirst()) !== undefined) return 'kept';
      return (await insert(writer, record, arrival)) ? 'added' : 'kept';
    },
    toTrash: async (_writer, given) => ({ [table]: [rowOf(schema.parse(given))] }),
  };
}

type Placed = Facts & { displayOrder: number };

const placed = (entry: Placed, behind: number) => ({
  ...timesOf(entry),
  displayOrder: entry.displayOrder + behind,
});

const placedPicture = (entry: Placed & { pictureId: string | null }, behind: number) => ({
  ...placed(entry, behind),
  pictureId: entry.pictureId,
});

function plainEntries(): Readonly<Record<PlainGroup, SiteKind>>;
function plainEntries(): Readonly<Record<string, SiteKind>> {
  return Object.fromEntries(plainGroups.map((group) => [group, plainEntriesOf(group)]));
}

const plainEntriesOf = (group: PlainGroup): SiteKind =>
  entries<
    PlainName,
    z.output<PlainKind['record']>,
    z.output<PlainKind['draft']>,
    z.output<PlainKind['change']>,
    SitePlainEntry
  >(plainContent(group), siteRecords[group], plainKinds[group].kind.draft, {
    columns: ({ pictureId, pdfId, ...entry }, behind) => ({
      ...placed(entry, behind),
      ...(pictureId !== undefined && { pictureId }),
      ...(pdfId !== undefined && { pdfId }),
    }),
  });

const galleryDraft: z.ZodType<GalleryDraft> = z.object({
  ...galleryItemKind.form.shape,
  pictureId: siteRecords.gallery.shape.pictureId,
});

type Message = z.infer<typeof siteRecords.messages>;
type RedirectRecord = z.infer<typeof siteRecords.redirects>;

/** Accounts are not exported, so imported messages have no assignee. */
const messageRow = ({ answeredAt, campaign, replies: _replies, ...message }: Message) => ({
  ...message,
  ...messageKeys(message),
  ...timesOf(message),
  campaign: definedOnly(campaign),
  labelKeys: labelKeysOf(message.labels),
  answeredAt: answeredAt === null ? null : new Date(answeredAt),
  assigneeId: '',
});

const replyRowsOf = ({ id: messageId, replies }: Message) =>
  replies.map(({ unsent: _unsent, ...reply }) => ({
    ...reply,
    messageId,
    createdAt: new Date(reply.createdAt),
  }));

/** The letters of the replies to a message that were not sent: without one a reply counts as sent. */
const lettersOf = ({ id: about, replies }: Message): UnsentLetter[] =>
  replies.flatMap(({ id, recipient, createdAt, unsent }) =>
    unsent === undefined
      ? []
      : [{ id, kind: 'reply', recipient, about, createdAt: new Date(createdAt), mail: unsent }],
  );

/** The record of a message, with the replies to it. */
const messageRecordOf = (
  row: object,
  replies: readonly object[],
  mail: ReadonlyMap<unknown, MessageMail>,
): SiteRecord => {
  const records = replies.map((reply) => {
    const letter = mail.get(Reflect.get(reply, 'id'));
    return recordOf(siteReply, { ...reply, unsent: letter?.state === 'sent' ? undefined : letter });
  });
  return recordOf(siteRecords.messages, { ...row, replies: records });
};

const messages: SiteKind = {
  ...plain(
    'contactMessage',
    siteRecords.messages,
    async (writer, message, { now }) => {
      await writer.insertInto('contactMessage').values(messageRow(message)).execute();
      const replies = replyRowsOf(message);
      if (replies.length > 0)
        await writer
          .insertInto('messageReply')
          .values(replies)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
      await takeOverLetters(writer, lettersOf(message), now);
      return true;
    },
    messageRow,
  ),
  read: async function* (reader) {
    for await (const rows of inChunks(reader.selectFrom('contactMessage').selectAll(), byId)) {
      const ids = rows.map(({ id }) => id);
      const replies = await reader
        .selectFrom('messageReply')
        .selectAll()
        .where('messageId', 'in', ids)
        .orderBy('id')
        .execute();
      const repliesTo = Map.groupBy(replies, ({ messageId }) => messageId);
      const mail = await mailOfReplies(reader, [...repliesTo.keys()]);
      yield rows.map((row) => messageRecordOf(row, repliesTo.get(row.id) ?? [], mail));
    }
  },
  ofTrash: async (reader, kept) => {
    const message = keptRow(kept, 'contactMessage');
    const replies = keptRows(kept, 'messageReply');
    return messageRecordOf(
      message,
      replies.toSorted((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1)),
      replies.length === 0 ? new Map() : await mailOfReplies(reader, [String(message['id'])]),
    );
  },
  toTrash: async (writer, given, now) => {
    const message = siteRecords.messages.parse(given);
    await takeOverLetters(writer, lettersOf(message), now);
    return { contactMessage: [messageRow(message)], messageReply: replyRowsOf(message) };
  },
};

/** The row of a redirect. */
export const redirectRow = (redirect: RedirectRecord) => ({
  ...redirect,
  search: oldPathSearch(redirect),
  createdAt: new Date(redirect.createdAt),
});

/** Everything that a site file may contain, in the order of writing: referenced kinds come first. */
export const siteKinds: Readonly<Record<TrashKind, SiteKind>> = {
  services: entries(services, siteRecords.services, serviceKind.draft, {
    columns: placedPicture,
  }),
  projects: entries(projects, siteRecords.projects, projectKind.draft, {
    columns: (entry, behind) => ({ ...placed(entry, behind), pdfId: entry.pdfId }),
    renamed: ({ additionalInfo }) => ({ additionalInfoPairs: additionalInfo }),
  }),
  posts: entries(posts, siteRecords.posts, postKind.draft, {
    columns: (entry) => ({ ...timesOf(entry), pictureId: entry.pictureId }),
  }),
  gallery: entries(galleryItems, siteRecords.gallery, galleryDraft, { columns: placed }),
  ...plainEntries(),
  slider: plain(
    'sliderImage',
    siteRecords.slider,
    async (writer, image, { behind }) => {
      const row = { ...image, displayOrder: image.displayOrder + behind };
      await writer.insertInto('sliderImage').values(row).execute();
      await wantTallSizes(writer, [image.pictureId]);
      return true;
    },
    (image) => image,
  ),
  messages,
  redirects: plain(
    'oldPath',
    siteRecords.redirects,
    async (writer, redirect) => {
      // An existing redirect of an address wins.
      const { numInsertedOrUpdatedRows } = await writer
        .insertInto('oldPath')
        .values(redirectRow(redirect))
        .onConflict((conflict) => conflict.columns(['owner', 'path']).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows !== 0n;
    },
    redirectRow,
  ),
};
