import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** The counts of a test runner, for the closing lines of the test command. */
export const tally = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  /** The names of failed tests, and the messages of errors outside tests. */
  failures: z.array(z.string()),
  /** The names of tests that only passed on a retry, each with the error of an attempt before. */
  flaky: z.array(z.string()),
  /** The time per file, in seconds of one worker. */
  files: z.array(z.object({ project: z.string(), file: z.string(), tests: z.number(), seconds: z.number() })),
});
export type Tally = z.infer<typeof tally>;

/** The variable with the file that the reporters write their tally to; without it they write none. */
export const tallyVariable = 'TALLY_FILE';

/** Writes the tally for the test command. */
export function writeTally(counted: Tally): void {
  const file = process.env[tallyVariable];
  if (file !== undefined) writeFileSync(file, JSON.stringify(counted));
}

/** How many lines of an error are told. */
const toldLines = 8;

/** The first lines of an error's message, indented below the name of its test. */
export const toldOf = (message = ''): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, toldLines)
    .map((line) => `    ${line}`);
