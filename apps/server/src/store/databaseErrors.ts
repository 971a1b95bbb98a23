/** SQLite's extended codes for a violated UNIQUE or PRIMARY KEY constraint. */
const sqliteUnique: ReadonlySet<unknown> = new Set([2067, 1555]);

/** Whether an error of either database is a violated unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && error.code === '23505') || ('errcode' in error && sqliteUnique.has(error.errcode))
  );
}
