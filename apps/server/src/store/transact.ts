import { setTimeout } from 'node:timers/promises';
import type { Reader, Writer } from './openStore.ts';

/** How long a transaction waits for another process that writes, in milliseconds. */
export const busyTimeoutMs = 5_000;
const askAgainMs = 20;

/** SQLite's result code for "database is locked", the low byte of an error's extended code. */
const busy = 5;
/** Whether another process has locked the database. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;

/** Repeats work that needs SQLite's lock while another process holds it, for as long as `busyTimeoutMs`. */
export async function whileBusy<T>(work: () => Promise<T>, isAgain = isBusy): Promise<T> {
  const deadline = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAgain(error) || performance.now() > deadline) throw error;
    }
    await setTimeout(askAgainMs);
  }
}

/**
 * Runs a transaction. While another process writes to the embedded database, it waits without the connection, so that
 * reads and everything else go on; SQLite's own timeout would stop the event loop.
 */
export function transact<T>(database: Reader, work: (writer: Writer) => Promise<T>): Promise<T> {
  const state = { begun: false };
  const attempt = (): Promise<T> =>
    database.transaction().execute((writer) => {
      state.begun = true;
      return work(writer);
    });
  return whileBusy(attempt, (error) => !state.begun && isBusy(error));
}
