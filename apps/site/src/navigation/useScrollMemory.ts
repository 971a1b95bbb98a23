import { useEffect, useLayoutEffect, useRef } from 'react';
import { isSamePage, type PlaceLocation, unnamed, usePlace } from './place.ts';

const storageKey = 'places';

/** The last places of a visit are enough; visitors do not go further back than this. */
const mostPlaces = 50;

/** Scroll actions of a visitor: from then on the position is theirs. */
const wishes = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * A new page starts at its top or at its fragment, and going back restores its position. A reload is left to the
 * browser.
 */
export function useScrollMemory(shown: PlaceLocation): void {
  const places = useRef<Map<string, number>>(undefined);
  const last = useRef(shown);
  const { way } = usePlace();

  useEffect(() => {
    const { history } = window;
    const takeOver = (): void => {
      history.scrollRestoration = 'manual';
    };
    const handOver = (): void => {
      history.scrollRestoration = 'auto';
      storePlaces(places.current);
    };
    // A scroll event comes a frame late: it must not give an old page the position of the new one, so the key is that
    // of the page in the document at that time.
    const remember = (): void => {
      places.current ??= storedPlaces();
      places.current.set(nameOf(last.current), window.scrollY);
    };
    takeOver();
    // The page may have been scrolled before this code was loaded.
    remember();
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('pageshow', takeOver, { signal });
    window.addEventListener('pagehide', handOver, { signal });
    window.addEventListener('scroll', remember, { signal, passive: true });
    // A link may lead on before the event of the last scroll has come.
    window.addEventListener('click', remember, { signal, capture: true });
    return () => ending.abort();
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = shown;
    // A page whose list was extended keeps its position.
    if (before === shown || nameOf(before) === nameOf(shown)) return undefined;
    places.current ??= storedPlaces();
    const within = isSamePage(before, shown);
    // To the router a fragment link looks like Back. Some browsers have scrolled by now, others are about to.
    const jumps = within && shown.key === unnamed && shown.hash !== '';
    if (way === 'POP' && !jumps) {
      const place = places.current.get(nameOf(shown));
      // Within a page from before this code was loaded, the browser scrolls by itself.
      return within && place === undefined ? undefined : scrollToPlace(place ?? 0);
    }
    if (shown.hash === '') window.scrollTo(0, 0);
    else scrollToFragment(shown.hash);
    return undefined;
  }, [shown, way]);
}

/** The first entry of every document and those of fragment links have the same key. */
const nameOf = ({ key, pathname, hash }: PlaceLocation): string => `${key} ${pathname}${hash}`;

function scrollToFragment(hash: string): void {
  try {
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  } catch {
    // The address was truncated or made up.
  }
}

/** Scrolls to a position, repeatedly while the page is still growing; returns a function that gives up. */
function scrollToPlace(place: number): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = (): void => ending.abort();
  const go = (): void => {
    window.scrollTo(0, place);
    const room = document.documentElement.scrollHeight - window.innerHeight;
    if (room >= place) end();
  };
  const growth = new ResizeObserver(go);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const wish of wishes) window.addEventListener(wish, end, { signal, passive: true });
  growth.observe(document.body);
  go();
  return end;
}

/** The positions of this visit from before the document was reloaded. */
function storedPlaces(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPlace) : []);
  } catch {
    return new Map();
  }
}

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

function storePlaces(places: ReadonlyMap<string, number> | undefined): void {
  if (places === undefined) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-mostPlaces)));
  } catch {
    // Without storage, or with a full one, positions last as long as the document.
  }
}
