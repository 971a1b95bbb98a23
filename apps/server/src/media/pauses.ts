import type { Clock } from '../clock.ts';

const firstMs = 5_000;
const longestMs = 15 * 60_000;

/** When pieces of work that failed for a temporary reason are to be retried. */
export type Pauses = {
  /** False until a piece that failed is to be tried again. */
  isDue: (piece: string) => boolean;
  /**
   * Starts the pause of a piece that has failed, and returns its length in milliseconds: twice that of the previous
   * one.
   */
  begin: (piece: string) => number;
  /** Forgets a piece that is done, or given up. */
  end: (piece: string) => void;
};

/** Pauses from five seconds up to a quarter of an hour. */
export function createPauses(clock: Clock): Pauses {
  const paused = new Map<string, { ms: number; until: number }>();
  return {
    isDue: (piece) => clock.now().getTime() >= (paused.get(piece)?.until ?? 0),
    begin: (piece) => {
      const ms = Math.min(2 * (paused.get(piece)?.ms ?? firstMs / 2), longestMs);
      paused.set(piece, { ms, until: clock.now().getTime() + ms });
      return ms;
    },
    end: (piece) => void paused.delete(piece),
  };
}
