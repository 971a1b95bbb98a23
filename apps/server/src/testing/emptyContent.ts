import type { Store } from '../store/openStore.ts';

const tables = [
  'projectPicture',
  'project',
  'service',
  'whyUsItem',
  'crewMember',
  'galleryItem',
  'post',
  'picture',
] as const;

/** Empties the tables of content, between tests that share an application. */
export async function emptyContent({ read }: Store): Promise<void> {
  for (const table of tables) {
    // oxlint-disable-next-line no-await-in-loop -- what refers to others goes before them
    await read.deleteFrom(table).execute();
  }
}
