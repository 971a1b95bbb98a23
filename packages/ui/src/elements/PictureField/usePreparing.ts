import { useRef, useState } from 'react';
import { preparation } from '../../../../elements/PictureField/smallerPicture.ts';

/** The chosen pictures of a form that are still being converted: they are unsaved, and a save waits for them. */
export function usePreparing() {
  const works = useRef(new Map<Promise<void>, string>());
  const round = useRef(0);
  const [names, setNames] = useState<readonly string[]>([]);
  const tell = () => setNames([...new Set(works.current.values())]);

  return {
    /** The names of their fields. */
    names,
    /** Converts chosen files for the field of that name. */
    prepare: (name: string, files: readonly File[], onReady: (ready: readonly File[]) => void) => {
      const begun = round.current;
      const work = preparation(files, (ready) => {
        if (round.current === begun) onReady(ready);
      });
      if (work === undefined) return;
      works.current.set(work, name);
      tell();
      void work.finally(() => {
        works.current.delete(work);
        tell();
      });
    },
    /** Resolves once the present ones are in the form; undefined if there are none. */
    ended: () => (works.current.size === 0 ? undefined : Promise.all(works.current.keys())),
    /** They do not reach the form any more. */
    drop: () => {
      round.current += 1;
      works.current.clear();
      tell();
    },
  };
}
