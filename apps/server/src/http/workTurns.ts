import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextRoundOfTheLoop } from 'node:timers/promises';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { tryAgainIn } from './httpErrors.ts';
import { createTurns } from './turns.ts';

/**
 * Who waits for an answer that has to be made: admins go before visitors, and have places of their own. Before both goes
 * what is made once for everybody, at one of few addresses: it is refused to nobody.
 */
export type Caller = 'everybody' | 'admin' | 'visitor';

const priorities: Readonly<Record<Caller, number>> = { everybody: 2, admin: 1, visitor: 0 };

/** How many of each may wait, as a multiple of the places: admins are few, and their panel asks for much at once. */
const shares: Readonly<Record<Caller, number>> = { everybody: Infinity, admin: 4, visitor: 1 };

/** Makes an answer when its turn has come. */
export type WorkTurns = <T>(work: () => Promise<T>, caller: Caller, signal?: AbortSignal) => Promise<T>;

const retrySeconds = 2;

const admitted = new AsyncLocalStorage<true>();

/** Whether this is part of work that has had its turn already. */
export const isAdmitted = (): boolean => admitted.getStore() === true;

/** Work that has had its turn already, as a page: the calls that it makes wait for no other, and are not refused. */
export const runAdmitted = <T>(work: () => Promise<T>): Promise<T> => admitted.run(true, work);

/**
 * Turns for answers that are made anew, each of which takes the event loop for some milliseconds. Between two the loop
 * comes round, so that what can be answered from memory does not wait behind them. Beyond `places` waiting ones a caller
 * is refused at once: by their turn they would have given up.
 */
export function createWorkTurns({ atOnce = 8, places = 32 } = {}): WorkTurns {
  const { take, waiting } = createTurns(atOnce);

  return async (work, caller, signal) => {
    if (isAdmitted()) return work();
    const priority = priorities[caller];
    if (waiting(priority) >= places * shares[caller])
      throw tryAgainIn(503, retrySeconds, waitingTexts.tooBusy);
    const inTurn = async () => {
      await nextRoundOfTheLoop();
      return work();
    };
    return take(inTurn, { signal, priority });
  };
}
