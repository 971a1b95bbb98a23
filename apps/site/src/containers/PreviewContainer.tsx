import type { PreviewNote } from '@vitrin/contract/rendering/rendering';
import { PreviewBand } from '@vitrin/ui/site/PreviewBand';

/** The module of the band, as the build names it: only pages that show drafts have it. */
export const previewModule = 'src/containers/PreviewContainer.tsx';

/** The band above a page that was opened by a preview link. */
export const previewBand = (note: PreviewNote) => <PreviewBand note={note} />;
