import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createTestSchema } from '../../apps/server/src/testing/testEngines.ts';
import { copyDemo, fillWithDemo } from './preparedDemo.ts';

/** Journeys run on SQLite; `E2E_STORE=postgres` runs them on the database that TEST_DATABASE_URL names. */
const onPostgres = process.env['E2E_STORE'] === 'postgres';

/**
 * The demo company for a journeys' server, in its data folder or in a separate schema, and the server's settings for
 * it. On PostgreSQL the server generates the picture variants itself.
 */
export async function demoStore(
  dataFolder: string,
  { isSetUp }: { isSetUp: boolean },
): Promise<Readonly<Record<string, string>>> {
  if (onPostgres) {
    const { url } = await createTestSchema();
    await fillWithDemo(dataFolder, { databaseUrl: url, isSetUp, drawn: false });
    return { DATABASE_URL: url };
  }
  await copyDemo(dataFolder);
  if (!isSetUp) {
    const database = new DatabaseSync(path.join(dataFolder, 'vitrin.db'));
    database.exec(`delete from setting where key = 'setup'`);
    database.close();
  }
  return {};
}
