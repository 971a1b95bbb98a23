/** Whether an address is within the site. */
export const isInternal = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** Whether a click opens a page in this tab, rather than in another one or as a download. */
export const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The page that a click on plain HTML opens in this tab; undefined if it means something else. */
export function pathOfLink(event: MouseEvent): string | undefined {
  const { target, defaultPrevented } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || defaultPrevented || !opensHere(event)) return undefined;
  if (link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const href = link.getAttribute('href') ?? '';
  return isInternal(href) ? href : undefined;
}
