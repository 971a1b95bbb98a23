import { hasAdditions } from '../api.ts';
import { figurePanel } from './figures.tsx';
import { referencePanel } from './references.tsx';
import { voicePanel } from './voices.tsx';
import { videoPanel } from './videos.tsx';
import { certificatePanel } from './certificates.tsx';
import { memberPanel } from './members.tsx';
import { postPanel } from './posts.tsx';
import { projectPanel } from './projects.tsx';
import { reasonPanel } from './reasons.tsx';
import { servicePanel } from './services.tsx';

/** Every kind of content with a list and a form of its own. */
export const panelKinds = [
  servicePanel,
  projectPanel,
  postPanel,
  memberPanel,
  reasonPanel,
  ...(hasAdditions ? [figurePanel, referencePanel, voicePanel, certificatePanel, videoPanel] : []),
] as const;
