import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { changePage } from './changePage.ts';
import { createPageMemory, wholePage } from './pageMemory.ts';
import { failedPage, type Outcome } from './failedPage.ts';
import { PageContext, type ShownPage, type SiteRoutes } from './page.ts';
import { pageKey } from './pageKey.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { type PlaceLocation, usePlace } from './place.ts';
import { useNewPageTitle } from './useNewPageTitle.ts';
import { useSearchKey } from './useSearchKey.ts';
import { useScrollMemory } from './useScrollMemory.ts';

export type SiteNavigationProps = {
  routes: SiteRoutes;
  /** The page of the address that the visitor came to. */
  firstPage: ShownPage;
  /** The frame around a page. */
  frame: ComponentType<FrameProps>;
};

/** The page in the frame, its path, the title to announce, and its content. */
export type FrameProps = { page: ShownPage; path: string; announcement: string; children: ReactNode };

/**
 * Shows the page of the address, and keeps the last one until the next has been found. A page is identified by its path
 * and the part of its list: any other change of the query is left to the page. A page that the visitor returns to is
 * shown with all of its data, since its scroll position may be far down.
 */
export function SiteNavigation(props: SiteNavigationProps) {
  const { routes, firstPage, frame: Frame } = props;
  const { location: wanted, way, open, rewrite } = usePlace();
  const [kept] = useState(createPageMemory);
  const [shown, setShown] = useState({ location: wanted, page: firstPage, reading: 0, key: pageKey(wanted) });
  const [reading, setReading] = useState(0);

  const found = shown.key === pageKey(wanted) && shown.reading === reading;
  useEffect(() => {
    if (found) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const back = way === 'POP' && shown.reading === reading;
    const load = async (): Promise<void> => {
      const address = new URL(wanted.pathname + wanted.search, window.location.href);
      const before = back ? kept.of(wanted.key) : undefined;
      const outcome = before ?? (await readPage(routes, new Request(address, { signal })));
      if (signal.aborted) return;
      if ('location' in outcome) {
        await open(outcome.location, { replace: true });
        return;
      }
      const whole = wholePage(outcome);
      // Data that arrives quickly spares the visitor a page of placeholders.
      const page = back ? await whole : await Promise.race([whole, after(patienceMs, outcome)]);
      if (!signal.aborted)
        changePage(
          () => setShown({ location: wanted, page, reading, key: pageKey(wanted) }),
          wanted.pathname,
        );
    };
    void load();
    return () => controller.abort();
  }, [found, wanted, way, routes, open, kept, shown.reading, reading]);

  useEffect(() => {
    void kept.keep(shown.location.key, shown.page);
  }, [kept, shown]);

  useSearchKey();
  useScrollMemory(found ? wanted : shown.location);
  useNewPageFocus(shown.location);
  const announcement = useNewPageTitle(shown.location);

  const { page } = shown;
  const context = useMemo(
    () => ({
      data: page.data,
      status: page.status,
      reload: () => setReading((count) => count + 1),
      readAt: async (search: string): Promise<unknown> => {
        const address = new URL(shown.location.pathname + search, window.location.href);
        const outcome = await readPage(routes, new Request(address));
        return 'location' in outcome || outcome.failed ? undefined : outcome.data;
      },
      show: (data: unknown, search: string) => {
        if (!rewrite(shown.location, search)) return;
        const key = pageKey({ ...shown.location, search });
        setShown((now) => ({ ...now, page: { ...now.page, data }, key }));
      },
    }),
    [page.data, page.status, shown.location, routes, rewrite],
  );
  const standIn = async (status: number): Promise<void> => {
    const failed = await failedPage(routes, status, shown.location.pathname);
    if ('location' in failed) void open(failed.location, { replace: true });
    else setShown({ ...shown, page: failed });
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

/** The code that finds a page is loaded with the first navigation. */
async function readPage(routes: SiteRoutes, request: Request): Promise<Outcome> {
  const { loadPage } = await import('./loadPage.ts');
  return loadPage(routes, request);
}

/** How long the previous page stays while the data of the next is loading. */
const patienceMs = 250;

const after = <T,>(ms: number, value: T): Promise<T> =>
  new Promise((done) => {
    setTimeout(done, ms, value);
  });

/** After a navigation the page's content gets the focus, so that screen readers start there. */
function useNewPageFocus(shown: PlaceLocation): void {
  const [first] = useState(shown);
  useEffect(() => {
    const main = document.querySelector('main');
    // A page may focus a field of its own.
    if (shown === first || shown.hash !== '' || main?.contains(document.activeElement) === true) return;
    main?.focus({ preventScroll: true });
  }, [shown, first]);
}
