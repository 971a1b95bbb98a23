import { setTimeout as waitFor } from 'node:timers/promises';
import type { FirstAdmin } from './auth/firstAdmin.ts';
import { type Env, readEnv } from './starting/env.ts';
import { failureWords } from './starting/failureWords.ts';
import { type RunningServer, type BesidesApi, startServer } from './main.ts';
import { writePrivately } from './starting/privateFiles.ts';
import { projectRoot } from './projectRoot.ts';
import { onLeave, speaksForAll } from './workers/fellows.ts';

/**
 * A process that shares a database has others beside it, which take over after two health checks of a load balancer.
 */
const usualGrace = { alone: 0, shared: 5 } as const;

const closingTimeMs = 10_000;

/** Runs the server as a program: settings from the environment, addresses on the terminal, graceful shutdown. */
export async function runServer(shown: BesidesApi = {}): Promise<void> {
  let env: Env | undefined;
  writePrivately();
  try {
    env = readEnv(process.env, projectRoot);
    const server = await startServer(env, shown, (admin) => process.stdout.write(`${adminWords(admin)}\n`));
    closeOnSignal(
      server,
      1_000 * (env.SHUTDOWN_GRACE ?? (env.DATABASE_URL === undefined ? usualGrace.alone : usualGrace.shared)),
    );
    if (speaksForAll()) process.stdout.write(`${welcome(server)}\n`);
  } catch (error) {
    process.stderr.write(`${failureWords(error, env)}\n`);
    process.exitCode = 1;
    // A worker that listens to the one that leads it would not end.
    process.channel?.unref();
  }
}

function welcome({ url, apiHost }: RunningServer): string {
  const api = apiHost === undefined ? `  Reference  ${url}/api/docs` : `  API        ${apiHost}/api`;
  return ['', `  Site       ${url}/`, `  Panel      ${url}/admin`, api, ''].join('\n');
}

function adminWords({ email, password }: FirstAdmin): string {
  const secret =
    password === undefined ? [] : [`  Password   ${password}`, '', '  This password is shown only once.'];
  return ['', `  Admin      ${email}`, ...secret].join('\n');
}

/**
 * Shuts down gracefully on the first SIGTERM or SIGINT; a second one, or ten seconds, end the process at once. After
 * SIGTERM it is unready but still handles requests for the grace period, in which a load balancer notices; Ctrl+C has
 * no grace period.
 */
function closeOnSignal(server: RunningServer, graceMs: number): void {
  let closing = false;
  const end = async (waitMs: number): Promise<void> => {
    if (closing) process.exit(1);
    closing = true;
    server.turnAway();
    await waitFor(waitMs);
    setTimeout(() => process.exit(1), closingTimeMs).unref();
    try {
      await server.close();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    }
  };
  onLeave((signal) => void end(signal === 'SIGTERM' ? graceMs : 0));
}
