/** Distinguishes values that a field has reported itself, and that come back to it, from values set by others. */
export type Echoes = {
  /** Remembers a value that the field reports. */
  report: (value: string) => void;
  /** Whether a value was reported by the field. Earlier ones are no longer expected. */
  isOwn: (value: string) => boolean;
};

/**
 * A value comes back some time after it was reported, when more may have been typed: compared only with the newest
 * value, it would be mistaken for an external change, and would overwrite later input.
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
