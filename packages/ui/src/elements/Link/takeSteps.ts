import { type StepRouter, historySteps } from './historySteps.ts';

/** Hears what a device means by "close", such as Back on Android; some browsers lack it, and so do TypeScript's types. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/** What covers the page. */
export type Cover = {
  isOpen: () => boolean;
  /** Closes what is topmost, as Escape does: it may refuse, or ask first. */
  closeTop: () => void;
};

/** Where the router has put the current entry; entries of others have none. */
function currentIndex(): number | undefined {
  const index: unknown = Reflect.get(Object(history.state), 'idx');
  return typeof index === 'number' ? index : undefined;
}

/** Whether the router itself is on its way: a screen is loading, or a form that was asked about is being left. */
const isMoving = ({ navigation, blockers }: StepRouter['state']): boolean =>
  navigation.state !== 'idle' || [...blockers.values()].some(({ state }) => state === 'proceeding');

/**
 * Back closes what is topmost instead of leaving the page below it, and so does Forward: the step is taken back before
 * the router hears of it. Nothing is added to the history for a dialog, so nothing of it can be left there, and the
 * router's own question about unsaved input is not asked in vain; it is a dialog itself, and Back answers it with
 * "stay".
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
 * On Android, Back asks what covers the page to close before it touches the history. Without that, the panel's first
 * page would be left: no entry is below it. Returns what is to be called when something opens or closes.
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
        // It has stayed, or there is another one below it.
        follow();
      });
    }
  };
  return follow;
}
