import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { besideThis } from '../besideThis.ts';
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
): { look: () => Promise<void>; stop: () => Promise<void> } {
  const end = new AbortController();
  const look = async (): Promise<void> => {
    if (end.signal.aborted) return;
    try {
      const found = await check(path, end.signal);
      if (found !== '') distrust(found);
    } catch (error) {
      if (!end.signal.aborted) log.error({ err: error }, 'The database could not be checked');
    }
  };
  let running = checked ? Promise.resolve() : look();
  const again = (): Promise<void> => (running = running.then(look));
  const timer = setInterval(() => void again(), dayMs);
  timer.unref();
  return {
    look: again,
    stop: async () => {
      clearInterval(timer);
      end.abort();
      await running;
    },
  };
}
