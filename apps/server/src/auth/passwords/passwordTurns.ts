import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { tryAgainIn } from '../../http/httpErrors.ts';
import { createTurns } from '../../http/turns.ts';

/** A caller waiting for a password check. */
export type PasswordTurn = {
  signal?: AbortSignal | undefined;
  /** Callers who signed in before go ahead of strangers, and strangers cannot take all slots from them. */
  known?: boolean | undefined;
};

const retrySeconds = 2;

/**
 * Runs work on passwords a few at a time. Callers beyond `places` waiting ones get a 503, since they would give up
 * before their turn came.
 */
export function createPasswordTurns({ atOnce, places }: { atOnce: number; places: number }) {
  const { take, waiting } = createTurns(atOnce);

  return async <T>(work: () => Promise<T>, { signal, known = false }: PasswordTurn = {}): Promise<T> => {
    const priority = known ? 1 : 0;
    if (waiting(priority) >= places) throw tryAgainIn(503, retrySeconds, waitingTexts.tooManySignIns);
    return take(work, { signal, priority });
  };
}
