import { z } from 'zod';

/** A state of what visitors are shown. */
export type ContentVersion = {
  /** Differs after every change. */
  readonly id: string;
  /** The version of each table's last change; absent if it never changed. */
  readonly tables: Readonly<Record<string, string>>;
};

/** The tables that something was made from; undefined if unknown, which means any. */
export type TablesRead = ReadonlySet<string> | undefined;

/** Whether the tables that something was made from are unchanged between two versions. */
export const isSameContent = (from: ContentVersion, to: ContentVersion, read: TablesRead): boolean =>
  from.id === to.id ||
  (read !== undefined && [...read].every((table) => from.tables[table] === to.tables[table]));

const versionsByTable = z.record(z.string(), z.string());

/** Reads the row of `content_version`, whose tables arrive as text or parsed, depending on the database. */
export const contentVersionOf = (row: { version: unknown; tables: unknown }): ContentVersion => ({
  id: String(row.version),
  tables: versionsByTable.parse(typeof row.tables === 'string' ? JSON.parse(row.tables) : row.tables),
});
