/** Loads lazy pictures before a page is printed. Returns a function that unsubscribes. */
export function loadForPrint(view: Window): () => void {
  const load = (): void => {
    for (const picture of view.document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      picture.loading = 'eager';
    }
  };
  view.addEventListener('beforeprint', load);
  return () => view.removeEventListener('beforeprint', load);
}
