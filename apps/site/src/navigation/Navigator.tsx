import { useEffect, useState } from 'react';
import { changePage } from './changePage.ts';
import { loadPage } from './loadPage.ts';
import { pageKey } from './pageKey.ts';
import { createPageMemory, wholePage } from './pageMemory.ts';
import { type NavigatorProps, type PlaceLocation, usePlace, wholeAddress } from './place.ts';
import { useOwnHead } from './useOwnHead.ts';
import { useNewPageTitle } from './useNewPageTitle.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/**
 * Shows the page of the address, and keeps the last one until the next has been found. A page is identified by its path
 * and the part of its list: any other change of the query is left to the page. A page that the visitor returns to is
 * shown with all of its data if possible, since its scroll position may be far down.
 */
export function Navigator({ bringRoutes, shown, reading, onShow, onTitle }: NavigatorProps): null {
  const { location: wanted, way, open } = usePlace();
  const [kept] = useState(createPageMemory);
  const key = pageKey({ pathname: shown.location.pathname, search: shown.search });
  const found = key === pageKey(wanted) && shown.reading === reading;
  const [shownPlace, setShownPlace] = useState(found ? wanted : shown.location);
  // A page is left where it is, with its fragment, until the next one is there.
  if (found && shownPlace !== wanted) setShownPlace(wanted);
  useEffect(() => {
    if (found) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const back = way === 'POP' && shown.reading === reading;
    const load = async (): Promise<void> => {
      const address = new URL(wanted.pathname + wanted.search, window.location.href);
      const before = back ? kept.of(wanted) : undefined;
      const outcome = before ?? (await loadPage(await bringRoutes(), new Request(address, { signal })));
      if (signal.aborted) return;
      if ('location' in outcome) {
        await open(outcome.location, { replace: true });
        return;
      }
      const whole = wholePage(outcome);
      // Data that arrives quickly spares the visitor a page of placeholders.
      const page = await Promise.race([whole, after(back ? patienceMs.back : patienceMs.onwards, outcome)]);
      if (!signal.aborted)
        changePage(() => onShow({ location: wanted, search: wanted.search, page, reading }), wanted.pathname);
    };
    load().catch(() => {
      // The code of the page cannot be loaded, perhaps because another build has replaced it.
      if (!signal.aborted) openDocument(wanted);
    });
    return () => controller.abort();
  }, [found, wanted, way, bringRoutes, open, kept, shown.reading, reading, onShow]);

  // A parameter that the page does not read is gone, or new: it is the same page at another address.
  useEffect(() => {
    if (found && shown.search !== wanted.search) onShow({ ...shown, search: wanted.search });
  }, [found, shown, wanted.search, onShow]);

  useEffect(() => {
    void kept.keep({ ...shown.location, search: shown.search }, shown.page);
  }, [kept, shown]);

  useOwnHead();
  useScrollMemory(shownPlace);
  useNewPageFocus(shown.location);
  useNewPageTitle(shown.location, onTitle);
  return null;
}

/** Opens a place that the address already names as without JavaScript. */
function openDocument(place: PlaceLocation): void {
  // With a fragment the same address would only scroll; otherwise a reload would keep the position of the page before.
  if (place.hash === '') window.location.replace(wholeAddress(place));
  else window.location.reload();
}

/**
 * How long the previous page stays while the data of the next is loading: longer on the way back, to a place that may be
 * far down a page, but not for as long as an API does not respond.
 */
const patienceMs = { onwards: 250, back: 1_000 };

const after = <T,>(ms: number, value: T): Promise<T> =>
  new Promise((done) => {
    setTimeout(done, ms, value);
  });

/** After a navigation the page's content gets the focus, so that screen readers start there. */
function useNewPageFocus(shown: PlaceLocation): void {
  const [first] = useState(shown);
  useEffect(() => {
    const main = document.querySelector('main');
    // A page may focus a field of its own, and one that stays has a field that somebody may be typing in.
    if (shown === first || shown.hash !== '' || main?.querySelector('input:focus')) return;
    main?.focus({ preventScroll: true });
  }, [shown, first]);
}
