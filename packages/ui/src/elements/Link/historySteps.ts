/** The part of the app's router that layers need. */
export type StepRouter = {
  state: {
    location: object;
    navigation: { state: string };
    blockers: ReadonlyMap<string, { state: string }>;
  };
  subscribe: (listener: (state: { location: object }) => void) => unknown;
};

/**
 * Connects the app and its layers: `onStep` is called with each step through the history before the router sees it. The
 * app sets `router`; the code of layers, loaded with the first one, sets `onStep`.
 */
export const historySteps: { router?: StepRouter; onStep?: (event: PopStateEvent) => void } = {};
