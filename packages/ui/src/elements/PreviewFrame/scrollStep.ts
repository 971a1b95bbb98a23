const lineHeight = 80;

/** The scroll position after a key press, as in browsers; undefined for a key that does not scroll. */
export function scrollStep(
  key: string,
  view: { scrollY: number; innerHeight: number; document: { documentElement: { scrollHeight: number } } },
): { top: number } | undefined {
  const page = view.innerHeight * 0.9;
  switch (key) {
    case 'ArrowDown':
      return { top: view.scrollY + lineHeight };
    case 'ArrowUp':
      return { top: view.scrollY - lineHeight };
    case 'PageDown':
      return { top: view.scrollY + page };
    case 'PageUp':
      return { top: view.scrollY - page };
    case 'Home':
      return { top: 0 };
    case 'End':
      return { top: view.document.documentElement.scrollHeight };
    default:
      return undefined;
  }
}
