import { tmpdir } from 'node:os';
import path from 'node:path';

/** Half of a program's start is compiling; programs that tests start share a compile cache. */
const compiled = path.join(tmpdir(), 'vitrin-test-code');

/**
 * The environment of a program that a test starts: what Node needs, and what the test gives; nothing else of the
 * machine's.
 */
export const programEnv = (given: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: compiled,
  ...given,
});
