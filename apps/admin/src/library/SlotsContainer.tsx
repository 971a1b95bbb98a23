import type { LibraryPicture } from '@vitrin/contract/files/library';
import { late } from '@vitrin/ui/admin/late';
import { usePreviewedContent } from '../publicSite/usePreviewedContent.ts';

/** The site's own pages are loaded once a focal point is being chosen. */
const Slots = late(async () => (await import('@vitrin/ui/admin/SlotPreviews')).SlotPreviews);

/** A picture in the site's crops, over the API. */
export function SlotsContainer({ picture }: { picture: LibraryPicture }) {
  return <Slots wanted picture={picture} {...usePreviewedContent()} />;
}
