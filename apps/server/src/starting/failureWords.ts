import { type Env, EnvError } from './env.ts';
import { codeOf, StartError } from './startError.ts';
import { damageWords, isDamage } from '../store/databaseFile.ts';
import { NewerDatabaseError } from '../store/migrate.ts';
import { storeFailureOf } from '../store/storeFailure.ts';

/** One line for what an operator can fix; the whole error for what only a developer can. */
export function failureWords(error: unknown, env?: Env): string {
  if (error instanceof EnvError || error instanceof NewerDatabaseError) return error.message;
  if (storeFailureOf(error) === 'full') return fullWords(error, env);
  if (error instanceof StartError) return error.message;
  if (isDamage(error) && error instanceof Error)
    return damageWords(env === undefined ? 'vitrin.db' : `${env.DATA_DIR}/vitrin.db`, error.message);
  const port = env && portWords(error, env);
  if (port !== undefined) return port;
  const code = codeOf(error);
  if (code === 'EACCES' || code === 'EROFS') {
    return `No permission: ${error instanceof Error ? error.message : code}`;
  }
  if (error instanceof Error && '$metadata' in error) {
    return `The storage at STORAGE_URL refuses to be read or written (${error.name}: ${error.message}).`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function fullWords(error: unknown, env: Env | undefined): string {
  const said = error instanceof Error ? error.message : String(error);
  const where =
    codeOf(error) === '53100'
      ? 'of the database at DATABASE_URL'
      : `of DATA_DIR${env === undefined ? '' : ` (${env.DATA_DIR})`}`;
  return `The disk is full: make room on the disk ${where}, then do the same again. Nothing that was stored is lost (${said})`;
}

/** Why the server cannot listen on PORT and HOST. */
function portWords(error: unknown, { PORT, HOST }: Env): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  const code = codeOf(error);
  if (error.syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === HOST)
    return `HOST: expected an address of this machine, such as 0.0.0.0 or 127.0.0.1, and not ${HOST} (${code})`;
  // A worker has its port bound by the process that leads it.
  if (error.syscall !== 'listen' && error.syscall !== 'bind') return undefined;
  if (code === 'EADDRINUSE')
    return `Port ${PORT} is in use. Stop the other program, or choose another port: PORT=3001 npm start`;
  if (code === 'EACCES')
    return `PORT: expected a port that this account may use, such as 3000, and not ${PORT} (EACCES)`;
  return `HOST: expected an address of this machine, such as 0.0.0.0 or 127.0.0.1, and not ${HOST} (${code})`;
}
