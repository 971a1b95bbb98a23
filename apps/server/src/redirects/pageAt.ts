import { sql } from 'kysely';
import { isFixedPage } from '@vitrin/contract/paths/reservedPaths';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { isStorable } from '@vitrin/contract/text/storable';
import { activeRows } from '../content/contentReads.ts';
import { findRowByPath } from '../content/entryPaths.ts';
import { posts } from '../posts/postKind.ts';
import { publishedRows } from '../posts/postQueries.ts';
import { projects } from '../projects/projectKind.ts';
import { services } from '../services/serviceKind.ts';
import type { Reader } from '../store/openStore.ts';
import { readInChunks } from '../store/ordered.ts';
import type { AddressedTable } from '../store/schema.ts';

/**
 * The part of an address below a list, decoded; undefined for any other address, and for characters that no entry's path
 * has and not every database can be asked about.
 */
function below(list: string, address: string): string | undefined {
  if (!address.startsWith(`${list}/`)) return undefined;
  try {
    const part = decodeURIComponent(address.slice(list.length + 1));
    return isStorable(part) ? part : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an address already leads to a page: its own, or that of an entry that had the address before. */
export async function hasPage(reader: Reader, now: Date, address: string): Promise<boolean> {
  if (isFixedPage(address)) return true;
  const project = below(sitePaths.projects(), address);
  if (project !== undefined)
    return (await findRowByPath(projects, project, activeRows(projects, reader))) !== undefined;
  const post = below(sitePaths.blog(), address);
  if (post !== undefined) return (await findRowByPath(posts, post, publishedRows(reader, now))) !== undefined;
  return (await findRowByPath(services, servicePathIn(address), activeRows(services, reader))) !== undefined;
}

/** The path of the service that an address refers to, if any. */
function servicePathIn(address: string): string {
  const slug = below(sitePaths.serviceBySlug('').slice(0, -1), address);
  const old = below(sitePaths.serviceByOldSlug('').slice(0, -1), address);
  const path = slug ?? old;
  return path === undefined ? address : `/${path}`;
}

/** The name by which an address identifies an entry: its path, a former one, or its id. */
function entryAt(address: string): { table: AddressedTable; name: string } {
  const project = below(sitePaths.projects(), address);
  if (project !== undefined) return { table: 'project', name: project };
  const post = below(sitePaths.blog(), address);
  return post === undefined
    ? { table: 'service', name: servicePathIn(address) }
    : { table: 'post', name: post };
}

/** Those of the given addresses that lead to a page, like `hasPage`, with a few queries for all of them. */
export async function pagesAmong(
  reader: Reader,
  now: Date,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set(addresses.filter(isFixedPage));
  const asked = addresses
    .filter((address) => !found.has(address))
    .map((address) => {
      const { table, name } = entryAt(address);
      return { address, table, name };
    });
  for (const table of ['service', 'project', 'post'] as const) {
    const ofTable = asked.filter((one) => one.table === table);
    const names = ofTable.map(({ name }) => name);
    const former = await readInChunks(names, (some) =>
      reader
        .selectFrom('oldPath')
        .select(['path', 'entryId'])
        .where('owner', '=', table)
        .where('path', 'in', some)
        .execute(),
    );
    const rows = await readInChunks([...names, ...former.map(({ entryId }) => entryId)], (some) =>
      reader
        .selectFrom(table)
        .select(['id', 'path'])
        .where('active', '=', true)
        .where(
          table === 'post'
            ? sql<boolean>`(publish_date is null or publish_date <= ${now})`
            : sql<boolean>`true`,
        )
        .where((is) => is.or([is('path', 'in', some), is('id', 'in', some)]))
        .execute(),
    );
    const known = new Set(rows.flatMap(({ id, path }) => [id, path]));
    for (const { path, entryId } of former) if (known.has(entryId)) known.add(path);
    for (const { address, name } of ofTable) if (known.has(name)) found.add(address);
  }
  return found;
}
