import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { type Env, readEnv } from '../starting/env.ts';
import { failureWords } from '../starting/failureWords.ts';
import { misspeltWords } from '../starting/misspeltNames.ts';
import { writePrivately } from '../starting/privateFiles.ts';
import { projectRoot } from '../projectRoot.ts';
import { CommandError, UsageError } from './commandError.ts';

/**
 * Runs a command-line program and prints what its user can fix in a few lines on standard error. The exit code is 0, or
 * 2 for wrong usage and 1 for a failure.
 */
export async function runProgram(work: () => Promise<void>): Promise<void> {
  writePrivately();
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof CommandError ? error.message : failureWords(error)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/**
 * Reads the settings that a program shares with the server and reports misspelt ones, as the server's log does. Throws
 * an EnvError.
 */
export function readProgramEnv(): Env {
  const env = readEnv(process.env, projectRoot);
  for (const words of misspeltWords(Object.keys(process.env))) process.stderr.write(`${words}\n`);
  return env;
}

/** Throws if there is no site where one is expected: opening its database would make one. */
export async function requireDatabase({ DATABASE_URL, DATA_DIR }: Env): Promise<void> {
  if (DATABASE_URL !== undefined) {
    const { requireSite, withClient } = await import('../store/postgresClient.ts');
    await withClient(DATABASE_URL, requireSite);
  } else if (!existsSync(path.join(DATA_DIR, 'vitrin.db'))) {
    throw new CommandError(
      `${DATA_DIR} holds no database: give the server's DATA_DIR or DATABASE_URL, or start it once.`,
    );
  }
}

/** Parses arguments. Throws a UsageError for unknown ones, and if the number of positional ones is not `plain`. */
export function readArgs<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { options, usage, plain }: { options: Options; usage: string; plain: { min: number; max: number } },
) {
  const found = parse(args, options, usage);
  if (found.positionals.length < plain.min || found.positionals.length > plain.max)
    throw new UsageError(usage);
  return found;
}

function parse<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, strict: true, options });
  } catch (error) {
    // The first sentence names the argument; the rest is advice about quoting.
    const [sentence] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError(sentence === undefined ? usage : `${sentence}.\n${usage}`);
  }
}
