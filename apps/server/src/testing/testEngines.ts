import { randomBytes } from 'node:crypto';
import type { Engine } from '../store/columns.ts';

const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

/** The databases that server tests run on: always SQLite, and PostgreSQL where TEST_DATABASE_URL is set. */
export const testEngines: readonly Engine[] =
  testDatabaseUrl === undefined || testDatabaseUrl === '' ? ['sqlite'] : ['sqlite', 'postgres'];

/** A schema of its own in the test database, as an address that leads to it. */
export async function createTestSchema(): Promise<{ url: string; drop: () => Promise<void> }> {
  if (testDatabaseUrl === undefined) throw new Error('TEST_DATABASE_URL is not set');
  const name = `vitrin_test_${randomBytes(6).toString('hex')}`;
  // In the schema that stays, since an extension goes with its schema.
  await run(
    testDatabaseUrl,
    `begin; select pg_advisory_xact_lock(7306009);
     create extension if not exists pg_trgm with schema public; create schema ${name}; commit`,
  );
  const url = new URL(testDatabaseUrl);
  url.searchParams.set('options', `-c search_path=${name}`);
  // So that a test finds the connections of its own store.
  url.searchParams.set('application_name', name);
  return { url: url.href, drop: () => run(testDatabaseUrl, `drop schema ${name} cascade`) };
}

async function run(url: string, statement: string): Promise<void> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
