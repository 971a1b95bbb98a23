import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What no story answers itself: modules of the dev server, whose requests the worker would ask the page about. */
const passModules = `addEventListener('fetch', (event) => {
  if (['font', 'script', 'style'].includes(event.request.destination)) event.stopImmediatePropagation();
});
`;

/**
 * Serves MSW's worker so that scripts, styles and fonts pass it by: a story loads hundreds of modules, and a twentieth
 * of the time of all stories went into asking about them.
 */
export const modulesPastWorker = (): Plugin => ({
  name: 'modules-past-worker',
  enforce: 'pre',
  configureServer({ middlewares }) {
    const worker = readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8');
    middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript').end(`${passModules}${worker}`);
    });
  },
});
