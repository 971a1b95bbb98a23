import { specifiedCalls } from '@vitrin/contract/additions';
import type { ContentGroup } from '@vitrin/contract/kinds/contentKinds';
import { hasAdditions } from '../api.ts';
import type { PanelKind } from './panelKind.tsx';
import { plainPanels } from './plainPanels.tsx';
import { postPanel } from './posts.tsx';
import { projectPanel } from './projects.tsx';
import { servicePanel } from './services.tsx';

/** Every kind of content with a list and a form of its own. */
export const kindsWithForms = {
  services: servicePanel,
  projects: projectPanel,
  posts: postPanel,
  ...plainPanels,
} as const satisfies Readonly<Record<Exclude<ContentGroup, 'gallery'>, PanelKind>>;

/** Those that the API has calls about. */
export const panelKinds: readonly PanelKind[] = Object.entries(kindsWithForms)
  .filter(([kind]) => hasAdditions || kind in specifiedCalls)
  .map(([, panel]) => panel);
