import { matchRoutes } from 'react-router-dom';
import { routeStatusOf } from '../routeError.ts';
import type { LoaderArgs, ShownPage, SiteRoutes } from './page.ts';

/** The outcome of loading a page. */
export type Outcome = ShownPage | { location: string; status: number };

/** The route of an address with the parts that it names. */
function findRoute({ pages }: SiteRoutes, pathname: string) {
  const match = matchRoutes([...pages], pathname)?.[0];
  if (match === undefined) throw new Error(`No route for ${pathname}`);
  return match;
}

/** The stand-in for a page that is missing or failed. */
export async function failedPage({ failed }: SiteRoutes, status: number): Promise<ShownPage> {
  const { Component } = await failed.page();
  return { route: failed, Component, data: null, status, failed: true };
}

/** The page of an address with data that was read before: for hydrating the HTML in the browser. */
export async function restorePage(
  routes: SiteRoutes,
  pathname: string,
  read: Pick<ShownPage, 'data' | 'status' | 'failed'>,
): Promise<ShownPage> {
  if (read.failed) return failedPage(routes, read.status);
  const { route } = findRoute(routes, pathname);
  const { Component } = await route.page();
  return { ...read, route, Component };
}

/** Finds the page of a request and reads its data. Server and browser do the same. */
export async function loadPage(routes: SiteRoutes, request: Request): Promise<Outcome> {
  const { route, params } = findRoute(routes, new URL(request.url).pathname);
  const { Component, loader } = await route.page();
  let status = 200;
  const answerWith: LoaderArgs['answerWith'] = (told) => {
    status = told;
  };
  try {
    const data = await loader({ params, request, answerWith });
    return { route, Component, data, status, failed: false };
  } catch (thrown) {
    const location = thrown instanceof Response ? thrown.headers.get('location') : null;
    if (location !== null) return { location, status: routeStatusOf(thrown) };
    if (!(thrown instanceof Response)) console.error(thrown);
    return failedPage(routes, routeStatusOf(thrown));
  }
}
