import { codeOf, shownAddress } from '../starting/startError.ts';

const unreachable: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ECONNRESET',
]);

/** Why the PostgreSQL at an address refuses connections, in one line that names the setting; never its password. */
export function databaseWords(error: unknown, databaseUrl: string): string {
  const where = shownAddress(databaseUrl);
  const code = codeOf(error);
  const said = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
  if (unreachable.has(code) || /timeout/i.test(said ?? ''))
    return `DATABASE_URL: expected a PostgreSQL at ${where}, which cannot be reached (${code ?? said})`;
  if (code === '28P01' || code === '28000')
    return `DATABASE_URL: expected a user and a password that the database at ${where} takes (${said})`;
  if (code === '3D000') return `DATABASE_URL: expected the name of a database (${said})`;
  return `DATABASE_URL: the database at ${where} cannot be used (${said})`;
}
