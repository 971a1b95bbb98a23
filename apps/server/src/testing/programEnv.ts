import { tmpdir } from 'node:os';
import path from 'node:path';

/** Half of what a program's start takes is compiling, which one of the programs that tests start does for all others. */
const compiled = path.join(tmpdir(), 'vitrin-test-code');

/** The environment of a program that a test starts: what Node needs, and what the test gives; nothing of the machine's. */
export const programEnv = (given: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: compiled,
  ...given,
});
