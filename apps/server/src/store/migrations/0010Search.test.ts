// @module-tag long
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listAsked } from '../../content/contentReads.ts';
import { totalFacts } from '../../http/answers/sendAnswer.ts';
import { findMessages } from '../../messages/messageQueries.ts';
import { plainContent } from '../../plain/plainContent.ts';
import { storePlace } from '../../testing/storePlace.ts';
import { everyEngine } from '../../testing/testEngines.ts';
import { migrations } from '../migrations.ts';
import { openStore } from '../openStore.ts';
import { search } from './0010Search.ts';

const reasons = plainContent('reasons');

const before = migrations.slice(0, migrations.indexOf(search));
const time = new Date('2026-03-02T09:00:00.000Z');

describe.each(everyEngine)('entries and messages of an older version on %s', (engine) => {
  test('can be searched, best match first', async () => {
    const at = await storePlace(engine);
    const older = await openStore({ ...at, migrations: before });
    const written = [
      ['r1', 'Zemin', 'zemin isikli oda'],
      ['r2', 'Işık', 'isik gun boyu'],
    ] as const;
    for (const [id, title, text] of written) {
      await sql`insert into reason
        (id, active, created_at, updated_at, search, sort_keys, title, description, icon, display_order)
        values (${id}, ${true}, ${time}, ${time}, ${text}, '{}', ${title}, '', '', 1)`.execute(older.read);
    }
    await sql`insert into contact_message
      (id, name, email, subject, message, "read", archived, search, sort_keys, created_at, updated_at)
      values ('m1', 'Ada', '', '', '', ${false}, ${false}, 'ada merhaba isik', '{}', ${time}, ${time})`.execute(
      older.read,
    );
    await older.close();

    const store = await openStore(at);
    const found = await listAsked(reasons, store, { q: 'ışık', page: 1 });
    expect(found.body.map(({ title }) => title)).toEqual(['Işık', 'Zemin']);
    expect(await findMessages(store, { q: 'MERHABA', page: 1 })).toMatchObject({
      body: [{ id: 'm1' }],
      facts: totalFacts(1),
    });
    expect(await findMessages(store, { q: 'merhaba', page: 1, archived: 'true' })).toMatchObject({
      facts: totalFacts(0),
    });
    await store.close();
  });
});
