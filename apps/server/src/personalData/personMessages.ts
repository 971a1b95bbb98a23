import type { Person, personPlaces } from '@vitrin/contract/messages/personalData';
import { internationalPhone } from '@vitrin/contract/links/phone';
import { emailKeyOf } from '../auth/accounts.ts';
import { messagesInTrash, type TrashedMessage } from '../messages/trashedMessages.ts';
import type { Reader } from '../store/openStore.ts';
import type { ContactMessageRow } from '../store/schema.ts';

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

/** All messages in the trash, which is read in batches. */
export async function* allTrashed(reader: Reader): AsyncGenerator<TrashedMessage> {
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
    yield* rows.flatMap(messagesInTrash);
    const end = rows.at(-1);
    if (rows.length < atOnce || end === undefined) return;
    last = end.id;
  }
}

/** The messages of a person in the trash. */
export async function* trashOfPerson(reader: Reader, keys: PersonKeys): AsyncGenerator<TrashedMessage> {
  for await (const each of allTrashed(reader)) if (isOf(each.message, keys)) yield each;
}

const isOf = (row: { email: string; phone: string }, { email, phone }: PersonKeys): boolean =>
  (email !== '' && emailKeyOf(row.email) === email) ||
  (phone !== '' && (internationalPhone(row.phone) ?? row.phone) === phone);
