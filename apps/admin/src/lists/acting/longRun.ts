import { showWork } from '@vitrin/ui/admin/notify';
import { beginWork } from '../../shared/underWay.ts';

/** A bulk action that takes several calls. */
export type LongRun = {
  /** Set once it was stopped: no further call is made. */
  readonly stopped: boolean;
  /** Reports that this many more entries are done, successfully or not. */
  advance: (entries: number) => void;
  end: () => void;
};

/** Starts a bulk action on this many entries. Its progress is shown if it takes more than one call of `atOnce`. */
export function beginRun(total: number, atOnce: number): LongRun {
  if (total <= atOnce) return { stopped: false, advance: () => undefined, end: () => undefined };
  let done = 0;
  let stopping = false;
  const state = () => ({ done, total, stopping, onStop: stop });
  const shown = showWork(state());
  // Closing the page halfway asks for confirmation.
  const endWork = beginWork();

  function stop() {
    stopping = true;
    shown.update(state());
  }

  return {
    get stopped() {
      return stopping;
    },
    advance: (entries) => {
      done += entries;
      shown.update(state());
    },
    end: () => {
      shown.end();
      endWork();
    },
  };
}
