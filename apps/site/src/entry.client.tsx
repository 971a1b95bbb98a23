import '@vitejs/plugin-react/preamble';
import { fixed, limits } from '@vitrin/contract/limits';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { RootContainer } from './containers/RootContainer.tsx';
import type { SiteApi } from './data.ts';
import { applyStyles } from './document/applyStyles.ts';
import { readDocumentParts } from './document/documentParts.ts';
import { PageRoot } from './document/PageRoot.tsx';
import { pressAgain } from './document/pressAgain.ts';
import { parsePageData } from './hydration.ts';
import { restorePage } from './navigation/loadPage.ts';
import { createRoutes } from './routes.tsx';

const api: SiteApi = async () => {
  const { createBrowserClient } = await import('@vitrin/api-client/browser');
  return createBrowserClient(parts.api ?? { host: import.meta.env['VITE_API_HOST'] ?? '' });
};

const parts = readDocumentParts(document);
if (keepsOwnTheme()) {
  void import('./document/ownTheme.ts').then((own) => own.showOwnTheme(document, parts.themeStyle));
}

const routes = createRoutes(api);
const { root, preview, ...read } = parsePageData(parts.hydrationJson);
const [firstPage, , band] = await Promise.all([
  restorePage(routes, window.location.pathname, read),
  applyStyles(document),
  preview && import('./containers/PreviewContainer.tsx').then(({ previewBand }) => previewBand(preview)),
]);

const onHydrated = () => pressAgain(document);

startTransition(() => {
  hydrateRoot(
    document,
    <PageRoot styles={[]} parts={parts} onHydrated={onHydrated}>
      <BrowserRouter>
        <RootContainer root={root} routes={routes} firstPage={firstPage} band={band} />
      </BrowserRouter>
    </PageRoot>,
  );
});

// The preloader belongs to the first view only, even if a later page mounts the frame anew.
setTimeout(() => {
  document.documentElement.dataset['seen'] = '';
}, limits.preloaderMs);

/** Rare enough to be loaded on demand: a reset of the colours that only this browser knows of. */
function keepsOwnTheme(): boolean {
  try {
    return localStorage.getItem(fixed.storageKeys.theme)?.includes('instead') === true;
  } catch {
    return false;
  }
}
