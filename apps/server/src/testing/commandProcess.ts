import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { programEnv } from './programEnv.ts';

/** The exit code and output of a command. */
export type CommandResult = { code: number | null; output: string; errors: string };

const textOf = (chunks: readonly Buffer[]): string => Buffer.concat(chunks).toString('utf8');

/** Runs a program of `apps/server/src` like its user: as a separate process, with these variables and this input. */
export async function runCommandProcess(
  program: string,
  args: readonly string[],
  { env, input = '' }: { env: Readonly<Record<string, string>>; input?: string | Uint8Array },
): Promise<CommandResult> {
  const file = path.join(import.meta.dirname, '..', program);
  const child = spawn(process.execPath, [file, ...args], {
    env: programEnv({ LOG_LEVEL: 'silent', ...env }),
  });
  const [output, errors]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  // A command may exit without having read it.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  await once(child, 'close');
  return { code: child.exitCode, output: textOf(output), errors: textOf(errors) };
}
