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

/** The stand-in for a page that failed. */
export async function standInPage({ failed }: SiteRoutes, status: number, data: unknown): Promise<ShownPage> {
  const { Component } = await failed.page();
  return { route: failed, Component, data, status, failed: true };
}

/** What comes in place of a page that is missing or failed: where its address leads, or a stand-in with others near it. */
export async function failedPage(routes: SiteRoutes, status: number, path: string): Promise<Outcome> {
  if (status !== 404) return standInPage(routes, status, null);
  const lost = await routes.lost(path);
  return lost.movedTo === undefined ? standInPage(routes, status, lost) : movedFor(lost.movedTo);
}

/** An address that leads elsewhere for good. */
const movedFor = (location: string): Outcome => ({ location, status: 301 });

/** The page of an address with data that was read before: for hydrating the HTML in the browser. */
export async function restorePage(
  routes: SiteRoutes,
  pathname: string,
  read: Pick<ShownPage, 'data' | 'status' | 'failed'>,
): Promise<ShownPage> {
  if (read.failed) return standInPage(routes, read.status, read.data);
  const { route } = findRoute(routes, pathname);
  const { Component } = await route.page();
  return { ...read, route, Component };
}

/** Finds the page of a request and reads its data. Server and browser do the same. */
export async function loadPage(routes: SiteRoutes, request: Request): Promise<Outcome> {
  const { pathname } = new URL(request.url);
  const { route, params } = findRoute(routes, pathname);
  const { Component, loader } = await route.page();
  let status = 200;
  const answerWith: LoaderArgs['answerWith'] = (told) => {
    status = told;
  };
  try {
    const data = await loader({ params, request, answerWith });
    // The page says by itself that its entry is missing; its address may lead to another one.
    const movedTo = status === 404 ? (await routes.lost(pathname)).movedTo : undefined;
    if (movedTo !== undefined) return movedFor(movedTo);
    return { route, Component, data, status, failed: false };
  } catch (thrown) {
    const location = thrown instanceof Response ? thrown.headers.get('location') : null;
    if (location !== null) return { location, status: routeStatusOf(thrown) };
    if (!(thrown instanceof Response)) console.error(thrown);
    return failedPage(routes, routeStatusOf(thrown), pathname);
  }
}
