import {
  AliasNode,
  IdentifierNode,
  type KyselyPlugin,
  type QueryId,
  RawNode,
  type RootOperationNode,
  SelectionNode,
  SelectQueryNode,
} from 'kysely';
import type { Store } from '../store/openStore.ts';

/**
 * A statement that was run, as the database was sent it; `finding` is the same without what it selects, where it is
 * limited: it tells what is read to find its rows.
 */
export type Statement = { text: string; finding: string };

/** The reads of a store: the number of queries, their total rows, the most rows of one, and their statements. */
export type Counts = { queries: number; rows: number; most: number; statements: readonly Statement[] };

const nothing: Counts = { queries: 0, rows: 0, most: 0, statements: [] };

/** A store whose reads are counted, and a function that returns the counts since its last call. */
export function countedStore(store: Store): { store: Store; taken: () => Counts } {
  let counts = nothing;
  const textOf = (node: RootOperationNode, queryId: QueryId) =>
    store.read.getExecutor().compileQuery(node, queryId).sql;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const statement = { text: textOf(node, queryId), finding: textOf(findingOf(node), queryId) };
      counts = { ...counts, statements: [...counts.statements, statement] };
      return node;
    },
    transformResult: ({ result }) => {
      const { length } = result.rows;
      counts = {
        ...counts,
        queries: counts.queries + 1,
        rows: counts.rows + length,
        most: Math.max(counts.most, length),
      };
      return Promise.resolve(result);
    },
  };
  return {
    store: { ...store, read: store.read.withPlugin(plugin) },
    taken: () => {
      const before = counts;
      counts = nothing;
      return before;
    },
  };
}

function findingOf(node: RootOperationNode): RootOperationNode {
  if (!SelectQueryNode.is(node) || node.limit === undefined) return node;
  // Which rows there are depends on what these select.
  if (node.groupBy !== undefined || node.frontModifiers !== undefined) return node;
  return {
    ...node,
    selections: [
      SelectionNode.create(AliasNode.create(RawNode.createWithSql('1'), IdentifierNode.create('found'))),
    ],
  };
}
