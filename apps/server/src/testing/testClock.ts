import type { Clock } from '../clock.ts';

/** A clock that only moves when told to. */
export function testClock(start = '2026-03-02T09:00:00.000Z'): Clock & { advance: (ms: number) => void } {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}
