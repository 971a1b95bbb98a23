import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { besideThis } from '../besideThis.ts';
import { lookEvery, type Looking } from '../lookEvery.ts';
import type { DatabaseFile } from './openStore.ts';

/** Returns what is damaged in a database file; an empty text if it is intact. */
export type CheckDatabase = (file: string, signal: AbortSignal) => Promise<string>;

const dayMs = 24 * 60 * 60 * 1_000;

/** Runs the check in a separate process: SQLite cannot be interrupted, and reads a gigabyte in some seconds. */
export const checkProcess: CheckDatabase = async (file, signal) => {
  const program = fileURLToPath(besideThis(import.meta.url, 'checkDatabase'));
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], { signal });
  return stdout;
};

/**
 * Checks the whole file of the embedded database every day, and at once if it was too large for the start, while
 * visitors are served. Damage is logged, and nothing is written any more.
 */
export function watchDatabase(
  { path, checked, distrust }: DatabaseFile,
  { check, log }: { check: CheckDatabase; log: Pick<FastifyBaseLogger, 'error'> },
): Looking {
  return lookEvery(
    dayMs,
    async (signal) => {
      try {
        const found = await check(path, signal);
        if (found !== '') distrust(found);
      } catch (error) {
        if (!signal.aborted) log.error({ err: error }, 'The database could not be checked');
      }
    },
    { waits: checked },
  );
}
