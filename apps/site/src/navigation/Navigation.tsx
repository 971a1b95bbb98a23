import { type ComponentType, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { pageNumber } from '../listPart.ts';
import { failedPage, loadPage } from './loadPage.ts';
import { PageContext, type ShownPage, type SiteRoutes } from './page.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { useNewPageTitle } from './useNewPageTitle.ts';
import { useScrollMemory } from './useScrollMemory.ts';

export type SiteNavigationProps = {
  routes: SiteRoutes;
  /** The page of the address that the visitor came to. */
  firstPage: ShownPage;
  /** What stands around a page. */
  frame: ComponentType<FrameProps>;
};

/** The page in the frame, the path that it was found at, the title to announce, and its content. */
export type FrameProps = { page: ShownPage; path: string; announcement: string; children: ReactNode };

/**
 * Shows the page of the address, and keeps the last one until the next has been found. A page is identified by its
 * path and the page of its list: any other change of the query is left to the page.
 */
export function SiteNavigation(props: SiteNavigationProps) {
  const { routes, firstPage, frame: Frame } = props;
  const wanted = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState({ location: wanted, page: firstPage, reading: 0 });
  const [reading, setReading] = useState(0);

  const found = isSamePage(shown.location, wanted) && shown.reading === reading;
  useEffect(() => {
    if (found) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      const address = new URL(wanted.pathname + wanted.search, window.location.href);
      const outcome = await loadPage(routes, new Request(address, { signal }));
      if (signal.aborted) return;
      if ('location' in outcome) await navigate(outcome.location, { replace: true });
      else startTransition(() => setShown({ location: wanted, page: outcome, reading }));
    };
    void load();
    return () => controller.abort();
  }, [found, wanted, routes, navigate, reading]);

  useScrollMemory(found ? wanted : shown.location);
  useNewPageFocus(shown.location);
  const announcement = useNewPageTitle(shown.location);

  const { page } = shown;
  const context = useMemo(
    () => ({ data: page.data, status: page.status, reload: () => setReading((count) => count + 1) }),
    [page.data, page.status],
  );
  const standIn = async (status: number): Promise<void> => {
    const failed = await failedPage(routes, status);
    setShown({ ...shown, page: failed });
  };
  return (
    <PageContext value={context}>
      <Frame page={page} path={shown.location.pathname} announcement={announcement}>
        <PageBoundary
          key={`${shown.location.key} ${shown.reading} ${page.failed}`}
          onFail={(status) => void standIn(status)}
        >
          <page.Component />
        </PageBoundary>
      </Frame>
    </PageContext>
  );
}

const isSamePage = (a: Location, b: Location): boolean =>
  a.pathname === b.pathname &&
  pageNumber(new URLSearchParams(a.search)) === pageNumber(new URLSearchParams(b.search));

/** After a navigation the page's content gets the focus, so that screen readers begin there. */
function useNewPageFocus(shown: Location): void {
  const [first] = useState(shown);
  useEffect(() => {
    if (shown !== first && shown.hash === '') document.querySelector('main')?.focus({ preventScroll: true });
  }, [shown, first]);
}
