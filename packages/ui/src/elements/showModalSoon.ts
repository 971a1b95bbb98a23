/**
 * Opens a dialog in the next frame, and makes it modal right after that frame. Being modal makes the rest of the page
 * inert, for which all of its elements are restyled: on a slow phone that alone takes half of a touch's time budget.
 */
export function showModalSoon(dialog: HTMLDialogElement): void {
  const view = dialog.ownerDocument.defaultView ?? window;
  const opener = dialog.ownerDocument.querySelector<HTMLElement>(':focus');
  dialog.setAttribute('open', '');
  const makeModal = () => {
    if (!dialog.open || !dialog.isConnected || dialog.matches(':modal')) return;
    // A dialog gives the focus back to what has it now; a quick finger may have been in the dialog already.
    opener?.focus({ preventScroll: true });
    // One that is open already cannot become modal.
    dialog.removeAttribute('open');
    dialog.showModal();
  };
  view.requestAnimationFrame(() => view.setTimeout(makeModal));
}
