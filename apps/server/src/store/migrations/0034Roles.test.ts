// @module-tag long
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listAccounts } from '../../auth/accounts.ts';
import { storePlace } from '../../testing/storePlace.ts';
import { everyEngine } from '../../testing/testEngines.ts';
import { migrations } from '../migrations.ts';
import { openStore } from '../openStore.ts';
import { userRoles } from './0034Roles.ts';

const before = migrations.slice(0, migrations.indexOf(userRoles));
const time = new Date('2026-03-02T09:00:00.000Z');
const used = new Date('2026-03-02T11:30:00.000Z');

describe.each(everyEngine)('accounts of an older version on %s', (engine) => {
  test('own the site, with the last use of their sessions, which stay valid', async () => {
    const at = await storePlace(engine);
    const older = await openStore({ ...at, migrations: before });
    for (const id of ['a', 'b']) {
      await sql`insert into user_account
        (id, name, surname, email, email_key, password_hash, roles, language, created_at, updated_at)
        values (${id}, 'Elif', '', ${`${id}@ornek.example`}, ${`${id}@ornek.example`}, 'x', '["admin"]', '', ${time},
          ${time})`.execute(older.read);
    }
    for (const [hash, lastUse] of [
      ['one', time],
      ['two', used],
    ] as const) {
      await sql`insert into session (token_hash, user_id, created_at, last_used_at, expires_at)
        values (${hash}, 'a', ${time}, ${lastUse}, ${used})`.execute(older.read);
    }
    await older.close();

    const store = await openStore(at);
    expect(await listAccounts(store.read)).toMatchObject([
      { id: 'a', role: 'owner', lastUsedAt: used },
      { id: 'b', role: 'owner', lastUsedAt: null },
    ]);
    const sessions = await store.read.selectFrom('session').selectAll().orderBy('tokenHash').execute();
    expect(sessions).toMatchObject([
      { tokenHash: 'one', userAgent: '', address: '' },
      { tokenHash: 'two', userAgent: '', address: '' },
    ]);
    await store.close();
  });
});
