import { hasAdditions } from '../api.ts';
import { addedPlainPanels, plainPanels } from './plainPanels.tsx';
import { postPanel } from './posts.tsx';
import { projectPanel } from './projects.tsx';
import { servicePanel } from './services.tsx';

/** Every kind of content with a list and a form of its own. */
export const panelKinds = [
  servicePanel,
  projectPanel,
  postPanel,
  ...plainPanels,
  ...(hasAdditions ? addedPlainPanels : []),
] as const;
