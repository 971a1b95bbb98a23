// @module-tag long
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { findAccount } from '../../auth/accounts.ts';
import { findPerson } from '../../personalData/personalData.ts';
import { storePlace } from '../../testing/storePlace.ts';
import { everyEngine } from '../../testing/testEngines.ts';
import { migrations } from '../migrations.ts';
import { openStore } from '../openStore.ts';
import { emailKeys } from './0059EmailKeys.ts';

const before = migrations.slice(0, migrations.indexOf(emailKeys));
const time = new Date('2026-03-02T09:00:00.000Z');

describe.each(everyEngine)('addresses in Turkish capitals of an older version on %s', (engine) => {
  test('are found in any case, and nobody gets the key of another account', async () => {
    const at = await storePlace(engine);
    const older = await openStore({ ...at, migrations: before });
    for (const email of ['İNCİ@ornek.example', 'irem@ornek.example', 'İrem@ornek.example']) {
      await sql`insert into user_account
        (id, name, surname, email, email_key, password_hash, role, language, created_at, updated_at)
        values (${email}, 'Elif', '', ${email}, ${email.toLowerCase()}, 'x', 'owner', '', ${time}, ${time})`.execute(
        older.read,
      );
    }
    for (const [id, email] of [
      ['a', 'İLETİŞİM@ŞİRKET.example'],
      ['b', 'veli@ornek.example'],
    ] as const) {
      await sql`insert into contact_message
        (id, name, email, email_key, subject, message, read, archived, search, created_at, updated_at)
        values (${id}, 'Veli', ${email}, ${email.toLowerCase()}, '', '',
          ${engine === 'sqlite' ? 0 : false}, ${engine === 'sqlite' ? 0 : false}, '', ${time}, ${time})`.execute(
        older.read,
      );
    }
    if (engine === 'sqlite')
      await sql`create trigger written before update on contact_message when old.id <> 'a'
        begin select raise(abort, 'A row that was right is written again'); end`.execute(older.read);
    await older.close();

    const store = await openStore(at);
    const idOf = async (email: string) => (await findAccount(store.read, email))?.id;
    expect(await idOf('inci@ornek.example')).toBe('İNCİ@ornek.example');
    expect(await idOf('irem@ornek.example')).toBe('irem@ornek.example');
    expect((await findPerson(store.read, { email: 'iletişim@şirket.example', phone: '' })).total).toBe(1);
    await store.close();
  });
});
