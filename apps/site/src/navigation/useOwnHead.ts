import { useLayoutEffect, useState } from 'react';

/** What `HeadTags` puts into the head, and nothing that the document has besides. */
const served =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"]';

/**
 * Takes away the head that the server wrote for the first page, in the step that puts the page's own there: from then on
 * it changes with the page.
 */
export function useOwnHead(): void {
  const [before] = useState(() => document.head.querySelectorAll(served));
  useLayoutEffect(() => {
    for (const element of before) element.remove();
  }, [before]);
}
