import type { PreviewNote } from '@vitrin/contract/rendering/rendering';
import { PreviewBand } from '@vitrin/ui/site/PreviewBand';

/** The module of the band, by its name in the build: only previews load it. */
export const previewModule = 'src/containers/PreviewContainer.tsx';

/** The band above a page that was opened by a preview link. */
export const previewBand = (note: PreviewNote) => <PreviewBand note={note} />;
