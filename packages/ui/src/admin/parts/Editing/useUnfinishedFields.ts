import { useCallback, useRef, useState } from 'react';
import type { Unfinished } from '../../../elements/RichTextField/RichTextField.tsx';

/** Told what a field with this path holds besides its value; undefined once there is nothing. */
export type OnUnfinishedField = (path: string, now: Unfinished | undefined) => void;

type UnfinishedFields = {
  /** The paths of the fields that hold something unfinished. */
  paths: readonly string[];
  onUnfinished: OnUnfinishedField;
  /** Makes it part of the values; false if something is wrong with it. */
  finish: () => Promise<boolean>;
  drop: () => void;
};

/**
 * What was typed or chosen in fields and is not part of their values yet, such as a link's address in a text, or a
 * picture that is on its way.
 */
export function useUnfinishedFields(): UnfinishedFields {
  const held = useRef<ReadonlyMap<string, Unfinished>>(new Map());
  const [paths, setPaths] = useState<readonly string[]>([]);
  const onUnfinished = useCallback<OnUnfinishedField>((path, now) => {
    if (now === undefined && !held.current.has(path)) return;
    const others = [...held.current].filter(([other]) => other !== path);
    held.current = new Map(now ? [...others, [path, now]] : others);
    setPaths([...held.current.keys()]);
  }, []);
  return {
    paths,
    onUnfinished,
    finish: async () => {
      for (const one of held.current.values()) {
        // One upload after the other.
        const isFinished = await one.finish();
        if (!isFinished) return false;
      }
      return true;
    },
    drop: () => {
      for (const one of held.current.values()) one.drop();
    },
  };
}
