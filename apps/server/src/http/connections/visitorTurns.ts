import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { tryAgainIn } from '../httpErrors.ts';
import { createTurns, type Turns } from '../turns.ts';
import { untilArrived } from './arrivals.ts';

/**
 * Does work when the visitor's turn has come. Work for `everybody` goes first and is never refused: it is known to
 * exist, and is done once for all who ask.
 */
export type VisitorTurns = <T>(
  visitor: string | typeof everybody,
  work: () => Promise<T>,
  signal: AbortSignal,
) => Promise<T>;

/** How many pieces of work run at once in total and per visitor, and how many may wait. */
type VisitorBounds = { atOnce: number; ofOne: number; places: number };

/** In place of a visitor, for a page that is cached. */
export const everybody = Symbol('everybody');

const retrySeconds = 2;

const tooMany = (seconds: number): string =>
  `Too much is asked for from one address. Try again in ${seconds} seconds.`;

/**
 * Turns for work that blocks the event loop for some milliseconds, such as rendering a page; the loop runs between two
 * pieces. A visitor has at most `ofOne` pieces in the common queue, which is first come, first served; further ones
 * wait for these. So a single request overtakes most of those of a visitor who sends hundreds, and nobody waits for
 * ever. A request gets a 503 if its visitor already has `places` unfinished ones; if all visitors together have that
 * many, also if its own has any; if they have twice as many, in any case.
 */
export function createVisitorTurns(bounds: Partial<VisitorBounds> = {}): VisitorTurns {
  const { atOnce = 4, ofOne = atOnce, places = 16 } = bounds;
  const { take } = createTurns(atOnce);
  const visitors = new Map<string, { turns: Turns; asked: number }>();
  let all = 0;

  return async (visitor, work, signal) => {
    const inTurn = async () => {
      await untilArrived();
      return work();
    };
    if (visitor === everybody) return take(inTurn, { signal, priority: 1 });
    const own = visitors.get(visitor) ?? { turns: createTurns(ofOne), asked: 0 };
    if (own.asked >= places) throw tryAgainIn(503, retrySeconds, tooMany);
    if (all >= places * (own.asked === 0 ? 2 : 1)) {
      throw tryAgainIn(503, retrySeconds, waitingTexts.tooBusy);
    }
    visitors.set(visitor, own);
    own.asked += 1;
    all += 1;
    try {
      return await own.turns.take(() => take(inTurn, { signal }), { signal });
    } finally {
      all -= 1;
      own.asked -= 1;
      if (own.asked === 0) visitors.delete(visitor);
    }
  };
}
