let left = 0;
const listeners = new Set<() => void>();

/** The number of chosen pictures being converted, for a notice if that takes a while. */
export const drawingWork = {
  left: (): number => left,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Changes the count by this number, which may be negative. */
  add: (pictures: number): void => {
    left += pictures;
    for (const listener of listeners) listener();
  },
};
