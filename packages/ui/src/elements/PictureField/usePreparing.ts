import { useState } from 'react';
import { preparation } from './smallerPicture.ts';

/** Pictures that are still being converted or stored: they are unsaved, and a save waits for them. */
type Preparing = {
  /** Converts chosen files for the field of that name. */
  prepare: (name: string, files: readonly File[], onReady: (ready: readonly File[]) => void) => void;
  /** Waits for other work on pictures of that field as well. */
  hold: (name: string, work: Promise<unknown>) => void;
  /** Resolves to the results of all work once the pictures are in the form; undefined if there is none. */
  ended: () => Promise<readonly unknown[]> | undefined;
  /** They do not reach the form any more. */
  drop: () => void;
};

function createPreparing(onNames: (names: readonly string[]) => void): Preparing {
  const works = new Map<Promise<unknown>, string>();
  let round = 0;
  const tell = () => onNames([...new Set(works.values())]);

  function hold(name: string, work: Promise<unknown>) {
    works.set(work, name);
    tell();
    void work.finally(() => {
      works.delete(work);
      tell();
    });
  }

  return {
    hold,
    prepare: (name, files, onReady) => {
      const begun = round;
      const work = preparation(files, (ready) => {
        if (round === begun) onReady(ready);
      });
      if (work !== undefined) hold(name, work);
    },
    ended: () => (works.size === 0 ? undefined : Promise.all(works.keys())),
    drop: () => {
      round += 1;
      works.clear();
      tell();
    },
  };
}

/** The same, with the names of their fields; its functions stay the same. */
export function usePreparing(): Preparing & { names: readonly string[] } {
  const [names, setNames] = useState<readonly string[]>([]);
  const [preparing] = useState(() => createPreparing(setNames));
  return { names, ...preparing };
}
