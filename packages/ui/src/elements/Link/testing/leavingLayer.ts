/**
 * Does what closes an overlay, and waits until the browser has left its history entry: arriving later, that would close
 * the overlay of the next story.
 */
export async function leavingLayer(close: () => Promise<unknown>): Promise<void> {
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await close();
  await left;
}
