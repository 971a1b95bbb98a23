import { AsyncLocalStorage } from 'node:async_hooks';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { untilArrived } from './connections/arrivals.ts';
import { tryAgainIn } from './httpErrors.ts';
import { createTurns } from './turns.ts';

/**
 * Who waits for a response that has to be made: admins go before visitors, and have slots of their own. Before both
 * goes what is made once for everyone, at one of few addresses: it is never refused.
 */
export type Caller = 'everybody' | 'admin' | 'visitor';

const priorities: Readonly<Record<Caller, number>> = { everybody: 2, admin: 1, visitor: 0 };

/**
 * How many of each may wait, as a multiple of the slots: admins are few, and their panel sends many requests at once.
 */
const shares: Readonly<Record<Caller, number>> = { everybody: Infinity, admin: 4, visitor: 1 };

/** Makes a response when its turn has come. */
export type WorkTurns = <T>(work: () => Promise<T>, caller: Caller, signal?: AbortSignal) => Promise<T>;

const retrySeconds = 2;

const admitted = new AsyncLocalStorage<true>();

/** Whether this is part of work that has had its turn already. */
export const isAdmitted = (): boolean => admitted.getStore() === true;

/** Work that has had its turn already, as a page: the calls that it makes wait for no other, and are not refused. */
export const runAdmitted = <T>(work: () => Promise<T>): Promise<T> => admitted.run(true, work);

/**
 * A queue for responses that have to be made, each of which takes the event loop for some milliseconds. The event loop
 * runs in between, so that responses from memory do not wait behind them. Beyond `places` waiting callers further ones
 * are refused at once: they would have given up by their turn.
 */
export function createWorkTurns({ atOnce = 8, places = 32 } = {}): WorkTurns {
  const { take, waiting } = createTurns(atOnce);

  return async (work, caller, signal) => {
    if (isAdmitted()) return work();
    const priority = priorities[caller];
    if (waiting(priority) >= places * shares[caller])
      throw tryAgainIn(503, retrySeconds, waitingTexts.tooBusy);
    const inTurn = async () => {
      await untilArrived();
      return work();
    };
    return take(inTurn, { signal, priority });
  };
}
