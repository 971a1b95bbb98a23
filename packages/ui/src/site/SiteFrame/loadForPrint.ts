/** Before a page is printed, pictures that nobody has scrolled to are loaded too. Returns a function that stops it. */
export function loadForPrint(view: Window): () => void {
  const load = (): void => {
    for (const picture of view.document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      picture.loading = 'eager';
    }
  };
  view.addEventListener('beforeprint', load);
  return () => view.removeEventListener('beforeprint', load);
}
