import { type SelectQueryBuilder, sql } from 'kysely';
import { makers } from '../store/migrations.ts';
import { type ContentTable, pdfTables, showingTables, type Tables } from '../store/schema.ts';
import type { ContentKind } from './contentKind.ts';

/**
 * The rows of a query without what pages of a list omit: the columns of long texts and of search come back as empty
 * strings, and the database does not read them.
 */
export function briefRows<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  query: SelectQueryBuilder<Tables, Table, Tables[Table]>,
): SelectQueryBuilder<Tables, Table, Tables[Table]>;
export function briefRows(
  { table, list, leftOut }: Pick<ContentKind<ContentTable, unknown>, 'table' | 'list' | 'leftOut'>,
  query: SelectQueryBuilder<Tables, ContentTable, unknown>,
): unknown {
  const kept = [
    ...new Set([
      'id',
      'active',
      'createdAt',
      'updatedAt',
      ...list.order.columns,
      ...(table in showingTables ? ['pictureId'] : []),
      ...(table in pdfTables ? ['pdfId'] : []),
      ...Object.keys(makers[table]),
    ]),
  ];
  const unread = [...leftOut, 'search'];
  return query
    .clearSelect()
    .select([
      ...kept
        .filter((column) => !unread.includes(column))
        .map((column) => sql.ref(`${table}.${column}`).as(column)),
      ...unread.map((column) => sql.lit('').as(column)),
      sql.lit('{}').as('sortKeys'),
    ]);
}
