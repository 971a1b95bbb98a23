import { type RawBuilder, sql } from 'kysely';

/** The databases that the store runs on. */
export type Engine = 'sqlite' | 'postgres';

/** The kinds of columns whose type has another name, or another form, in each database. */
export type ColumnKind = 'json' | 'boolean' | 'time';

const typeNames = {
  sqlite: { json: 'text', boolean: 'integer', time: 'text' },
  postgres: { json: 'jsonb', boolean: 'boolean', time: 'timestamptz' },
} as const satisfies Record<Engine, Record<ColumnKind, string>>;

/** The type of a column, as a migration names it. */
export const columnType = (engine: Engine, kind: ColumnKind): RawBuilder<unknown> =>
  sql.raw(typeNames[engine][kind]);

/** Every column that SQLite stores in another form, by its name in code. A name means one kind in all tables. */
export const columnKinds: ReadonlyMap<string, ColumnKind> = new Map([
  ['additionalInfo', 'json'],
  ['roles', 'json'],
  ['tags', 'json'],
  ['value', 'json'],
  ['variants', 'json'],
  ['active', 'boolean'],
  ['archived', 'boolean'],
  ['read', 'boolean'],
  ['variantsComplete', 'boolean'],
  ['createdAt', 'time'],
  ['publishDate', 'time'],
  ['updatedAt', 'time'],
  ['lastUsedAt', 'time'],
  ['expiresAt', 'time'],
  ['appliedAt', 'time'],
]);
