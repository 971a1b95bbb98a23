/** The window that is about to leave the entry of a closed overlay: it goes back a moment after it is told to. */
let leaving: Window | undefined;

/** The state of the current history entry, with that of the router. */
const stateOf = ({ history }: Window): { layer?: boolean } => Object(history.state);

/** Whether the current history entry belongs to an overlay, such as an open menu. */
export const isLayerEntry = (view: Window): boolean => 'layer' in stateOf(view);

/** Keeps the entry of an overlay that is about to close, if there is one, for the page that a link in it leads to. */
export function keepLayerEntry(view: Window): void {
  if (isLayerEntry(view)) view.history.replaceState({ ...stateOf(view), layer: false }, '');
}

/**
 * Adds a history entry for an open dialog, so that Back closes the dialog instead of leaving the page, and removes the
 * entry when the dialog is closed in another way. Returns a function that stops this.
 */
export function closeByBack(dialog: HTMLDialogElement): () => void {
  const view = dialog.ownerDocument.defaultView ?? window;
  const ending = new AbortController();
  const { signal } = ending;
  const enter = () => {
    // It is still the same page.
    view.history.pushState({ ...stateOf(view), layer: true }, '');
    view.addEventListener(
      'popstate',
      () => {
        // The entry is left, and the one below may belong to an overlay as well.
        ending.abort();
        dialog.close();
      },
      { signal },
    );
  };
  // The step back would leave an entry that is added before it.
  if (leaving === view) view.addEventListener('popstate', enter, { signal, once: true });
  else enter();
  dialog.addEventListener(
    'close',
    () => {
      ending.abort();
      // Unless a link in the dialog has replaced the entry, or is about to.
      if (leaving === view || stateOf(view).layer !== true) return;
      leaving = view;
      view.addEventListener('popstate', () => (leaving = undefined), { once: true });
      view.history.back();
    },
    // Runs before all other listeners, which may unmount the dialog, and this listener with it.
    { signal, capture: true },
  );
  return () => ending.abort();
}
