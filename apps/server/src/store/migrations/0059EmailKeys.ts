import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';
import { rowsOf } from './rowsOf.ts';

/** Keys of addresses in Turkish capitals: an "İ" counted as another letter than "i", so that nobody found them. */
export const emailKeys: Migration = {
  name: '0059_email_keys',
  async up(_schema, _type, db) {
    // Links that confirm a new address expire within a day, and invitations after a week: they can be sent again.
    for (const [table, isUnique] of [
      ['user_account', true],
      ['contact_message', false],
    ] as const) {
      for await (const { id, values } of rowsOf(db, table, ['email', 'email_key'])) {
        const key = String(values.get('email'))
          .trim()
          .toLowerCase()
          .replaceAll('i\u0307', 'i')
          .normalize('NFC');
        if (key === values.get('emailKey')) continue;
        // Where somebody else has this address without the dots, the account keeps what it had.
        const taken = sql`exists (select 1 from ${sql.table(table)} where email_key = ${key})`;
        await sql`update ${sql.table(table)} set email_key = ${key}
          where id = ${id} ${isUnique ? sql`and not ${taken}` : sql``}`.execute(db);
      }
    }
  },
};
