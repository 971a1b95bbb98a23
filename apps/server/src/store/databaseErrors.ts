/** SQLite's extended codes for a broken UNIQUE or PRIMARY KEY constraint. */
const sqliteUnique: ReadonlySet<unknown> = new Set([2067, 1555]);

/** True for the error that either database throws when a unique value is already there. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && error.code === '23505') || ('errcode' in error && sqliteUnique.has(error.errcode))
  );
}
