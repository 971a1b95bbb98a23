import { afterEach, vi } from 'vitest';

/** Files of a project share a process: a clock left paused by one file would make the next one wait for ever. */
afterEach(() => {
  vi.useRealTimers();
});
