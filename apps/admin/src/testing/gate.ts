/** Holds requests of a story, however busy the machine is, until the story has seen what it wanted to see. */
export type Gate = {
  /** Requests wait from now on. */
  close: () => void;
  /** Waiting requests continue, and later ones do not wait. */
  open: () => void;
  /** Resolves as soon as the gate is open. */
  passed: () => Promise<void>;
};

const nobodyWaits = () => undefined;

/** A gate that lets everything pass until it is closed. */
export function createGate(): Gate {
  let open: () => void = nobodyWaits;
  let passed = Promise.resolve();
  return {
    close: () => {
      open();
      ({ promise: passed, resolve: open } = Promise.withResolvers<void>());
    },
    open: () => open(),
    passed: () => passed,
  };
}
