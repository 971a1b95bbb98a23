import { setImmediate as nextRoundOfTheLoop } from 'node:timers/promises';
import { tryAgainIn } from '../http/httpErrors.ts';
import { createTurns } from '../http/turns.ts';

/** Renders a page for a visitor when their turn has come. */
export type RenderTurns = <T>(visitor: string, work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

const retrySeconds = 2;

const tooMany = (seconds: number): string =>
  `Too many pages are asked for from one address. Try again in ${seconds} seconds.`;

/**
 * Turns for rendering pages, each of which blocks the event loop for some milliseconds. A visitor who requests one page
 * goes ahead of one who requests hundreds, and between two pages the loop runs. Beyond `places` a visitor is answered
 * 503; how many visitors there are is bounded by the connections.
 */
export function createRenderTurns({ atOnce = 4, places = 100 } = {}): RenderTurns {
  const { take } = createTurns(atOnce);
  const asked = new Map<string, number>();

  return async (visitor, work, signal) => {
    const ahead = asked.get(visitor) ?? 0;
    if (ahead >= places) throw tryAgainIn(503, retrySeconds, tooMany);
    asked.set(visitor, ahead + 1);
    try {
      const inTurn = async () => {
        await nextRoundOfTheLoop();
        return work();
      };
      return await take(inTurn, { signal, priority: -ahead });
    } finally {
      const left = (asked.get(visitor) ?? 1) - 1;
      if (left === 0) asked.delete(visitor);
      else asked.set(visitor, left);
    }
  };
}
