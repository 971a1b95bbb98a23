import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { type Env, readEnv } from '../env.ts';
import { failureWords } from '../failureWords.ts';
import { misspeltWords } from '../misspeltNames.ts';
import { writePrivately } from '../privateFiles.ts';
import { projectRoot } from '../projectRoot.ts';
import { CommandError, UsageError } from './commandError.ts';

/**
 * Runs a program of the command line: what its user can mend is told in a few lines on the standard error. It ends with
 * 0, with 2 where it was called wrongly, and with 1 where it could not do its work.
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

/** The settings that a program shares with the server; misspelt ones are pointed out, as in its log. Throws an EnvError. */
export function readProgramEnv(): Env {
  const env = readEnv(process.env, projectRoot);
  for (const words of misspeltWords(Object.keys(process.env))) process.stderr.write(`${words}\n`);
  return env;
}

/** Reads arguments; unknown ones, and another number of plain ones than `plain`, throw a UsageError with the usage. */
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
    // Its own sentence names the argument; the rest of it is advice about quoting.
    const [sentence] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError(sentence === undefined ? usage : `${sentence}.\n${usage}`);
  }
}
