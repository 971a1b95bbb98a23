import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testAdmin } from '../../../apps/server/src/testing/testApp.ts';
import { copyDemo } from '../../support/preparedDemo.ts';
import { startCommand } from '../../support/startCommand.ts';
import { type Figures, figures } from './figures.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A production server in a separate process with its own data folder. */
export type Server = {
  url: string;
  /** The worst figures since the last call. The server replies once its event loop is free. */
  figures: () => Promise<Figures>;
  /** What it has written to the terminal. */
  output: () => string;
  stop: () => Promise<void>;
};

/** Starts the built server with demo content; the given settings override the usual ones. */
export async function startServer(port: number, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-trust-'));
  // With its pictures drawn: otherwise the server would draw them while it is measured.
  await copyDemo(folder);
  const watch = path.join(import.meta.dirname, 'watchServer.ts');
  const child = spawn(
    process.execPath,
    [...startCommand.flags, '--import', watch, 'apps/server/dist/server.js'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        ...startCommand.env,
        DATA_DIR: folder,
        HOST: '127.0.0.1',
        PORT: String(port),
        ADMIN_EMAIL: testAdmin.email,
        ADMIN_PASSWORD: testAdmin.password,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
        ...env,
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await answering(child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = /Site +(http\S+)\//.exec(output)?.[1] ?? '';
  return { url, figures: () => askFigures(child), output: () => output, stop };
}

/** Resolves when the server has printed its address. */
async function answering(child: ChildProcess, output: () => string): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${String(code)}:\n${output()}`);
  });
  const printed = (async () => {
    while (!output().includes('Reference')) await once(child.stdout ?? child, 'data');
  })();
  await Promise.race([printed, ended]);
  ended.catch(() => undefined);
}

async function askFigures(child: ChildProcess): Promise<Figures> {
  const answer = once(child, 'message');
  child.send('figures');
  const [given] = await answer;
  return figures.parse(given);
}
