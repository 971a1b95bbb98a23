import { matchRoutes } from 'react-router-dom';
import { routeStatusOf } from '../routeError.ts';
import { failedPage, type Outcome } from './failedPage.ts';
import type { LoaderArgs, RoutePage, SiteRoute, SiteRoutes } from './page.ts';

/** The route of an address with its parameters; the one for all others matches no line breaks. */
const findRoute = ({ pages }: SiteRoutes, pathname: string) => matchRoutes([...pages], pathname)?.[0];

/** The code of a page, including what it reads its data with: without either, a link opens a document. */
async function codeOf({ bringApi }: SiteRoutes, { page }: SiteRoute): Promise<RoutePage> {
  const [code] = await Promise.all([page(), bringApi()]);
  return code;
}

/** Finds the page of a request and reads its data. Server and browser do the same. */
export async function loadPage(routes: SiteRoutes, request: Request): Promise<Outcome> {
  const { pathname } = new URL(request.url);
  const found = findRoute(routes, pathname);
  if (found === undefined) return failedPage(routes, 404, pathname);
  const { route, params } = found;
  const { Component, loader } = await codeOf(routes, route);
  let status = 200;
  const answerWith: LoaderArgs['answerWith'] = (told) => {
    status = told;
  };
  try {
    const data = await loader({ params, request, answerWith });
    const { overPicture, stays } = route;
    return { route, overPicture, stays, Component, data, status, failed: false };
  } catch (thrown) {
    const location = thrown instanceof Response ? thrown.headers.get('location') : null;
    if (location !== null) return { location, status: routeStatusOf(thrown) };
    if (!(thrown instanceof Response)) console.error(thrown);
    return failedPage(routes, routeStatusOf(thrown), pathname);
  }
}

/** Loads the code of the page that a visitor is about to open. */
export async function preparePage(routes: SiteRoutes, pathname: string): Promise<void> {
  const found = findRoute(routes, pathname);
  if (found !== undefined) await codeOf(routes, found.route);
}
