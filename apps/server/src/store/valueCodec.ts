import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  type TableNode,
  type UnknownRow,
  type ValueNode,
} from 'kysely';
import { type Engine, type ColumnReading, readingsOf } from './columns.ts';

/**
 * Converts values to and from the form that the database stores: JSON is text in both databases, and SQLite has neither
 * booleans nor times. Values that this program never writes, such as an invalid time, can be read as well: a damaged
 * row must not break the list that it is part of.
 */
export function valueCodec(engine: Engine): KyselyPlugin {
  const encoder = new ValueEncoder(engine);
  return {
    transformQuery: ({ node, queryId }: PluginTransformQueryArgs): RootOperationNode =>
      encoder.transformNode(node, queryId),
    transformResult: async ({
      result,
      queryId,
    }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> => {
      const readings = readingsOf(encoder.tablesOf(queryId));
      return { ...result, rows: result.rows.map((row) => decodeRow(row, readings)) };
    },
  };
}

/** Encodes a query's values, and remembers its tables until its result has been read. */
class ValueEncoder extends OperationNodeTransformer {
  readonly #engine: Engine;
  readonly #tables = new WeakMap<QueryId, Set<string>>();

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  /** The tables of a query, by their names in code. */
  tablesOf(queryId: QueryId): ReadonlySet<string> {
    return this.#tables.get(queryId) ?? new Set();
  }

  protected override transformTable(node: TableNode, queryId?: QueryId): TableNode {
    if (queryId !== undefined) {
      const tables = this.#tables.get(queryId) ?? new Set();
      this.#tables.set(queryId, tables.add(inCode(node.table.identifier.name)));
    }
    return super.transformTable(node, queryId);
  }

  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: encode(this.#engine, node.value) };
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map((value) => encode(this.#engine, value)) };
  }
}

/** The code's name of a table or column of the database. */
export const inCode = (name: string): string =>
  name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

function encode(engine: Engine, value: unknown): unknown {
  if (value instanceof Date) return engine === 'sqlite' ? value.toISOString() : value;
  if (typeof value === 'boolean') return engine === 'sqlite' ? Number(value) : value;
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value;
}

/** Decodes the values of a row, whichever database it was read from. */
export const decodeRow = (row: UnknownRow, readings: ReadonlyMap<string, ColumnReading>): UnknownRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, decode(readings.get(name), name, value)]),
  );

function decode(reading: ColumnReading | undefined, name: string, value: unknown): unknown {
  if (reading === undefined) return value;
  if (typeof reading === 'string' && value === null) return null;
  if (reading === 'boolean') return value === true || value === 1;
  if (reading === 'time') return timeOf(name, value);
  return reading.parse(typeof value === 'string' ? jsonIn(value) : value);
}

/**
 * An unreadable publication time counts as far in the future, so that the post stays hidden; any other as long past.
 */
const unreadable = {
  publishDate: new Date('9999-12-31T23:59:59.999Z'),
  other: new Date(0),
} as const;

/** A time that the API can represent, in the years 0 to 9999. */
function timeOf(name: string, value: unknown): Date {
  const time = value instanceof Date ? value : new Date(String(value));
  const year = time.getUTCFullYear();
  if (year >= 0 && year <= 9_999) return time;
  return name === 'publishDate' ? unreadable.publishDate : unreadable.other;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
