import { entryPathOf } from '@vitrin/contract/kinds/entryPath';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { Reader } from '../store/openStore.ts';
import type { ContactMessageRow } from '../store/schema.ts';

/** The subject of a message, as its row stores it. */
type About = Pick<ContactMessageRow, 'aboutKind' | 'aboutId' | 'aboutTitle'>;

const nothing: About = { aboutKind: '', aboutId: '', aboutTitle: '' };

/** The service or project whose page a visitor came from, otherwise the service that the form names. */
export async function aboutOf(
  reader: Reader,
  { page, subject }: { page: string; subject: string },
): Promise<About> {
  const services = reader.selectFrom('service').select(['id', 'title']);
  const byPage = page === '' ? undefined : await services.where('path', '=', page).executeTakeFirst();
  if (byPage !== undefined) return found('service', byPage);
  const below = `${sitePaths.projects()}/`;
  if (page.startsWith(below)) {
    const path = entryPathOf(decoded(page.slice(below.length)));
    const project = reader.selectFrom('project').select(['id', 'title']);
    const row = await project
      .where((is) => is.or([is('path', '=', path), is('id', '=', path)]))
      .executeTakeFirst();
    if (row !== undefined) return found('project', row);
  }
  const named = subject === '' ? undefined : await services.where('title', '=', subject).executeTakeFirst();
  return named === undefined ? nothing : found('service', named);
}

const found = (aboutKind: string, { id, title }: { id: string; title: string }): About => ({
  aboutKind,
  aboutId: id,
  aboutTitle: title,
});

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
