/**
 * Opens a dialog in the next frame, and makes it modal right after that frame. A modal dialog makes the rest of the
 * page inert, which restyles all of its elements: on a slow phone, that alone takes half of the response time budget of
 * a touch.
 */
export function showModalSoon(dialog: HTMLDialogElement): void {
  const view = dialog.ownerDocument.defaultView ?? window;
  const opener = dialog.ownerDocument.querySelector<HTMLElement>(':focus');
  dialog.setAttribute('open', '');
  const makeModal = () => {
    if (!dialog.open || !dialog.isConnected || dialog.matches(':modal')) return;
    // A dialog returns the focus to the element that has it when it opens; after a quick tap, that may already be
    // inside the dialog.
    opener?.focus({ preventScroll: true });
    // A dialog that is already open cannot become modal.
    dialog.removeAttribute('open');
    dialog.showModal();
  };
  view.requestAnimationFrame(() => view.setTimeout(makeModal));
}
