import { useQuery } from '@tanstack/react-query';
import { YourSite } from '@vitrin/ui/admin/YourSite';
import { usePreviewedContent } from '../previewedSite/usePreviewedContent.ts';
import { pagesQuery } from '../settings/usePageSettings.ts';

/** The home page as it is stored; nothing until it is there, and nothing where it cannot be read. */
export function YourSiteContainer() {
  const { isSuccess } = useQuery(pagesQuery);
  const previewed = usePreviewedContent();
  return isSuccess ? <YourSite {...previewed} /> : null;
}
