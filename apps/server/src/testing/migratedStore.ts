import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from 'pg';
import { systemClock } from '../clock.ts';
import { openStore } from '../store/openStore.ts';
import { type TestDatabase, databaseAt, withTestServer } from './testEngines.ts';

/**
 * Databases with all migrations applied, which takes as long as all other set-up of a test's application: created once
 * and copied. They are named after the code of the store, so that they outlive a run but never its migrations.
 */
const storeFolder = path.join(import.meta.dirname, '../store');

/** How many days templates of other code are kept on the test server. */
const templateDays = 7;

function keyOfStore(): string {
  const files = globSync('**/*.ts', { cwd: storeFolder }).filter((file) => !file.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(readFileSync(path.join(storeFolder, file)));
  return hash.digest('hex').slice(0, 16);
}

let known: string | undefined;
const key = (): string => (known ??= keyOfStore());

/** Makes an embedded database after all migrations at this place. */
export async function writeMigratedFile(file: string): Promise<void> {
  const kept = path.join(tmpdir(), `vitrin-test-migrated-${key()}.db`);
  if (!existsSync(kept)) {
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-test-'));
    const store = await openStore({ folder, clock: systemClock });
    await store.close();
    await rename(path.join(folder, 'vitrin.db'), kept);
    await rm(folder, { recursive: true });
  }
  await copyFile(kept, file);
}

const templatePrefix = 'vitrin_template_';

/** Several test processes start at once; the advisory lock belongs to the test database. */
async function ensureTemplate(client: Client): Promise<string> {
  const template = `${templatePrefix}${key()}`;
  const isThere = async (): Promise<boolean> =>
    (await client.query('select from pg_database where datname = $1', [template])).rowCount === 1;
  if (await isThere()) return template;
  await client.query('select pg_advisory_lock(7306010)');
  if (await isThere()) return template;
  await dropOldTemplates(client);
  // Under another name until it is complete: what a kill leaves is never mistaken for a template.
  const unfinished = `vitrin_unfinished_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${unfinished}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-test-'));
  const store = await openStore({ folder, databaseUrl: databaseAt(unfinished), clock: systemClock });
  await store.close();
  await rm(folder, { recursive: true });
  await client.query(`comment on database ${unfinished} is '${systemClock.now().toISOString()}'`);
  await client.query(`alter database ${unfinished} rename to ${template}`);
  return template;
}

async function dropOldTemplates(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string | null }>(
    `select datname as name, shobj_description(oid, 'pg_database') as made from pg_database where datname like '${templatePrefix}%'`,
  );
  const oldest = systemClock.now().getTime() - templateDays * 24 * 60 * 60 * 1_000;
  for (const { name, made } of rows) {
    if (made !== null && Date.parse(made) < oldest) await client.query(`drop database if exists ${name}`);
  }
}

/** A database of its own on the test server, after all migrations. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const name = `vitrin_test_${randomBytes(6).toString('hex')}`;
  await withTestServer(async (client) => {
    await client.query(`create database ${name} template ${await ensureTemplate(client)}`);
  });
  return {
    url: databaseAt(name),
    // A pool ends its connections a moment after it was closed.
    drop: () => withTestServer((client) => client.query(`drop database ${name} with (force)`)),
  };
}
