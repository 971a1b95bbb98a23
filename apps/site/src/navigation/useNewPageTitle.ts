import { useEffect, useState } from 'react';
import type { PlaceLocation } from './place.ts';

/**
 * The title of a page opened through a link, for screen readers to announce; empty on the first page, which the browser
 * announces itself. A title may change once more as the page's data arrives.
 */
export function useNewPageTitle(shown: PlaceLocation): string {
  const [first] = useState(shown);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown === first) return undefined;
    const read = (): void => setTitle(document.title);
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [shown, first]);
  return title;
}
