const mark = 'layer';

/** Whether the current history entry belongs to an overlay, such as an open menu. */
export function isLayerEntry(view: Window): boolean {
  const state: unknown = view.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/**
 * Gives an open dialog an entry of the history, so that Back closes it instead of leaving the page, and takes the entry
 * away when it is closed in another way. Returns a function that stops it.
 */
export function closeByBack(dialog: HTMLDialogElement): () => void {
  const view = dialog.ownerDocument.defaultView ?? window;
  const ending = new AbortController();
  const { signal } = ending;
  const state: unknown = view.history.state;
  // The router's state of the page's entry stays: it is the same page.
  view.history.pushState({ ...(typeof state === 'object' && state), [mark]: true }, '');
  view.addEventListener('popstate', () => dialog.close(), { signal });
  dialog.addEventListener(
    'close',
    () => {
      ending.abort();
      // A link in the dialog has replaced the entry.
      if (isLayerEntry(view)) view.history.back();
    },
    // First of all listeners: another one may take the dialog away, and this one with it.
    { signal, capture: true },
  );
  return () => ending.abort();
}
