import { Client } from 'pg';
import { StartError } from '../starting/startError.ts';
import { databaseWords } from './databaseWords.ts';

/** Runs work on a connection of its own. Throws a StartError if there is none. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, keepAlive: true });
  // A broken connection fails the current statement, and must not end the process as well.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new StartError(databaseWords(error, url), { cause: error });
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The rows of a query that selects a single text column. */
export async function askTexts(
  client: Client,
  question: string,
  values: readonly unknown[] = [],
): Promise<string[]> {
  const { rows } = await client.query<{ text: unknown }>(question, [...values]);
  return rows.map(({ text }) => String(text));
}

/** Throws if nothing was ever stored in the database of a connection, which opening it as a store would migrate. */
export async function requireSite(client: Client): Promise<void> {
  const [book] = await askTexts(client, `select to_regclass('schema_migration') as text`);
  if (book === undefined || book === 'null')
    throw new StartError(
      "The database at DATABASE_URL holds no site: give the server's one, or start it once.",
    );
}
