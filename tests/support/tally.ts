import { writeFileSync } from 'node:fs';
import { z } from 'zod';

/** The counts of a test runner, for the closing lines of the test command. */
export const tally = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  /** The names of those that failed, and the messages of errors outside tests. */
  failures: z.array(z.string()),
  /** The names of tests that passed, but not at the first try. */
  flaky: z.array(z.string()),
  /** The time per file; in seconds of one worker. */
  files: z.array(z.object({ project: z.string(), file: z.string(), tests: z.number(), seconds: z.number() })),
});
export type Tally = z.infer<typeof tally>;

/** Names the file that the runners' reporters write their tally to; without it they write none. */
export const tallyVariable = 'TALLY_FILE';

/** Writes the tally to where the test command reads it. */
export function writeTally(counted: Tally): void {
  const file = process.env[tallyVariable];
  if (file !== undefined) writeFileSync(file, JSON.stringify(counted));
}
