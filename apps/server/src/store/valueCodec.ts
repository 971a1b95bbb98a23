import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
} from 'kysely';
import { type ColumnKind, columnKinds, type Engine } from './columns.ts';

/**
 * Turns values into the form that the database stores, and back: JSON travels as text in both databases, and SQLite
 * has neither booleans nor times. PostgreSQL's driver reads its own types.
 */
export function valueCodec(engine: Engine): KyselyPlugin {
  const encoder = new ValueEncoder(engine);
  return {
    transformQuery: (args: PluginTransformQueryArgs): RootOperationNode =>
      encoder.transformNode(args.node, args.queryId),
    transformResult: async (args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> =>
      engine === 'postgres' ? args.result : { ...args.result, rows: args.result.rows.map(decodeRow) },
  };
}

class ValueEncoder extends OperationNodeTransformer {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: encode(this.#engine, node.value) };
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map((value) => encode(this.#engine, value)) };
  }
}

function encode(engine: Engine, value: unknown): unknown {
  if (value instanceof Date) return engine === 'sqlite' ? value.toISOString() : value;
  if (typeof value === 'boolean') return engine === 'sqlite' ? Number(value) : value;
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value;
}

const decodeRow = (row: UnknownRow): UnknownRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, decode(columnKinds.get(name), value)]),
  );

function decode(kind: ColumnKind | undefined, value: unknown): unknown {
  if (kind === undefined || value === null) return value;
  if (kind === 'boolean') return value === 1;
  if (typeof value !== 'string') return value;
  return kind === 'time' ? new Date(value) : JSON.parse(value);
}
