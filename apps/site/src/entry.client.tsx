import '@vitejs/plugin-react/preamble';
import { fixed } from '@vitrin/contract/fixed';
import { viewLimits } from '@vitrin/contract/viewLimits';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RootContainer } from './containers/RootContainer.tsx';
import type { SiteApi } from './data.ts';
import { applyStyles } from './document/applyStyles.ts';
import { layWhole } from './document/layWhole.ts';
import { readDocumentParts } from './document/documentParts.ts';
import { PageRoot } from './document/PageRoot.tsx';
import { pressAgain } from './document/pressAgain.ts';
import { parsePageData } from './hydration.ts';
import { restorePage } from './navigation/restorePage.ts';
import { firstPlace } from './navigation/place.ts';
import { Places } from './navigation/Places.tsx';

const api: SiteApi = async () => {
  const [{ createBrowserClient }, { withRangesIn }] = await Promise.all([
    import('@vitrin/api-client/browser'),
    import('@vitrin/contract/text/yearRanges'),
  ]);
  const own = { host: import.meta.env.VITE_API_HOST ?? '' };
  return createBrowserClient({ ...(parts.api ?? own), finish: withRangesIn });
};

const parts = readDocumentParts(document);
if (keepsOwnTheme()) {
  void import('./document/ownTheme.ts').then((own) => own.showOwnTheme(document, parts.themeStyle));
}

const bringRoutes = async () => (await import('./routes.tsx')).createRoutes(api);
const { root, preview, ...read } = parsePageData(parts.hydrationJson);

/** The history entry keeps the router's state, by which the page's scroll position is remembered. */
const onRewrite = (address: string) => window.history.replaceState(window.history.state, '', address);

const bringRouter = async () =>
  (await import('./navigation/browserRouter.tsx')).browserRouter(preview !== undefined);

/**
 * Loads what the next page needs while the visitor's finger is still on its link; a failure is retried by the click.
 */
const prepareNext = async (href: string): Promise<void> => {
  const [{ preparePage }, routes] = await Promise.all([import('./navigation/loadPage.ts'), bringRoutes()]);
  await preparePage(routes, new URL(href, window.location.href).pathname);
};
const onIntent = (href: string): void => {
  prepareNext(href).catch(() => undefined);
};

const onHydrated = () => {
  pressAgain(document);
  // Previews and front ends of another API are not counted.
  if (root.siteInfo.countsVisits === true && preview === undefined && parts.api === undefined)
    countWhenIdle();
};

/** After everything that the page itself needs. */
function countWhenIdle(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(beginCounting);
  else setTimeout(beginCounting, 1_000);
}

function beginCounting(): void {
  void import('./countVisits.ts').then(({ countVisits }) => countVisits());
}

// Not awaited by the module itself: the page's module, which it loads, waits for it.
hydrate().catch((error: unknown) => {
  // Without its code the page stays as the server sent it. An entry of the history that was shown by an earlier page is
  // then loaded as a document.
  window.addEventListener('popstate', () => window.location.reload());
  throw error;
});

// The preloader belongs to the first view only, even if a later page mounts the frame anew.
setTimeout(() => {
  document.documentElement.dataset['seen'] = '';
}, viewLimits.preloaderMs);

async function hydrate(): Promise<void> {
  const [firstPage, , band] = await Promise.all([
    restorePage(parts.files.page, read),
    applyStyles(document),
    preview && import('./containers/PreviewContainer.tsx').then(({ previewBand }) => previewBand(preview)),
  ]);
  layWhole(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <PageRoot parts={parts} onHydrated={onHydrated}>
        <Places
          first={firstPlace(window)}
          bringRouter={bringRouter}
          onRewrite={onRewrite}
          onIntent={onIntent}
        >
          <RootContainer root={root} api={api} bringRoutes={bringRoutes} firstPage={firstPage} band={band} />
        </Places>
      </PageRoot>,
    );
  });
}

/** Rare enough to be loaded on demand: a reset of the colours that only this browser knows about. */
function keepsOwnTheme(): boolean {
  try {
    return localStorage.getItem(fixed.storageKeys.theme)?.includes('instead') === true;
  } catch {
    return false;
  }
}
