import { adminSettingsText } from '../../../text/panelText.ts';
import type { PreviewPages } from '../PreviewPane/PreviewPane.tsx';
import type { PageKey } from './PublicPage.tsx';

/** The selection of the page that a preview shows. */
export const pageChoice = (
  keys: readonly PageKey[],
  value: PageKey,
  onChoose: (page: PageKey) => void,
): PreviewPages<PageKey> => ({
  segments: keys.map((key) => ({ value: key, label: adminSettingsText.pages[key] })),
  value,
  onChoose,
});

/** An address as a browser displays it; only the host for the home page. */
export const addressOf = (host: string, path: string): string => (path === '/' ? host : `${host}${path}`);
