import type { HydrationState } from 'react-router-dom';
import { statusOf } from './routeError.ts';

/** The loaders' data of a rendered page, in the form that goes into its HTML. */
export type PageData = {
  loaderData: Record<string, unknown>;
  /** What came of a form that was posted without JavaScript. */
  actionData: Record<string, unknown> | null;
  errorStatuses: Record<string, number> | null;
};

/** What the browser's router needs, out of what the server's router knows. Errors keep nothing but their status. */
export const pageDataOf = (context: {
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  errors: Record<string, unknown> | null;
}): PageData => ({
  loaderData: context.loaderData,
  actionData: context.actionData,
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
    actionData: data.actionData,
    errors:
      data.errorStatuses &&
      Object.fromEntries(Object.entries(data.errorStatuses).map(([route, status]) => [route, { status }])),
  };
}

const isPageData = (data: unknown): data is PageData =>
  typeof data === 'object' &&
  data !== null &&
  'loaderData' in data &&
  'actionData' in data &&
  'errorStatuses' in data;
