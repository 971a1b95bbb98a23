import {
  createTestSchema,
  type TestDatabase,
  testEngines,
} from '../../apps/server/src/testing/testEngines.ts';
import { fillWithDemo } from '../support/preparedDemo.ts';

/**
 * The demo company in a schema of its own on the PostgreSQL of TEST_DATABASE_URL, with its pictures in a folder. Without
 * `drawn` a server that starts on it makes the sizes of the pictures beside everything else.
 */
export async function demoDatabase(folder: string, drawn: boolean): Promise<TestDatabase> {
  if (!testEngines.includes('postgres')) throw new Error('TEST_DATABASE_URL has to name a PostgreSQL');
  const schema = await createTestSchema();
  await fillWithDemo(folder, { databaseUrl: schema.url, isSetUp: true, drawn });
  return schema;
}
