import { useQuery } from '@tanstack/react-query';
import { YourSite } from '@vitrin/ui/admin/YourSite';
import { usePreviewedContent } from '../previewedSite/usePreviewedContent.ts';
import { pagesQuery } from '../settings/usePageSettings.ts';

/** The stored home page; empty until it is loaded, and on failure. */
export function YourSiteContainer() {
  const { isSuccess } = useQuery(pagesQuery);
  const previewed = usePreviewedContent();
  return isSuccess ? <YourSite {...previewed} /> : null;
}
