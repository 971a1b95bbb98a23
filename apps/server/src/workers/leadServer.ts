import { EnvError, readEnv } from '../starting/env.ts';
import { writePrivately } from '../starting/privateFiles.ts';
import { projectRoot } from '../projectRoot.ts';
import { leadWorkers } from './leadWorkers.ts';

/** Runs a server's program with the number of workers that the environment sets, and exits with them. */
export async function leadServer(program: string): Promise<void> {
  writePrivately();
  try {
    process.exit(await leadWorkers(readEnv(process.env, projectRoot).WORKERS, program));
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
