import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the page containing an element is scrolled further than a distance: pixels, or a share of the viewport's
 * height. The element determines the window, since a preview has its own.
 */
export function useScrolledPast(
  element: RefObject<HTMLElement | null>,
  distance: { pixels: number } | { screens: number },
): boolean {
  const [past, setPast] = useState(false);
  const pixels = 'pixels' in distance ? distance.pixels : undefined;
  const screens = 'screens' in distance ? distance.screens : 0;

  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView ?? window;
    const look = () => setPast(view.scrollY > (pixels ?? screens * view.innerHeight));
    look();
    view.addEventListener('scroll', look, { passive: true });
    return () => view.removeEventListener('scroll', look);
  }, [element, pixels, screens]);

  return past;
}
