import { sql } from 'kysely';
import type { Reader } from '../store/openStore.ts';
import type { Statement } from './countedStore.ts';

/** As many rows of a table may be read for one statement, whatever for. */
const fewRows = 100;

/** The tables of which statements read all rows, or a large part. */
type FullReads = (statements: readonly Statement[]) => Promise<ReadonlySet<string>>;

/**
 * Tells them by SQLite's plans and its statistics, which are read once. Reading an index alone does not count: it holds
 * neither texts nor what else makes rows large.
 */
export async function fullReadsIn(reader: Reader): Promise<FullReads> {
  const sizes = await sizesOf(reader);
  const known = new Map<string, readonly string[]>();
  const tablesOf = async ({ text, finding }: Statement) => {
    const plan = await planOf(reader, text);
    // What is sorted first is read to its end, whatever its limit.
    const isSorted = plan.some((step) => step.startsWith('USE TEMP B-TREE'));
    const steps = isSorted ? plan : await planOf(reader, finding);
    return steps.flatMap((step) => tableReadBy(step, text, sizes) ?? []);
  };
  return async (statements) => {
    const found = new Set<string>();
    for (const statement of statements) {
      const tables = known.get(statement.text) ?? (await tablesOf(statement));
      known.set(statement.text, tables);
      for (const table of tables) found.add(table);
    }
    return found;
  };
}

async function planOf(reader: Reader, statement: string): Promise<string[]> {
  const { rows } = await sql<{ detail: string }>`${sql.raw(`explain query plan ${statement}`)}`.execute(
    reader,
  );
  return rows.map(({ detail }) => detail);
}

/** For each index, and each table: how many rows it has, and how many have the same values in its first columns. */
type Sizes = ReadonlyMap<string, { table: string; alike: readonly number[] }>;

async function sizesOf(reader: Reader): Promise<Sizes> {
  const { rows } = await sql<{ tbl: string; idx: string | null; stat: string }>`
    select tbl, idx, stat from sqlite_stat1`.execute(reader);
  const known = rows.map(({ tbl, idx, stat }) => ({ table: tbl, idx, alike: stat.split(' ').map(Number) }));
  // Of the numbers for the table itself only the first is read, which is the same for each of its indexes.
  return new Map([
    ...known.map((each) => [each.table, each] as const),
    ...known.map((each) => [each.idx ?? each.table, each] as const),
  ]);
}

/** The table of which a step of a plan reads more than a few rows. */
function tableReadBy(step: string, statement: string, sizes: Sizes): string | undefined {
  const [, act, name, how = ''] = /^(SCAN|SEARCH) (\w+)(?: (.*))?$/.exec(step) ?? [];
  // Other steps, a full-text index, an index alone, and the first or last row of one.
  if (name === undefined || /^VIRTUAL|^USING COVERING/.test(how) || act + how === 'SEARCH') return undefined;
  const [, real = name] = new RegExp(`"?(\\w+)"? as "?${name}\\b`).exec(statement) ?? [];
  const [, index = real] = /^USING INDEX (\w+)/.exec(how) ?? [];
  const { table, alike } = sizes.get(index) ?? { table: real, alike: [] };
  const same = act === 'SCAN' || how.includes('AUTOMATIC') ? 0 : how.split('=?').length - 1;
  const read = how.includes('(rowid=?)') ? 1 : (alike[same] ?? 0);
  return read > fewRows ? table : undefined;
}
