import type { Person, personPlaces } from '@vitrin/contract/messages/personalData';
import { internationalPhone } from '@vitrin/contract/links/phone';
import { z } from 'zod';
import { emailKeyOf } from '../auth/accounts.ts';
import type { Reader } from '../store/openStore.ts';
import type { ContactMessageRow, KeptRows } from '../store/schema.ts';

/** Rows of the trash that are looked at together. */
const atOnce = 200;

/** What a person is looked for by: as the store keeps it. */
export type PersonKeys = { email: string; phone: string };

export const keysOf = ({ email, phone }: Person): PersonKeys => ({
  email: emailKeyOf(email),
  phone: internationalPhone(phone) ?? '',
});

/** Where a message stands. */
export const folderOf = ({
  spam,
  archived,
}: Pick<ContactMessageRow, 'spam' | 'archived'>): Exclude<(typeof personPlaces)[number], 'trash'> =>
  spam ? 'spam' : archived ? 'archive' : 'inbox';

/** The messages of somebody that are not in the trash. */
export const messagesOfPerson = (reader: Reader, { email, phone }: PersonKeys) =>
  reader
    .selectFrom('contactMessage')
    .where((row) =>
      row.or([
        ...(email === '' ? [] : [row('emailKey', '=', email)]),
        ...(phone === '' ? [] : [row('phone', '=', phone)]),
      ]),
    );

/** What is read of a message in the trash, whose row is as the database had it. */
const keptMessage = z.object({
  id: z.string(),
  name: z.string().catch(''),
  email: z.string().catch(''),
  phone: z.string().catch(''),
  subject: z.string().catch(''),
  message: z.string().catch(''),
  form: z.string().catch(''),
  place: z.string().catch(''),
  size: z.string().catch(''),
  page: z.string().catch(''),
  note: z.string().catch(''),
  created_at: z.coerce.date(),
});

const keptReply = z.object({
  id: z.string(),
  message: z.string().catch(''),
  written_by: z.string().catch(''),
  created_at: z.coerce.date(),
});

/** A message in the trash, with its answers. */
export type TrashedMessage = {
  trashId: string;
  message: z.infer<typeof keptMessage>;
  replies: z.infer<typeof keptReply>[];
};

/** The rows of a table in a record of the trash, which may name them as the code or as the database does. */
const rowsOf = (record: KeptRows, names: readonly string[]): KeptRows[string] =>
  names.flatMap((name) => record[name] ?? []);

/** The names of columns as the database has them. */
const inDatabase = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

/** The messages of somebody in the trash, which is looked through some rows at a time. */
export async function* trashOfPerson(reader: Reader, keys: PersonKeys): AsyncGenerator<TrashedMessage> {
  let last = '';
  for (;;) {
    const rows = await reader
      .selectFrom('trash')
      .select(['id', 'record'])
      .where('kind', '=', 'messages')
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const { id, record } of rows) {
      for (const row of rowsOf(record, ['contactMessage', 'contact_message'])) {
        const { data } = keptMessage.safeParse(inDatabase(row));
        if (data !== undefined && isOf(data, keys)) {
          const replies = rowsOf(record, ['messageReply', 'message_reply']).flatMap((each) => {
            const reply = keptReply.safeParse(inDatabase(each));
            return reply.success ? [reply.data] : [];
          });
          yield { trashId: id, message: data, replies };
        }
      }
    }
    const end = rows.at(-1);
    if (rows.length < atOnce || end === undefined) return;
    last = end.id;
  }
}

const isOf = (row: { email: string; phone: string }, { email, phone }: PersonKeys): boolean =>
  (email !== '' && emailKeyOf(row.email) === email) ||
  (phone !== '' && (internationalPhone(row.phone) ?? row.phone) === phone);
