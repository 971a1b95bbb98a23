import { namesOf } from '../namesOf.ts';
import type { Store } from '../store/openStore.ts';
import { type ContentTable, showingTables } from '../store/schema.ts';

/** The tables of content that show no picture. */
const pictureless: Readonly<Record<Exclude<ContentTable, keyof typeof showingTables>, true>> = {
  project: true,
  reason: true,
  figure: true,
};

/** Empties the tables of content, between tests that share an application. */
export async function emptyContent({ read }: Store): Promise<void> {
  await read.deleteFrom('trash').execute();
  await read.deleteFrom('version').execute();
  for (const table of [...namesOf(showingTables), ...namesOf(pictureless), 'picture' as const]) {
    if (table !== 'sliderImage' && table !== 'userAccount') await read.deleteFrom(table).execute();
  }
}
