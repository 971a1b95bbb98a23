import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storePlace } from '../testing/storePlace.ts';
import { tablesOf } from '../testing/tablesOf.ts';
import { testEngines } from '../testing/testEngines.ts';
import { migrations } from './migrations.ts';
import { openStore, type Store } from './openStore.ts';
import { ownFunctions, ownTables } from './ownTables.ts';

const inOrder = (names: Iterable<string>): string[] => [...names].toSorted((a, b) => a.localeCompare(b));

const functionsOf = async (store: Store): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(store.read);
  return rows.map(({ name }) => name);
};

test.runIf(testEngines.includes('postgres'))(
  'the tables of every version are known, and the functions',
  async () => {
    const place = await storePlace('postgres');
    const [tables, functions] = [new Set<string>(), new Set<string>()];
    for (const last of migrations.keys()) {
      const store = await openStore({ ...place, migrations: migrations.slice(0, last + 1) });
      for (const { name } of await tablesOf(store.read)) tables.add(name);
      for (const name of await functionsOf(store)) functions.add(name);
      await store.close();
    }
    expect(inOrder(tables)).toEqual(inOrder(ownTables));
    expect(inOrder(functions)).toEqual(inOrder(ownFunctions));
  },
  60_000,
);
