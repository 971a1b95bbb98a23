import { type ComponentType, createContext, use, useEffect } from 'react';
import type { HeadProps } from '../head.tsx';
import type { BringRoutes, ShownPage } from './page.ts';

/** An address of the site and its entry in the visitor's history, with the router's names. */
export type PlaceLocation = { pathname: string; search: string; hash: string; key: string };

/** The address of a page without the fragment, for which the visitor's history has entries of their own. */
export type PageAddress = Pick<PlaceLocation, 'pathname' | 'search'>;

/** How the visitor came to a place; Back, Forward and a first page are `POP`. */
export type Way = 'POP' | 'PUSH' | 'REPLACE';

export type SitePlace = { location: PlaceLocation; way: Way };

/** Navigates to an address of the site. */
export type Open = (to: string, options?: { replace?: boolean }) => Promise<void>;

/** The page that is shown. */
export type CurrentPage = {
  location: PlaceLocation;
  /** The query of the page's address, which a longer list changes. */
  search: string;
  page: ShownPage;
  /** How often its data was asked for again. */
  reading: number;
};

export type NavigatorProps = {
  bringRoutes: BringRoutes;
  shown: CurrentPage;
  /** How often the page's data was to be asked for again. */
  reading: number;
  onShow: (shown: CurrentPage) => void;
  /** Called with the title of a page opened through a link. */
  onTitle: (title: string) => void;
};

export type PlaceContextValue = SitePlace & {
  /** What shows the page of another place; undefined until it has been loaded with the router. */
  Navigator: ComponentType<NavigatorProps> | undefined;
  /** What puts a page's facts into the document's head: on the server, and in the browser once pages can be opened. */
  HeadTags: ComponentType<HeadProps> | undefined;
  open: Open;
  /** Prepares for navigation. */
  prepare: () => void;
  /** Gives the current page another query; false if the visitor has left that page. */
  rewrite: (page: PageAddress, search: string) => boolean;
};

/** The router's key of a history entry that it has not made: a document's first one, or that of a fragment link. */
export const unnamed = 'default';

const nowhere: PlaceLocation = { pathname: '/', search: '', hash: '', key: unnamed };

export const PlaceContext = createContext<PlaceContextValue>({
  location: nowhere,
  way: 'POP',
  Navigator: undefined,
  HeadTags: undefined,
  open: async () => undefined,
  prepare: () => undefined,
  rewrite: () => false,
});

/** The current address, and how the visitor came to it. */
export const usePlace = (): PlaceContextValue => use(PlaceContext);

/** The query parameters of the current address. */
export const useSearch = (): URLSearchParams => new URLSearchParams(usePlace().location.search);

/** Redirects to another address, which replaces this one in the history. */
export function Onward({ to }: { to: string }): null {
  const { open } = usePlace();
  useEffect(() => {
    void open(to, { replace: true });
  }, [open, to]);
  return null;
}

/** The first place of a document: its address, and its history entry if a router has named it before. */
export function firstPlace({ location, history }: Window): PlaceLocation {
  const { pathname, search, hash } = location;
  const key: unknown = Reflect.get(Object(history.state), 'key');
  return { pathname, search, hash, key: typeof key === 'string' ? key : unnamed };
}

/** The address of a place as text. */
export const wholeAddress = ({ pathname, search, hash }: PlaceLocation): string => pathname + search + hash;

export const isSamePlace = (a: PlaceLocation, b: PlaceLocation): boolean =>
  a.key === b.key && wholeAddress(a) === wholeAddress(b);

export const isSamePage = (a: PageAddress, b: PageAddress): boolean =>
  a.pathname === b.pathname && a.search === b.search;
