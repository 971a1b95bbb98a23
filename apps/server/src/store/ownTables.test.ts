import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storePlace } from '../testing/storePlace.ts';
import { everyEngine } from '../testing/testEngines.ts';
import { type Migration, migrations } from './migrations.ts';
import { openStore, type Reader } from './openStore.ts';
import { ownFunctions, ownTables } from './ownTables.ts';

const inOrder = (names: Iterable<string>): string[] => [...names].toSorted((a, b) => a.localeCompare(b));

/** Kysely's own list reads the tables of all schemas, of which parallel tests have many. */
const tableNamesOf = async (reader: Reader): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(
    reader,
  );
  return rows.map(({ name }) => name);
};

const functionsOf = async (reader: Reader): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(reader);
  return rows.map(({ name }) => name);
};

test.runIf(everyEngine.includes('postgres'))(
  'the tables of every version are known, and the functions',
  async () => {
    const [tables, functions] = [new Set<string>(), new Set<string>()];
    const look = async (reader: Reader): Promise<void> => {
      for (const name of await tableNamesOf(reader)) tables.add(name);
      for (const name of await functionsOf(reader)) functions.add(name);
    };
    const seen = migrations.map(
      ({ name, up }): Migration => ({
        name,
        up: async (schema, type, db, engine) => {
          await up(schema, type, db, engine);
          await look(db);
        },
      }),
    );
    const store = await openStore({ ...(await storePlace('postgres')), migrations: seen });
    await look(store.read);
    await store.close();
    expect(inOrder(tables)).toEqual(inOrder(ownTables));
    expect(inOrder(functions)).toEqual(inOrder(ownFunctions));
  },
);
