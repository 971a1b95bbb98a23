import { afterEach, vi } from 'vitest';

/** Files of a project share a process: a clock left paused by one would make the next wait for ever. */
afterEach(() => {
  vi.useRealTimers();
});
