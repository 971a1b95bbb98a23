import { afterEach, vi } from 'vitest';

/**
 * Files of a project share a process: a clock that one of them has stopped would stand still for the next, which may
 * wait for it for ever.
 */
afterEach(() => {
  vi.useRealTimers();
});
