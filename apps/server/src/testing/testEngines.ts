import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { Engine } from '../store/columns.ts';

const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

/** All databases there are for tests: always SQLite, and PostgreSQL if TEST_DATABASE_URL is set. */
export const everyEngine: readonly Engine[] =
  testDatabaseUrl === undefined || testDatabaseUrl === '' ? ['sqlite'] : ['sqlite', 'postgres'];

/**
 * The databases that most server tests run on. Without long tests (decision 0071) PostgreSQL is left to tests of the
 * store and of all content, which take `everyEngine`.
 */
export const testEngines: readonly Engine[] = process.env['LONG_TESTS'] === 'off' ? ['sqlite'] : everyEngine;

/** The database of a test on the test server, and how to drop it. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

function serverUrl(): URL {
  if (testDatabaseUrl === undefined) throw new Error('TEST_DATABASE_URL is not set');
  return new URL(testDatabaseUrl);
}

/** The address of a database on the test server; the connections of a test's store can be found by this name. */
export function databaseAt(name: string): string {
  const url = serverUrl();
  url.pathname = `/${name}`;
  url.searchParams.set('application_name', name);
  return url.href;
}

/** An empty schema of its own in the test database, as an address that selects it. */
export async function createTestSchema(): Promise<TestDatabase> {
  const name = `vitrin_test_${randomBytes(6).toString('hex')}`;
  // In the permanent schema, since an extension is dropped with its schema.
  await withTestServer((client) =>
    client.query(
      `begin; select pg_advisory_xact_lock(7306009);
       create extension if not exists pg_trgm with schema public; create schema ${name}; commit`,
    ),
  );
  const url = serverUrl();
  url.searchParams.set('options', `-c search_path=${name}`);
  url.searchParams.set('application_name', name);
  return {
    url: url.href,
    drop: () => withTestServer((client) => client.query(`drop schema ${name} cascade`)),
  };
}

/** Runs work with a connection to the test database. */
export async function withTestServer(work: (client: Client) => Promise<unknown>): Promise<void> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: serverUrl().href });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
