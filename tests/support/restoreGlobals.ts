import { afterEach, vi } from 'vitest';

/**
 * Files of a project share a process: a clock left paused by one file would make the next one wait for ever. A global may
 * have been replaced while the clock was paused, and is then put back first.
 */
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
