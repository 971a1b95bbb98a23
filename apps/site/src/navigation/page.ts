import type { FoundEntry } from '@vitrin/contract/search/found';
import { type ComponentType, createContext, use } from 'react';

/** The arguments of a page's loader. */
export type LoaderArgs = {
  /** The parts of the address that the route names, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
  /** Gives the page an HTTP status other than 200, although it is shown. */
  answerWith: (status: 404 | 422 | 429 | 503) => void;
};

/** Reads what a page needs. It throws a redirect or a `pageError` where there is no page to show. */
export type Loader = (args: LoaderArgs) => Promise<unknown>;

/** The exports of a page's module: its component, and its loader. */
export type RoutePage = { Component: ComponentType; loader: Loader };

/** A route of the site; its page's code is fetched when it is first needed. */
export type SiteRoute = {
  path: string;
  page: () => Promise<RoutePage>;
  /** The page's module as Vite's manifest names it, so that its files are linked from the first HTML. */
  module: string;
  /** A module whose code comes later, while the first HTML has what it shows: the rules for it are needed at once. */
  styledBy?: string | undefined;
  /** The page opens with a wide picture that lies under the header. */
  overPicture: boolean;
};

/** All addresses, and the page that stands in for one that is missing or failed. */
export type SiteRoutes = {
  pages: readonly SiteRoute[];
  failed: SiteRoute;
  /** What there is for a path without a page; it never rejects. */
  lost: (path: string) => Promise<LostPath>;
};

/** What there is for a path without a page. */
export type LostPath = {
  near: readonly FoundEntry[];
  /** The page that the path leads to now. */
  movedTo?: string | undefined;
};

/** A loaded page. */
export type ShownPage = {
  route: SiteRoute;
  Component: ComponentType;
  data: unknown;
  status: number;
  /** It is the stand-in of a page that could not be shown. */
  failed: boolean;
};

/** The loaded page in view, how to reload it, and how it becomes longer. */
export type PageContextValue = Pick<ShownPage, 'data' | 'status'> & {
  reload: () => void;
  /** Reads the data of the same page at another query of its address; nothing where there is none. */
  readAt: (search: string) => Promise<unknown>;
  /** Shows the page with other data, which is that of another query. */
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

/** The HTTP status of the page in view. */
export const usePageStatus = (): number => use(PageContext).status;

/** Reads the page's data again. */
export const useReload = (): (() => void) => use(PageContext).reload;
