import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { besideThis } from '../besideThis.ts';
import type { DatabaseFile } from './openStore.ts';

/** Finds what is damaged in a database file; an empty text where it is whole. */
export type CheckDatabase = (file: string, signal: AbortSignal) => Promise<string>;

const dayMs = 24 * 60 * 60 * 1_000;

/** The check in a process of its own: SQLite cannot be interrupted, and reads a gigabyte in some seconds. */
export const checkProcess: CheckDatabase = async (file, signal) => {
  const program = fileURLToPath(besideThis(import.meta.url, 'checkDatabase'));
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], { signal });
  return stdout;
};

/**
 * Checks the whole file of the embedded database each day, and at once where it was too large for the start: that goes on
 * while visitors are served. What is found is told and nothing is written any more.
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
