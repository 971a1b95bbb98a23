import type { EventEmitter } from 'node:events';

export type EndSignal = 'SIGTERM' | 'SIGINT';

/** A person who wants the end at once takes longer than this to repeat a signal. */
const oneSignalMs = 1_000;

/**
 * Calls back when a process, by default this one, is signalled to end. Signals within a second of the last one count as
 * the same: under `npm start` a terminal and systemd signal the whole process group, and npm passes its own on as well.
 */
export function onEndSignal(
  end: (signal: EndSignal) => void,
  signalled: Pick<EventEmitter, 'on'> = process,
): void {
  let last = -Infinity;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    signalled.on(signal, () => {
      const before = last;
      last = performance.now();
      if (last - before > oneSignalMs) end(signal);
    });
}
