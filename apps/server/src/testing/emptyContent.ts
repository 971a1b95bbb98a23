import { contentKinds } from '@vitrin/contract/kinds/contentKinds';
import { namesOf } from '../namesOf.ts';
import type { Store } from '../store/openStore.ts';
import { showingTables } from '../store/schema.ts';

/** The tables of content: those that show a picture, and the others. */
const contentTables = [
  ...namesOf(showingTables),
  ...Object.values(contentKinds).map(({ name }) => name),
  'picture' as const,
];

/** Empties the tables of content, between tests that share an application. */
export async function emptyContent({ read }: Store): Promise<void> {
  await read.deleteFrom('trash').execute();
  await read.deleteFrom('version').execute();
  for (const table of contentTables) {
    if (table !== 'userAccount') await read.deleteFrom(table).execute();
  }
}
