const mark = 'layer';

/** The mark of the current history entry: whether its overlay removes it on closing, undefined if it has none. */
function layerOf({ history }: Window): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state ? state[mark] : undefined;
}

const markEntry = ({ history }: Window, removed: boolean, write: 'pushState' | 'replaceState'): void => {
  const state: unknown = history.state;
  // Keeps the router's state of the page's entry, since it is still the same page.
  history[write]({ ...(typeof state === 'object' && state), [mark]: removed }, '');
};

/** Whether the current history entry belongs to an overlay, such as an open menu. */
export const isLayerEntry = (view: Window): boolean => layerOf(view) !== undefined;

/** Keeps the entry of an overlay that is about to close, if there is one, for the page that a link in it leads to. */
export function keepLayerEntry(view: Window): void {
  if (isLayerEntry(view)) markEntry(view, false, 'replaceState');
}

/**
 * Adds a history entry for an open dialog, so that Back closes the dialog instead of leaving the page, and removes the
 * entry when the dialog is closed in another way. Returns a function that stops this.
 */
export function closeByBack(dialog: HTMLDialogElement): () => void {
  const view = dialog.ownerDocument.defaultView ?? window;
  const ending = new AbortController();
  const { signal } = ending;
  markEntry(view, true, 'pushState');
  view.addEventListener('popstate', () => dialog.close(), { signal });
  dialog.addEventListener(
    'close',
    () => {
      ending.abort();
      // Unless a link in the dialog has replaced the entry, or is about to.
      if (layerOf(view) === true) view.history.back();
    },
    // Runs before all other listeners, which may unmount the dialog, and this listener with it.
    { signal, capture: true },
  );
  return () => ending.abort();
}
