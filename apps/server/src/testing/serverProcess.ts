import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { programEnv } from './programEnv.ts';

const runServer = path.join(import.meta.dirname, '../runServer.ts');
const program = `const { runServer } = await import(${JSON.stringify(runServer)}); await runServer();`;

/** A server that runs as a separate process, until the test ends. */
export type ServerProcess = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

/** Runs the server, or a program around it, as a separate process, without demo content by default. */
export function runServerProcess(
  folder: string,
  env: Record<string, string> = {},
  file?: string,
): ServerProcess {
  const child = spawn(
    process.execPath,
    file === undefined ? ['--input-type=module', '--eval', program] : [file],
    {
      env: programEnv({ DATA_DIR: folder, PORT: '0', DEMO: 'none', LOG_LEVEL: 'silent', ...env }),
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output: () => output, ended };
}

/**
 * The address that a running server prints: with the pictures of a demo it takes half a minute to start on a busy
 * machine.
 */
export async function addressOf({ output }: ServerProcess): Promise<string> {
  await expect.poll(output, { timeout: 90_000 }).toMatch(/Reference/);
  return /Site +(http\S+)\//.exec(output())?.[1] ?? '';
}

/** A folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
