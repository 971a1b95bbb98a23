import { type Env, EnvError } from './env.ts';
import { NewerDatabaseError } from './store/migrate.ts';

/** One line for what an operator can fix; the whole error for what only a developer can. */
export function failureWords(error: unknown, env?: Env): string {
  if (error instanceof EnvError || error instanceof NewerDatabaseError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${env?.PORT} is in use. Stop the other program, or choose another port: PORT=3001 npm start`;
  }
  if (code === 'EACCES' || code === 'EROFS') {
    return `No permission: ${error instanceof Error ? error.message : code}`;
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `The disk is full: ${error instanceof Error ? error.message : code}`;
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') {
    return `The database at DATABASE_URL cannot be reached (${code}).`;
  }
  if (error instanceof Error && '$metadata' in error) {
    return `The storage at STORAGE_URL refuses to be read or written (${error.name}: ${error.message}).`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
