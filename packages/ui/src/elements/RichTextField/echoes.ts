/** Tells apart the values that a field reported itself, and that come back to it, from those that others gave it. */
export type Echoes = {
  /** Remembers what the field reports. */
  report: (value: string) => void;
  /** True for a value that was reported. Those before it are not expected any more. */
  isOwn: (value: string) => boolean;
};

/**
 * A value comes back some time after it was reported, when more may have been typed: compared with the newest alone, it
 * would be taken for somebody else's, and put in the place of what was typed since.
 */
export function createEchoes(initial: string): Echoes {
  let expected = [initial];
  return {
    report: (value) => {
      expected.push(value);
    },
    isOwn: (value) => {
      const at = expected.indexOf(value);
      expected = at === -1 ? [value] : expected.slice(at);
      return at !== -1;
    },
  };
}
