import { type StepRouter, historySteps } from './historySteps.ts';

/**
 * The browser's API for a device's way to close something, such as Back on Android. Some browsers lack it, and so do
 * TypeScript's types.
 */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/** The layers that cover the page. */
export type Cover = {
  isOpen: () => boolean;
  /** Closes the topmost layer, as Escape does; it may refuse, or ask first. */
  closeTop: () => void;
};

/** The router's index of the current history entry; entries of others have none. */
function currentIndex(): number | undefined {
  const index: unknown = Reflect.get(Object(history.state), 'idx');
  return typeof index === 'number' ? index : undefined;
}

/** Whether the router is navigating: a screen is loading, or a form is being left after its confirmation. */
const isMoving = ({ navigation, blockers }: StepRouter['state']): boolean =>
  navigation.state !== 'idle' || [...blockers.values()].some(({ state }) => state === 'proceeding');

/**
 * Makes Back and Forward close the topmost layer instead of leaving the page: the step is undone before the router sees
 * it. A dialog adds nothing to the history, so it can leave nothing behind there, and the router does not ask about
 * unsaved input in vain. Its question is a layer as well, which Back answers with "stay".
 */
export function takeSteps(cover: Cover): void {
  const { router } = historySteps;
  if (router === undefined) return;
  let { location } = router.state;
  let index = currentIndex();
  let isReturning = false;
  router.subscribe((state) => {
    if (state.location === location) return;
    ({ location } = state);
    index = currentIndex();
  });
  historySteps.onStep = (event) => {
    const reached = currentIndex();
    const isReturn = isReturning && reached === index;
    isReturning = false;
    if (isReturn) {
      event.stopImmediatePropagation();
      return;
    }
    // At the same index: a link within the page, or the router has taken a step back itself.
    if (reached === undefined || index === undefined || reached === index) return;
    if (!cover.isOpen() || isMoving(router.state)) return;
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(index - reached);
    cover.closeTop();
  };
}

/**
 * Makes Back on Android close the topmost layer, which it asks before it touches the history; otherwise it would leave
 * the panel's first page, which has no entry below it. Returns a function to be called whenever a layer opens or
 * closes.
 */
export function closeRequests(cover: Cover): () => void {
  let watcher: CloseWatcher | undefined;
  const follow = () => {
    if (!('CloseWatcher' in window)) return;
    if (!cover.isOpen()) {
      watcher?.destroy();
      watcher = undefined;
    } else if (watcher === undefined) {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        watcher = undefined;
        cover.closeTop();
        // It may have stayed open, or there may be another one below it.
        follow();
      });
    }
  };
  return follow;
}
