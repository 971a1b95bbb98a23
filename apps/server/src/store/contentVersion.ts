import { z } from 'zod';

/** A state of what visitors are shown. */
export type ContentVersion = {
  /** Another one after every change. */
  readonly id: string;
  /** What each table was last changed to; one that was never changed has none. */
  readonly tables: Readonly<Record<string, string>>;
};

/** The tables that something was made of; undefined where it may be of any. */
export type TablesRead = ReadonlySet<string> | undefined;

/** Whether nothing has changed, between two versions, of the tables that something was made of. */
export const isSameContent = (from: ContentVersion, to: ContentVersion, read: TablesRead): boolean =>
  from.id === to.id ||
  (read !== undefined && [...read].every((table) => from.tables[table] === to.tables[table]));

const versionsByTable = z.record(z.string(), z.string());

/** Reads the row of `content_version`, whose tables arrive as a text or parsed, by the database. */
export const contentVersionOf = (row: { version: unknown; tables: unknown }): ContentVersion => ({
  id: String(row.version),
  tables: versionsByTable.parse(typeof row.tables === 'string' ? JSON.parse(row.tables) : row.tables),
});
