import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';

/**
 * A new page begins at its top or at its fragment, and going back restores its position. A reload is left to the browser.
 */
export function useScrollMemory(shown: Location): void {
  const places = useRef(new Map<string, number>());
  const last = useRef(shown);
  const way = useNavigationType();

  useEffect(() => {
    const { history } = window;
    const handOver = (): void => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', handOver);
    return () => window.removeEventListener('pagehide', handOver);
  }, []);

  useEffect(() => {
    const remember = (): void => {
      places.current.set(shown.key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [shown.key]);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before === shown) return;
    if (way === NavigationType.Pop) window.scrollTo(0, places.current.get(shown.key) ?? 0);
    else if (shown.hash !== '')
      document.getElementById(decodeURIComponent(shown.hash.slice(1)))?.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [shown, way]);
}
