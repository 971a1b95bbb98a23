let left = 0;
const listeners = new Set<() => void>();

/** How many chosen pictures are still being made ready, for whoever says so while that takes a while. */
export const drawingWork = {
  left: (): number => left,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** So many more, or fewer. */
  add: (pictures: number): void => {
    left += pictures;
    for (const listener of listeners) listener();
  },
};
