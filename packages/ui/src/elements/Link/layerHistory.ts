const mark = 'layer';

/** Whether the current history entry belongs to an overlay, such as an open menu. */
export function isLayerEntry(view: Window): boolean {
  const state: unknown = view.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/**
 * Adds a history entry for an open dialog, so that Back closes the dialog instead of leaving the page, and removes the
 * entry when the dialog is closed in another way. Returns a function that stops this.
 */
export function closeByBack(dialog: HTMLDialogElement): () => void {
  const view = dialog.ownerDocument.defaultView ?? window;
  const ending = new AbortController();
  const { signal } = ending;
  const state: unknown = view.history.state;
  // Keeps the router's state of the page's entry, since it is still the same page.
  view.history.pushState({ ...(typeof state === 'object' && state), [mark]: true }, '');
  view.addEventListener('popstate', () => dialog.close(), { signal });
  dialog.addEventListener(
    'close',
    () => {
      ending.abort();
      // Unless a link in the dialog has replaced the entry.
      if (isLayerEntry(view)) view.history.back();
    },
    // Runs before all other listeners, which may unmount the dialog, and this listener with it.
    { signal, capture: true },
  );
  return () => ending.abort();
}
