/** Something that looks for work at intervals. */
export type Looking = {
  /** Looks once more, after a look in progress; resolves when that is over. */
  look: () => Promise<void>;
  /** Aborts the look in progress, and resolves when it has ended. */
  stop: () => Promise<void>;
};

/**
 * Looks for work at once, unless `waits`, and then every `everyMs` milliseconds, one look at a time; `work` must not
 * reject. The timer does not keep the process alive.
 */
export function lookEvery(
  everyMs: number,
  work: (signal: AbortSignal) => Promise<void>,
  { waits = false } = {},
): Looking {
  const end = new AbortController();
  const run = async (): Promise<void> => {
    if (!end.signal.aborted) await work(end.signal);
  };
  let running = waits ? Promise.resolve() : run();
  const look = (): Promise<void> => (running = running.then(run));
  const timer = setInterval(() => void look(), everyMs).unref();
  return {
    look,
    stop: async () => {
      clearInterval(timer);
      end.abort();
      await running;
    },
  };
}
