import { pagePart } from '@vitrin/contract/entries/cutPage';
import type { PartQuery } from '@vitrin/contract/endpoints';
import { addressWords, askedWords } from '@vitrin/contract/search/foundText';
import { type Found, type FoundEntry, foundOf } from '@vitrin/contract/search/found';
import { type FoundKind, foundKinds } from '@vitrin/contract/search/foundKinds';
import { limits } from '@vitrin/contract/limits';
import { briefRows } from '../content/briefRows.ts';
import type { ContentKind } from '../content/contentKind.ts';
import { activeRows } from '../content/contentReads.ts';
import { listPage } from '../http/listPage.ts';
import { JsonAnswer, totalFacts } from '../http/answers/sendAnswer.ts';
import { posts } from '../posts/postKind.ts';
import { nextPublication, publishedRows } from '../posts/postQueries.ts';
import { projects } from '../projects/projectKind.ts';
import { services } from '../services/serviceKind.ts';
import type { Store } from '../store/openStore.ts';
import type { AddressedTable, Tables } from '../store/schema.ts';
import type { SelectQueryBuilder } from 'kysely';

type Place = Pick<Store, 'engine' | 'read'> & { now: Date };
type Part = { page?: number | undefined; pageSize?: number | undefined };
type Group = { total: number; items: FoundEntry[] };

/** The visible entries of one kind that contain all words, best first. */
async function findOf<Table extends AddressedTable, Answer, Summary>(
  kind: ContentKind<Table, Answer, Summary>,
  shown: SelectQueryBuilder<Tables, Table, Tables[Table]>,
  foundAs: (summary: Summary) => FoundEntry,
  { engine, read }: Place,
  asked: Part & { q: string },
): Promise<Group> {
  // Whether a post is scheduled is only known from its row, so the found rows themselves are counted.
  const place = { engine, read, table: kind.table, countsRows: true };
  const { rows, total } = await listPage(briefRows(kind, shown), asked, kind.list, place);
  return { total, items: (await kind.summaries(read, rows)).map(foundAs) };
}

const finders: Readonly<Record<FoundKind, (place: Place, asked: Part & { q: string }) => Promise<Group>>> = {
  service: (place, asked) =>
    findOf(services, activeRows(services, place.read), foundOf.service, place, asked),
  project: (place, asked) =>
    findOf(projects, activeRows(projects, place.read), foundOf.project, place, asked),
  post: (place, asked) => findOf(posts, publishedRows(place.read, place.now), foundOf.post, place, asked),
};

/** Searches what visitors see: a page of each kind, or of the requested one. */
export async function searchSite(
  place: Place,
  { q, kind, ...asked }: PartQuery & { q: string; kind?: FoundKind | undefined },
): Promise<JsonAnswer<Found>> {
  const words = askedWords(q);
  const { limit = limits.foundEntries } = pagePart(asked) ?? {};
  const groups: Found['groups'] = [];
  for (const each of words.length === 0 ? [] : foundKinds) {
    if (kind !== undefined && kind !== each) continue;
    const part = { q: words.join(' '), page: asked.page, pageSize: limit };
    // Sequentially: SQLite responds synchronously, and PostgreSQL keeps connections for others.
    groups.push({ kind: each, ...(await finders[each](place, part)) });
  }
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const freshUntil = await nextPublication(place.read, place.now);
  return new JsonAnswer({ groups }, { ...totalFacts(total), freshUntil });
}

/** The entries closest to an address, by its words: first those with all of them, then those with each. */
export async function nearestTo(place: Place, path: string): Promise<FoundEntry[]> {
  const words = addressWords(path);
  const questions = words.length > 1 ? [words.join(' '), ...words] : words;
  const near = new Map<string, FoundEntry>();
  for (const q of questions) {
    for (const kind of foundKinds) {
      if (near.size >= limits.nearEntries) return [...near.values()];
      const { items } = await finders[kind](place, { q, pageSize: limits.nearEntries - near.size });
      for (const item of items) near.set(`${kind} ${item.id}`, item);
    }
  }
  return [...near.values()].slice(0, limits.nearEntries);
}
