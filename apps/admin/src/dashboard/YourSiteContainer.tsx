import { useQuery } from '@tanstack/react-query';
import { YourSite } from '@vitrin/ui/admin/YourSite';
import { usePreviewedContent } from '../publicSite/usePreviewedContent.ts';
import { pagesQuery } from '../publicSite/pagesQuery.ts';

/** The stored home page; empty until it is loaded, and on failure. */
export function YourSiteContainer() {
  const { isSuccess } = useQuery(pagesQuery);
  const previewed = usePreviewedContent();
  return isSuccess ? <YourSite {...previewed} /> : null;
}
