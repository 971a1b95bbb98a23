import { isLayerEntry, keepLayerEntry } from '@vitrin/ui/elements/Link/layerHistory';
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { HeadProps } from '../head.tsx';
import { isInternal } from './pathOfLink.ts';
import {
  wholeAddress,
  firstPlace,
  isSamePage,
  isSamePlace,
  type Open,
  type NavigatorProps,
  type SitePlace,
  PlaceContext,
  type PlaceContextValue,
  type PlaceLocation,
} from './place.ts';

export type RouterProps = {
  /** Called with each place that the visitor navigates to. */
  onPlace: (place: SitePlace) => void;
  /** Called once navigation is possible. */
  onReady: (open: Open) => void;
};

/** What navigation needs and a first view does without. */
export type SiteRouter = {
  Router: ComponentType<RouterProps>;
  Navigator: ComponentType<NavigatorProps>;
  HeadTags: ComponentType<HeadProps>;
};

export type PlacesProps = {
  first: PlaceLocation;
  bringRouter: () => Promise<SiteRouter>;
  /** What writes the head of the first page; none in the browser, where the server has written it. */
  headTags?: ComponentType<HeadProps>;
  /** Rewrites the address of the visitor's history entry. */
  onRewrite: (address: string) => void;
  /** Called with a link that the visitor is about to follow. */
  onIntent?: (href: string) => void;
  children: ReactNode;
};

/** What the browser tells about the visitor's line; it stays up to date. */
const { connection } = navigator;

/** Whether the browser has measured less than its fastest class: some 700 kbit/s, with answers after 270 ms. */
const isSlowLine = (): boolean => /[23]/.test(connection?.effectiveType ?? '');

/** Events that show that a visitor is about to open a page. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Where the visitor is. The first page needs no router: it is loaded when somebody is about to open another page, and
 * reports every place from then on.
 */
export function Places(props: PlacesProps) {
  const { first, bringRouter, headTags, onRewrite, onIntent, children } = props;
  const [place, setPlace] = useState<SitePlace>({ location: first, way: 'POP' });
  const [{ Router, Navigator, HeadTags = headTags }, setRouter] = useState<Partial<SiteRouter>>({});
  const [bring] = useState(() => onceBrought(bringRouter, setRouter));
  const current = useRef(place.location);
  useEffect(() => {
    current.current = place.location;
  }, [place]);

  const { prepare, open, rewrite } = useMemo(() => {
    const begin = (): void => {
      bring.router().catch(() => undefined);
    };
    const opened: Open = async (to, options) => {
      // The page takes the history entry of the open menu instead of adding another, unless the visitor has gone back
      // while the router was loading.
      keepLayerEntry(window);
      const replaces = () =>
        options?.replace ?? (isLayerEntry(window) || to === wholeAddress(current.current));
      try {
        // On a slow line a document is there long before the router, its code and data, one after the other.
        if (!isSlowLine()) return await (await bring.router())(to, { replace: replaces() });
      } catch {
        // Without the router a link works as it does without JavaScript.
      }
      window.location[replaces() ? 'replace' : 'assign'](to);
    };
    const rewritten: PlaceContextValue['rewrite'] = (page, search) => {
      const now = current.current;
      if (!isSamePage(now, page)) return false;
      const location = { ...now, search };
      onRewrite(wholeAddress(location));
      setPlace((before) => ({ ...before, location }));
      return true;
    };
    return { prepare: begin, open: opened, rewrite: rewritten };
  }, [bring, onRewrite]);

  useEffect(() => {
    const ending = new AbortController();
    // Browsers take touches on the document as passive by themselves.
    const options = { signal: ending.signal };
    const intend = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      const href = link?.getAttribute('href') ?? '';
      if (!isInternal(href) || connection?.saveData || isSlowLine()) return;
      prepare();
      onIntent?.(href);
    };
    // A history entry of an earlier document, or a fragment, to which the browser scrolls by itself.
    const move = (): void => {
      const location = firstPlace(window);
      if (wholeAddress(location) === wholeAddress(current.current)) return;
      prepare();
      if (isSamePage(location, current.current)) setPlace({ location, way: 'POP' });
    };
    for (const intent of intents) document.addEventListener(intent, intend, options);
    window.addEventListener('popstate', move, options);
    return () => ending.abort();
  }, [prepare, onIntent]);

  const context = useMemo(
    () => ({ ...place, Navigator, HeadTags, open, prepare, rewrite }),
    [place, Navigator, HeadTags, open, prepare, rewrite],
  );
  return (
    <PlaceContext value={context}>
      {children}
      {Router && (
        <Router
          onPlace={(now) => setPlace((before) => (isSamePlace(before.location, now.location) ? before : now))}
          onReady={bring.ready}
        />
      )}
    </PlaceContext>
  );
}

type Go = Parameters<RouterProps['onReady']>[0];

/** Loads the router once, and waits until it can navigate; a failure is retried. */
function onceBrought(bringRouter: PlacesProps['bringRouter'], onBrought: (router: SiteRouter) => void) {
  let ready: ((go: Go) => void) | undefined;
  let brought: Promise<Go> | undefined;
  const begin = async (): Promise<Go> => {
    const canGo = new Promise<Go>((resolve) => {
      ready = resolve;
    });
    try {
      onBrought(await bringRouter());
    } catch (error) {
      brought = undefined;
      throw error;
    }
    return canGo;
  };
  return {
    router: (): Promise<Go> => {
      brought ??= begin();
      return brought;
    },
    ready: (go: Go): void => ready?.(go),
  };
}
