import type { ShownPage, SiteRoutes } from './page.ts';

/** The outcome of loading a page. */
export type Outcome = ShownPage | { location: string; status: number };

/** The page that says what went wrong, at the address that failed. */
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
export const movedFor = (location: string): Outcome => ({ location, status: 301 });

/** The page of an address with data that was read before, by its route's place: for hydrating the HTML in the browser. */
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
