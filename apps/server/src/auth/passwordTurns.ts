import { waitingTexts } from '@vitrin/contract/waiting';
import { tryAgainIn } from '../http/httpErrors.ts';
import { createTurns } from '../http/turns.ts';

/** Who waits for a password to be looked at. */
export type PasswordTurn = {
  signal?: AbortSignal | undefined;
  /** Somebody who signed in before goes ahead of strangers, and strangers cannot take all places from them. */
  known?: boolean | undefined;
};

const retrySeconds = 2;

/**
 * Lets work on passwords run a few at a time. More than `places` waiting are answered 503, since whoever waits for
 * seconds has given up by then.
 */
export function createPasswordTurns({ atOnce, places }: { atOnce: number; places: number }) {
  const { take, waiting } = createTurns(atOnce);

  return async <T>(work: () => Promise<T>, { signal, known = false }: PasswordTurn = {}): Promise<T> => {
    const priority = known ? 1 : 0;
    if (waiting(priority) >= places) throw tryAgainIn(503, retrySeconds, waitingTexts.tooManySignIns);
    return take(work, { signal, priority });
  };
}
