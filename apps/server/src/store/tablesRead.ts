import { AsyncLocalStorage } from 'node:async_hooks';
import { type KyselyPlugin, type OperationNode, RawNode, TableNode } from 'kysely';
import type { TablesRead } from './contentVersion.ts';

type Notes = { names: Set<string>; any: boolean };

const collecting = new AsyncLocalStorage<Notes>();

/** Runs work that reads the store, and returns the tables that it read. */
export async function withTablesRead<T>(work: () => Promise<T>): Promise<{ made: T; tables: TablesRead }> {
  const notes: Notes = { names: new Set(), any: false };
  const made = await collecting.run(notes, work);
  // Work without any observed table has read in an unobserved way.
  return { made, tables: notes.any || notes.names.size === 0 ? undefined : notes.names };
}

/** Records the tables of a part that was made earlier. */
export function noteTables(tables: TablesRead): void {
  const notes = collecting.getStore();
  if (notes === undefined) return;
  if (tables === undefined) notes.any = true;
  else for (const table of tables) notes.names.add(table);
}

/** Records the tables of each query, by their names in the database. */
export const tableNotes: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const notes = collecting.getStore();
    if (notes !== undefined) noteTablesOf(node, notes);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** The place of a table in raw SQL, at the end of a text: a node follows. */
const atTable = /\b(?:from|join)\s*$/i;
/** A table by its name, within a text. */
const namesTable = /\b(?:from|join)\s+[^\s(]/i;

/** Whether raw SQL may read a table without a node for it, as `sql.table` makes one; after a comma, too. */
const readsByText = ({ sqlFragments, parameters }: RawNode): boolean =>
  sqlFragments.some(
    (text, index) =>
      namesTable.test(text) ||
      (atTable.test(text) && !isTable(parameters[index])) ||
      (index > 0 && text.trimStart().startsWith(',') && isTable(parameters[index - 1])),
  );

const isTable = (node: OperationNode | undefined): boolean =>
  node !== undefined && RawNode.is(node) && node.parameters.some(TableNode.is);

function noteTablesOf(node: object, notes: Notes): void {
  if (isNode(node)) {
    if (TableNode.is(node)) notes.names.add(node.table.identifier.name);
    if (RawNode.is(node) && readsByText(node)) notes.any = true;
  }
  for (const part of Object.values(node)) {
    if (typeof part === 'object' && part !== null) noteTablesOf(part, notes);
  }
}

const isNode = (value: object): value is OperationNode => 'kind' in value;
