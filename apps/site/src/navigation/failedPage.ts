import type { FoundPage, SiteRoutes } from './page.ts';

/** The result of loading a page. */
export type Outcome = FoundPage | { location: string; status: number };

/** The page that says what went wrong, at the address that failed. */
export async function standInPage({ failed }: SiteRoutes, status: number, data: unknown): Promise<FoundPage> {
  const { Component } = await failed.page();
  return { route: failed, overPicture: failed.overPicture, Component, data, status, failed: true };
}

/** What replaces a missing or failed page: a redirect, or a stand-in with suggestions. */
export async function failedPage(routes: SiteRoutes, status: number, path: string): Promise<Outcome> {
  if (status !== 404) return standInPage(routes, status, null);
  const lost = await routes.lost(path);
  return lost.movedTo === undefined
    ? standInPage(routes, status, lost)
    : { location: lost.movedTo, status: 301 };
}
