import type { HydrationState } from 'react-router-dom';
import { statusOf } from './routeError.ts';

/** The loaders' data of a rendered page, in the form that goes into its HTML. */
export type PageData = { loaderData: Record<string, unknown>; errorStatuses: Record<string, number> | null };

/** What the browser's router needs, out of what the server's router knows. Errors keep nothing but their status. */
export const pageDataOf = (context: {
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
}): PageData => ({
  loaderData: context.loaderData,
  errorStatuses:
    context.errors &&
    Object.fromEntries(Object.entries(context.errors).map(([route, error]) => [route, statusOf(error)])),
});

/** The router's first state, from the page's JSON. */
export function parseHydration(json: string): HydrationState {
  const data: unknown = JSON.parse(json);
  if (!isPageData(data)) return {};
  return {
    loaderData: data.loaderData,
    errors:
      data.errorStatuses &&
      Object.fromEntries(Object.entries(data.errorStatuses).map(([route, status]) => [route, { status }])),
  };
}

const isPageData = (data: unknown): data is PageData =>
  typeof data === 'object' && data !== null && 'loaderData' in data && 'errorStatuses' in data;
