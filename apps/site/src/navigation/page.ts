import type { FoundEntry } from '@vitrin/contract/search/found';
import { type ComponentType, createContext, use } from 'react';

/** The arguments of a page's loader. */
export type LoaderArgs = {
  /** The parameters of the route, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
  /** Gives the page an HTTP status other than 200, although it is shown. */
  answerWith: (status: 404 | 422 | 429 | 503) => void;
};

/** Loads what a page needs. It throws a redirect or a `pageError` if there is no page to show. */
export type Loader = (args: LoaderArgs) => Promise<unknown>;

/** The exports of a page's module: its component, and its loader. */
export type RoutePage = { Component: ComponentType; loader: Loader };

/** A route of the site; its page's code is loaded when first needed. */
export type SiteRoute = {
  path: string;
  page: () => Promise<RoutePage>;
  /** The page's module by its name in Vite's manifest, so that its files are linked from the first HTML. */
  module: string;
  /**
   * A module whose code loads later, while the first HTML already contains its output: its styles are needed at once.
   */
  styledBy?: string | undefined;
  /** The page starts with a wide picture that extends under the header. */
  overPicture: boolean;
  /** The page stays mounted when only its query changes, as it has a field that somebody may be typing in. */
  stays?: boolean | undefined;
};

/** All routes, and the page that replaces a missing or failed one. */
export type SiteRoutes = {
  pages: readonly SiteRoute[];
  /** Loads the code with which every page reads its data. */
  bringApi: () => Promise<unknown>;
  failed: SiteRoute;
  /** Looks up a path without a page; never rejects. */
  lost: (path: string) => Promise<LostPath>;
};

/** What a path without a page redirects to, or suggestions. */
export type LostPath = {
  near: readonly FoundEntry[];
  /** The page that the path redirects to. */
  movedTo?: string | undefined;
};

/** Brings the routes, whose code a first page does without. */
export type BringRoutes = () => Promise<SiteRoutes>;

/** A loaded page. */
export type ShownPage = Pick<SiteRoute, 'overPicture' | 'stays'> & {
  Component: ComponentType;
  data: unknown;
  status: number;
  /** Whether it is the stand-in of a page that could not be shown. */
  failed: boolean;
};

/** A page as its address was found to lead to it. */
export type FoundPage = ShownPage & { route: SiteRoute };

/** The current page, how to reload it, and how to extend its list. */
export type PageContextValue = Pick<ShownPage, 'data' | 'status'> & {
  reload: () => void;
  /** Loads the data of the same page at another query; undefined if there is no loader. */
  readAt: (search: string) => Promise<unknown>;
  /** Shows the page with the data of another query. */
  show: (data: unknown, search: string) => void;
};

export const PageContext = createContext<PageContextValue>({
  data: undefined,
  status: 200,
  reload: () => undefined,
  readAt: async () => undefined,
  show: () => undefined,
});

/** The data that the page's loader returned. */
export function useLoaderData<L extends Loader>(): Awaited<ReturnType<L>>;
export function useLoaderData(): unknown {
  return use(PageContext).data;
}

/** The HTTP status of the current page. */
export const usePageStatus = (): number => use(PageContext).status;

/** Loads the page's data again. */
export const useReload = (): (() => void) => use(PageContext).reload;
