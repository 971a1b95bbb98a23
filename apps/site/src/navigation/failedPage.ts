import type { ShownPage, SiteRoutes } from './page.ts';

/** The result of loading a page. */
export type Outcome = ShownPage | { location: string; status: number };

/** The page that says what went wrong, at the address that failed. */
export async function standInPage({ failed }: SiteRoutes, status: number, data: unknown): Promise<ShownPage> {
  const { Component } = await failed.page();
  return { route: failed, Component, data, status, failed: true };
}

/** What replaces a missing or failed page: a redirect, or a stand-in with suggestions. */
export async function failedPage(routes: SiteRoutes, status: number, path: string): Promise<Outcome> {
  if (status !== 404) return standInPage(routes, status, null);
  const lost = await routes.lost(path);
  return lost.movedTo === undefined ? standInPage(routes, status, lost) : movedFor(lost.movedTo);
}

/** A permanent redirect. */
export const movedFor = (location: string): Outcome => ({ location, status: 301 });

/**
 * The page of an address with data that was read before, by its route's index: for hydrating the HTML in the browser.
 */
export async function restorePage(
  routes: SiteRoutes,
  at: number,
  read: Pick<ShownPage, 'data' | 'status' | 'failed'>,
): Promise<ShownPage> {
  const route = routes.pages[at];
  if (read.failed || route === undefined) return standInPage(routes, read.status, read.data);
  const { Component } = await route.page();
  return { ...read, route, Component };
}
