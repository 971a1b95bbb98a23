import { type RawBuilder, sql } from 'kysely';
import { columnOf, type Finding, type Findings, type SearchPlace, type Sought } from './finding.ts';

/** A text for the index to match literally, with spaces doubled as they are there. */
const phraseOf = (text: string): string => `"${text.replaceAll(' ', '  ').replaceAll('"', '""')}"`;

/** The character that sorts last. */
const last = '\u{10FFFF}';

type Keys = (place: SearchPlace) => RawBuilder<{ key: number }>;

/** The keys of the rows that one of the indexes matches. */
const matching =
  (name: 'Search' | 'SearchTitle', match: string): Keys =>
  ({ table }) => {
    const index = sql.table(`${table}${name}`);
    return sql`select rowid as key from ${index} where ${index} match ${match}`;
  };

/** Searches through SQLite's full-text indexes, see `addSqliteIndex`. */
export function textIndexed({ needles, phrase }: Sought): Findings {
  const every = needles.map(phraseOf).join(' AND ');
  const all = matching('Search', `text : (${every})`);
  const titled = matching('SearchTitle', every);
  const whole: Keys = (place) => sql`select key from ${keysOf(place)} where title = ${`${phrase} `}`;
  const begins: Keys = (place) =>
    sql`select key from ${keysOf(place)} where title >= ${phrase} and title < ${phrase + last}`;
  return {
    all: finding(all),
    ranked: [finding(whole), finding(begins, whole), finding(titled, begins), finding(all, titled)],
    count: async ({ flag, ...place }) => {
      const state = flag === undefined ? '' : ` AND state : "00${Number(flag)}"`;
      const keys = matching('Search', `text : (${every})${state}`)(place);
      const { rows } = await sql<{ total: number }>`select count(*) as total from (${keys})`.execute(
        place.read,
      );
      return rows[0]?.total ?? 0;
    },
  };
}

const keysOf = ({ table }: SearchPlace) => sql.table(`${table}SearchKey`);

/** Beyond this many rows, results are read in the order of their list and filtered, instead of sorted. */
const manyRows = 1_000;

const finding =
  (among: Keys, except?: Keys): Finding =>
  async (place) => {
    const keys = keysOf(place);
    const [id, found] = [columnOf(place, 'id'), among(place)];
    const { rows } = await sql<{ probed: number }>`
      select count(*) as probed from (${found} limit ${manyRows})`.execute(place.read);
    const isFound = (key: RawBuilder<unknown>) =>
      except === undefined
        ? sql<boolean>`${key} in (${found})`
        : sql<boolean>`${key} in (${found}) and ${key} not in (${except(place)})`;
    return rows[0]?.probed === manyRows
      ? isFound(sql`(select key from ${keys} as known where known.id = ${id})`)
      : sql<boolean>`${id} in (select id from ${keys} where ${isFound(sql.ref('key'))})`;
  };
