import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { tryAgainIn } from '../httpErrors.ts';
import { createTurns, type Turns } from '../turns.ts';
import { untilArrived } from './arrivals.ts';

/**
 * Does work for a visitor when their turn has come; for `everybody`, what is known to be there and made once for all who
 * ask. That goes before the others, and is refused to nobody.
 */
export type VisitorTurns = <T>(
  visitor: string | typeof everybody,
  work: () => Promise<T>,
  signal: AbortSignal,
) => Promise<T>;

/** How many pieces of work at once, of all and of one visitor, and how many may wait. */
type VisitorBounds = { atOnce: number; ofOne: number; places: number };

/** Whom a page is made for that is kept. */
export const everybody = Symbol('everybody');

const retrySeconds = 2;

const tooMany = (seconds: number): string =>
  `Too much is asked for from one address. Try again in ${seconds} seconds.`;

/**
 * Turns for work that blocks the event loop for some milliseconds, such as rendering a page. A visitor has at most
 * `ofOne` pieces in the queue of all, in the order in which they were asked for, and the others behind them: so who
 * requests one page goes ahead of most of those of one who requests hundreds, and none waits for ever. Between two
 * pieces the loop runs. Refused with 503 is who has `places` of them waiting already, and, where as many wait for all
 * visitors together, who has any; where twice as many wait, who comes.
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
