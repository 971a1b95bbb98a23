/** What is to be known of the app's router. */
export type StepRouter = {
  state: {
    location: object;
    navigation: { state: string };
    blockers: ReadonlyMap<string, { state: string }>;
  };
  subscribe: (listener: (state: { location: object }) => void) => unknown;
};

/**
 * Steps through the history, which whoever takes them hears of before the router does. The app connects both; what may
 * take a step comes with the code of the first layer.
 */
export const historySteps: { router?: StepRouter; onStep?: (event: PopStateEvent) => void } = {};
