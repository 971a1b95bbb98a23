import type { LibraryPicture } from '@vitrin/contract/files/library';
import { late } from '@vitrin/ui/admin/late';
import { usePreviewedContent } from '../previewedSite/usePreviewedContent.ts';

/** The site's own pages come once somebody chooses what of a picture stays in sight. */
const Slots = late(async () => (await import('@vitrin/ui/admin/SlotPreviews')).SlotPreviews);

/** A picture where the site cuts it, over the API. */
export function SlotsContainer({ picture }: { picture: LibraryPicture }) {
  return <Slots wanted picture={picture} {...usePreviewedContent()} />;
}
