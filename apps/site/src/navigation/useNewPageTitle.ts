import { useEffect, useState } from 'react';
import type { PlaceLocation } from './place.ts';

/**
 * Tells the title of a page opened through a link, for screen readers to announce; not that of the first page, which
 * the browser announces itself. A title may change once more as the page's data arrives.
 */
export function useNewPageTitle(shown: PlaceLocation, onTitle: (title: string) => void): void {
  const [first] = useState(shown);
  useEffect(() => {
    if (shown === first) return undefined;
    const read = (): void => onTitle(document.title);
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [shown, first, onTitle]);
}
