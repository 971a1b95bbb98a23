import { showWork } from '@vitrin/ui/admin/notify';
import { beginWork } from '../session/underWay.ts';

/** Something that is done with many entries in several calls. */
export type LongRun = {
  /** Somebody stopped it: no further call is made. */
  readonly stopped: boolean;
  /** Tells that so many more entries are done with, whether that worked or not. */
  advance: (entries: number) => void;
  end: () => void;
};

/** Begins something with so many entries. It is shown with its progress where it takes more than one call of `atOnce`. */
export function beginRun(total: number, atOnce: number): LongRun {
  if (total <= atOnce) return { stopped: false, advance: () => undefined, end: () => undefined };
  let done = 0;
  let stopping = false;
  const state = () => ({ done, total, stopping, onStop: stop });
  const shown = showWork(state());
  // Whoever closes the page in the middle is asked first.
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
