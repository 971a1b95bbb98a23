/*
 * Being modal makes the rest of the page inert, and no longer being so makes it touchable again: either has all elements of
 * the page styled anew, which alone takes a slow phone half of the time that a touch may take. So what is to be seen comes
 * with the next frame, and that right after it.
 */

/** Opens a dialog with the next frame, and makes it modal after it. */
export function showModalSoon(dialog: HTMLDialogElement): void {
  const opener = dialog.ownerDocument.querySelector<HTMLElement>(':focus');
  dialog.setAttribute('open', '');
  afterFrame(dialog, () => {
    if (!dialog.open || !dialog.isConnected || dialog.matches(':modal')) return;
    // A dialog gives the focus back to what has it now; a quick finger may have been in the dialog already.
    opener?.focus({ preventScroll: true });
    // One that is open already cannot become modal.
    dialog.removeAttribute('open');
    dialog.showModal();
  });
}

/** Hides a dialog with the next frame, and closes it after it, which gives back the focus. */
export function closeSoon(dialog: HTMLDialogElement): void {
  dialog.style.display = 'none';
  afterFrame(dialog, () => {
    dialog.close();
    dialog.style.display = '';
  });
}

function afterFrame({ ownerDocument }: HTMLDialogElement, act: () => void): void {
  const view = ownerDocument.defaultView ?? window;
  view.requestAnimationFrame(() => view.setTimeout(act));
}
