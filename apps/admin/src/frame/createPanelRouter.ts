import { historySteps } from '@vitrin/ui/elements/Link/historySteps';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';

/** The router of the panel's addresses, behind what may take a step through the history first, such as a dialog. */
export function createPanelRouter(routes: RouteObject[]): ReturnType<typeof createBrowserRouter> {
  // Before the router adds its own: on the window, listeners are called in that order.
  window.addEventListener('popstate', (event) => historySteps.onStep?.(event));
  const router = createBrowserRouter(routes);
  historySteps.router = router;
  return router;
}
