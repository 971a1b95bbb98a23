import { type Env, EnvError, readEnv } from './env.ts';
import { type MountPages, type RunningServer, startServer } from './main.ts';
import { writePrivately } from './privateFiles.ts';
import { projectRoot } from './projectRoot.ts';
import { NewerDatabaseError } from './store/migrate.ts';

const closingTimeMs = 10_000;

/** Runs the server as a program: settings from the environment, addresses on the terminal, a graceful end. */
export async function runServer(pages?: MountPages): Promise<void> {
  let env: Env | undefined;
  writePrivately();
  try {
    env = readEnv(process.env, projectRoot);
    const server = await startServer(env, pages);
    closeOnSignal(server);
    process.stdout.write(`${welcome(server)}\n`);
  } catch (error) {
    process.stderr.write(`${startFailure(error, env)}\n`);
    process.exitCode = 1;
  }
}

function welcome({ url, apiHost, firstAdmin }: RunningServer): string {
  const api = apiHost === undefined ? `  Reference  ${url}/api/docs` : `  API        ${apiHost}/api`;
  const lines = ['', `  Site       ${url}/`, `  Panel      ${url}/admin`, api, ''];
  if (firstAdmin !== undefined) lines.push(`  Admin      ${firstAdmin.email}`);
  if (firstAdmin?.password !== undefined) {
    lines.push(`  Password   ${firstAdmin.password}`, '', '  This password is shown only once.');
  }
  if (firstAdmin !== undefined) lines.push('');
  return lines.join('\n');
}

/** One line for what an operator can fix; the whole error for what only a developer can. */
function startFailure(error: unknown, env: Env | undefined): string {
  if (error instanceof EnvError || error instanceof NewerDatabaseError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${env?.PORT} is in use. Stop the other program, or choose another port: PORT=3001 npm start`;
  }
  if (code === 'EACCES' || code === 'EROFS') {
    return `No permission: ${error instanceof Error ? error.message : code}`;
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') {
    return `The database at DATABASE_URL cannot be reached (${code}).`;
  }
  if (error instanceof Error && '$metadata' in error) {
    return `The storage at STORAGE_URL refuses to list its bucket (${error.name}).`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Ends gracefully on the first SIGTERM or SIGINT; a second one, or ten seconds, end at once. */
function closeOnSignal(server: RunningServer): void {
  let closing = false;
  const end = (): void => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), closingTimeMs).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
