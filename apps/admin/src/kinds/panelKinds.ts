import { hasAdditions } from '../api.ts';
import { plainPanels } from './plainPanels.tsx';
import { videoPanel } from './videos.tsx';
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
  ...(hasAdditions ? [...plainPanels, videoPanel] : []),
] as const;
