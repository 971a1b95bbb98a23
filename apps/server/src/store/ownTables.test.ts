import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storePlace } from '../testing/storePlace.ts';
import { tablesOf } from '../testing/tablesOf.ts';
import { testEngines } from '../testing/testEngines.ts';
import { migrations } from './migrations.ts';
import { openStore } from './openStore.ts';
import { ownFunctions, ownTables } from './ownTables.ts';

const inOrder = (names: Iterable<string>): string[] => [...names].toSorted((a, b) => a.localeCompare(b));

test.runIf(testEngines.includes('postgres'))(
  'the tables of every version are known',
  async () => {
    const place = await storePlace('postgres');
    const found = new Set<string>();
    for (const last of migrations.keys()) {
      const store = await openStore({ ...place, migrations: migrations.slice(0, last + 1) });
      for (const { name } of await tablesOf(store.read)) found.add(name);
      if (last === migrations.length - 1) {
        const { rows } = await sql<{ name: string }>`
        select proname as name from pg_proc where pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(
          store.read,
        );
        expect(inOrder(rows.map(({ name }) => name))).toEqual(inOrder(ownFunctions));
      }
      await store.close();
    }
    expect(inOrder(ownTables)).toEqual(inOrder(found));
  },
  60_000,
);
