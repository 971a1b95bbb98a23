const mark = 'layer';

/** The state of the current history entry, with that of the router. */
const stateOf = ({ history }: Window): object => Object(history.state);

/** Whether the current history entry belongs to an overlay, such as an open menu. */
export const isLayerEntry = (view: Window): boolean => mark in stateOf(view);

/** Keeps the entry of an overlay that is about to close, if there is one, for the page that a link in it leads to. */
export function keepLayerEntry(view: Window): void {
  if (isLayerEntry(view)) view.history.replaceState({ ...stateOf(view), [mark]: false }, '');
}

/**
 * Adds a history entry for an open dialog, so that Back closes the dialog instead of leaving the page, and removes the
 * entry when the dialog is closed in another way. Returns a function that stops this.
 */
export function closeByBack(dialog: HTMLDialogElement): () => void {
  const view = dialog.ownerDocument.defaultView ?? window;
  const ending = new AbortController();
  const { signal } = ending;
  // It is still the same page.
  view.history.pushState({ ...stateOf(view), [mark]: true }, '');
  view.addEventListener('popstate', () => dialog.close(), { signal });
  dialog.addEventListener(
    'close',
    () => {
      ending.abort();
      // Unless a link in the dialog has replaced the entry, or is about to.
      if (Reflect.get(stateOf(view), mark) === true) view.history.back();
    },
    // Runs before all other listeners, which may unmount the dialog, and this listener with it.
    { signal, capture: true },
  );
  return () => ending.abort();
}
