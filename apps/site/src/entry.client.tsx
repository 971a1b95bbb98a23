import '@vitejs/plugin-react/preamble';
import { limits } from '@vitrin/contract/limits';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import type { SiteApi } from './data.ts';
import { readDocumentParts } from './document/documentParts.ts';
import { PageRoot } from './document/PageRoot.tsx';
import { parseHydration } from './hydration.ts';
import { createRoutes } from './routes.tsx';

const api: SiteApi = async () => {
  const { createBrowserClient } = await import('@vitrin/api-client/browser');
  return createBrowserClient({ host: import.meta.env['VITE_API_HOST'] ?? '' });
};

const routes = createRoutes(api);
const parts = readDocumentParts(document);

// The lazy routes of this address come first, so that the first render here equals the server's.
await Promise.all(
  (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);

const router = createBrowserRouter(routes, { hydrationData: parseHydration(parts.hydrationJson) });

startTransition(() => {
  hydrateRoot(
    document,
    <PageRoot assets={null} parts={parts}>
      <RouterProvider router={router} />
    </PageRoot>,
  );
});

// The preloader belongs to the first view alone, also where a later page builds the frame anew.
setTimeout(() => {
  document.documentElement.dataset['seen'] = '';
}, limits.preloaderMs);
