import type { Person, personPlaces } from '@vitrin/contract/messages/personalData';
import { internationalPhone } from '@vitrin/contract/links/phone';
import { z } from 'zod';
import { emailKeyOf } from '../auth/accounts.ts';
import type { Reader } from '../store/openStore.ts';
import type { ContactMessageRow, KeptRows } from '../store/schema.ts';

/** How many rows of the trash are read per query. */
const atOnce = 200;

/** The search keys of a person, in stored form. */
export type PersonKeys = { email: string; phone: string };

export const keysOf = ({ email, phone }: Person): PersonKeys => ({
  email: emailKeyOf(email),
  phone: internationalPhone(phone) ?? '',
});

/** The folder that a message is in. */
export const folderOf = ({
  spam,
  archived,
}: Pick<ContactMessageRow, 'spam' | 'archived'>): Exclude<(typeof personPlaces)[number], 'trash'> =>
  spam ? 'spam' : archived ? 'archive' : 'inbox';

/** The messages of a person outside of the trash. */
export const messagesOfPerson = (reader: Reader, { email, phone }: PersonKeys) =>
  reader
    .selectFrom('contactMessage')
    .where((row) =>
      row.or([
        ...(email === '' ? [] : [row('emailKey', '=', email)]),
        ...(phone === '' ? [] : [row('phone', '=', phone)]),
      ]),
    );

/** The fields read of a message in the trash, whose row has database names. */
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

/** A message in the trash, with its replies. */
export type TrashedMessage = {
  trashId: string;
  message: z.infer<typeof keptMessage>;
  replies: z.infer<typeof keptReply>[];
};

/** The rows of a table in a trash record, which may use the names of the code or of the database. */
const rowsOf = (record: KeptRows, names: readonly string[]): KeptRows[string] =>
  names.flatMap((name) => record[name] ?? []);

/** Converts column names to those of the database. */
const inDatabase = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

/** The messages of a person in the trash, which is read in batches. */
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
