import type { PartQuery } from '@vitrin/contract/endpoints';
import { pagePart } from '@vitrin/contract/entries/cutPage';
import { type Redirect, redirectKey } from '@vitrin/contract/paths/redirect';
import { isServerPath } from '@vitrin/contract/paths/reservedPaths';
import { refusals } from '@vitrin/contract/errors/refusals';
import { type RawBuilder, sql } from 'kysely';
import {
  addressAt,
  addressedTables,
  foldedAddress,
  isAddressed,
  oldAddress,
  oldPathSearch,
} from '../content/addressAt.ts';
import { leadsOn } from '../content/entryPaths.ts';
import { HttpError, notFound } from '../http/httpErrors.ts';
import { answerWhole, countHolding, partOfList } from '../http/listPage.ts';
import { type JsonAnswer, listAnswer } from '../http/answers/sendAnswer.ts';
import type { SearchPlace } from '../store/search/finding.ts';
import { textIndexed } from '../store/search/textIndexed.ts';
import { escaped, textLike } from '../store/search/textLike.ts';
import { newId } from '../newId.ts';
import { type Deletion, putAway } from '../trash/putAway.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import { inChunks, readInChunks } from '../store/ordered.ts';
import { type OldPathRow, ownAddress } from '../store/schema.ts';
import { hasPage, pagesAmong } from './pageAt.ts';

const label = 'Redirect';
const newestFirst = { columns: ['createdAt', 'id'], descending: true } as const;

/** The body of an admin's redirect. */
type Sent = { from: string; to: string };

/** Of a longer chain, the rest follows with the next request. */
const mostSteps = 20;

/** The redirects, newest first: all, or a page; filtered by a part of an address if one is searched. */
export async function listRedirects(
  { read, engine }: Pick<Store, 'read' | 'engine'>,
  now: Date,
  { q = '', ...asked }: PartQuery & { q?: string | undefined },
): Promise<JsonAnswer<Redirect[]>> {
  const rows = read.selectFrom('oldPath').selectAll();
  const leads = leadsOn(now);
  const found = q === '' ? undefined : await holding(q, { read, engine, table: 'oldPath' });
  const holds = found === undefined ? leads : sql<boolean>`(${found} and ${leads})`;
  const all = rows.where(holds);
  const counted = () => countHolding(read, rows, holds, newestFirst);
  const part = pagePart(asked);
  if (part === undefined) {
    const whole = { chunks: () => inChunks(all, newestFirst), total: await counted() };
    return answerWhole(whole, (some) => answersOf(read, now, some));
  }
  const page = await partOfList(all, newestFirst, part, { counted });
  return listAnswer(await answersOf(read, now, page.rows), page.total);
}

/** The shortest part of a text that SQLite's index holds. */
const indexedCharacters = 3;

/** Rows whose addresses contain a text, as displayed or percent-encoded. */
async function holding(q: string, place: SearchPlace): Promise<RawBuilder<boolean>> {
  const needle = foldedAddress(q);
  const sought = { needles: [needle], phrase: '' };
  if (place.engine === 'postgres') return textLike(sought).all(place);
  if (needle.length >= indexedCharacters) return textIndexed(sought).all(place);
  return sql<boolean>`search like ${`%${escaped(needle)}%`} escape '\\'`;
}

/**
 * The final target of an address without a page: the first page on its way, which may have come after the redirect of
 * its address. Null for a loop: an import may have closed one.
 */
export async function redirectOf(reader: Reader, now: Date, address: string): Promise<string | null> {
  const way = await wayFrom(reader, address, (key) => hasPage(reader, now, key));
  const [end, ...before] = [address, ...way].map(redirectKey).toReversed();
  return end === undefined || before.includes(end) ? null : (way.at(-1) ?? null);
}

/** Adds a redirect; an identical one is returned as it is. */
export const addRedirect = ({ writeAlone }: Store, now: Date, sent: Sent): Promise<Redirect> =>
  refusingTaken(() =>
    // Of two at once, each could lead to the other.
    writeAlone(async (writer) => {
      const same = await find(writer, sent.from);
      if (same?.target === sent.to) return answerOf(writer, now, same);
      await checkRedirect(writer, now, sent);
      const row: OldPathRow = {
        id: newId(now.getTime()),
        ...columnsOf(sent),
        createdAt: now,
      };
      await writer.insertInto('oldPath').values(row).execute();
      return answerOf(writer, now, row);
    }),
  );

/** Changes a redirect that an admin made. Throws 404. */
export const changeRedirect = ({ writeAlone }: Store, now: Date, id: string, sent: Sent): Promise<Redirect> =>
  refusingTaken(() =>
    writeAlone(async (writer) => {
      const stored = await writer
        .selectFrom('oldPath')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', ownAddress)
        .forUpdate()
        .executeTakeFirst();
      if (stored === undefined) throw notFound(label);
      await checkRedirect(writer, now, sent, stored.path);
      const columns = columnsOf(sent);
      await writer.updateTable('oldPath').set(columns).where('id', '=', id).execute();
      return answerOf(writer, now, { ...stored, ...columns });
    }),
  );

/** Moves a redirect to the trash, whoever made it. Throws 404. */
export const removeRedirect = ({ write }: Store, id: string, deletion: Deletion): Promise<void> =>
  write(async (writer) => {
    const row = await writer
      .selectFrom('oldPath')
      .selectAll()
      .where('id', '=', id)
      // Of two who remove it at once, the second finds nothing.
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw notFound(label);
    const address = oldAddress(row);
    await putAway(writer, { table: 'oldPath', id, title: address, address, pictureIds: [] }, deletion);
  });

/**
 * Reactivates a redirect from the trash. Throws 409 if a page or another redirect has its address by now, if it would
 * form a loop, or if the entry that it led to is gone.
 */
export async function checkReturn(writer: Writer, now: Date, row: OldPathRow): Promise<void> {
  const { id, owner, path, target, entryId } = row;
  if (!isAddressed(owner)) {
    // The current transaction has already restored it.
    await checkRedirect(writer, now, { from: path, to: target }, path);
    return;
  }
  const leading = writer.selectFrom('oldPath').select('id').where('id', '=', id).where(leadsOn(now));
  if ((await leading.executeTakeFirst()) === undefined) throw wrong(409, 'from', refusals.redirectLiving());
  const entry = writer.selectFrom(owner).select('id').where('id', '=', entryId);
  if ((await entry.executeTakeFirst()) === undefined) throw new HttpError(409, refusals.trashOrphan());
}

const columnsOf = ({ from, to }: Sent) => {
  const place = { owner: ownAddress, path: from, target: to } as const;
  return { ...place, search: oldPathSearch(place), entryId: '' };
};

const find = (reader: Reader, path: string): Promise<OldPathRow | undefined> =>
  reader
    .selectFrom('oldPath')
    .selectAll()
    .where('owner', '=', ownAddress)
    .where('path', '=', path)
    .executeTakeFirst();

/** The chain of addresses that redirects lead to, up to one that closes a loop or is an end. */
async function wayFrom(
  reader: Reader,
  address: string,
  isEnd: (key: string) => Promise<boolean> = async () => false,
): Promise<string[]> {
  const way: string[] = [];
  const passed = new Set<string>();
  let key = redirectKey(address);
  let next = await find(reader, key);
  while (next !== undefined && way.length < mostSteps) {
    passed.add(key);
    way.push(next.target);
    key = redirectKey(next.target);
    next = passed.has(key) || (await isEnd(key)) ? undefined : await find(reader, key);
  }
  return way;
}

/** Throws if a redirect would hide a page or form a loop; `before` is its address until now. */
async function checkRedirect(writer: Writer, now: Date, { from, to }: Sent, before?: string): Promise<void> {
  if (await hasPage(writer, now, from)) throw wrong(409, 'from', refusals.redirectLiving());
  if (from !== before && (await find(writer, from)) !== undefined)
    throw wrong(409, 'from', refusals.redirectTaken());
  const way = [to, ...(await wayFrom(writer, to))].map(redirectKey);
  if (way.includes(from)) throw wrong(409, 'to', refusals.redirectLoop());
}

const wrong = (status: number, field: keyof Sent, message: string): HttpError =>
  new HttpError(status, message, { errors: { [field]: message } });

/** A concurrent request may have taken the address. */
async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw wrong(409, 'from', refusals.redirectTaken());
  }
}

async function answerOf(reader: Reader, now: Date, row: OldPathRow): Promise<Redirect> {
  const [answer] = await answersOf(reader, now, [row]);
  if (answer === undefined) throw new Error(`Redirect ${row.id} has no answer`);
  return answer;
}

/**
 * Those of the given addresses that lead anywhere: to a page, to something that the server serves itself, or to the
 * start of a redirect, which is itself checked for a page at its end.
 */
export async function leadingAmong(
  reader: Reader,
  now: Date,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const living = await pagesAmong(reader, now, keys);
  const further = await readInChunks(keys, (some) =>
    reader
      .selectFrom('oldPath')
      .select('path')
      .where('owner', '=', ownAddress)
      .where('path', 'in', some)
      .execute(),
  );
  return new Set([...living, ...keys.filter(isServerPath), ...further.map(({ path }) => path)]);
}

/** The redirects of admins that lead to no page. */
export async function* deadRedirects(reader: Reader, now: Date): AsyncGenerator<Redirect> {
  const own = reader.selectFrom('oldPath').selectAll().where('owner', '=', ownAddress);
  for await (const rows of inChunks(own, { columns: ['id'], descending: false })) {
    for (const answer of await answersOf(reader, now, rows)) if (answer.dead) yield answer;
  }
}

/** Rows as the API returns them; those of entries lead to their current addresses. */
async function answersOf(reader: Reader, now: Date, rows: readonly OldPathRow[]): Promise<Redirect[]> {
  const places = new Map<string, string>();
  for (const table of addressedTables) {
    const ids = rows.filter(({ owner }) => owner === table).map(({ entryId }) => entryId);
    const entries = await readInChunks(ids, (some) =>
      reader.selectFrom(table).select(['id', 'path']).where('id', 'in', some).execute(),
    );
    for (const { id, path } of entries) places.set(`${table} ${id}`, addressAt(table, id, path));
  }
  const led = rows.map(({ owner, entryId, target }) =>
    owner === ownAddress ? target : (places.get(`${owner} ${entryId}`) ?? ''),
  );
  const keys = led.map(redirectKey);
  const known = await leadingAmong(reader, now, keys);
  return rows.map(({ id, owner, path, createdAt }, index) => ({
    id,
    from: oldAddress({ owner, path }),
    to: led[index] ?? '',
    automatic: owner !== ownAddress,
    dead: led[index] === '' || !known.has(keys[index] ?? ''),
    createdAt: createdAt.toISOString(),
  }));
}
