import { useEffect, useState } from 'react';

/** True once the page is scrolled further than a distance: pixels, or a share of the window's height. */
export function useScrolledPast(distance: { pixels: number } | { screens: number }): boolean {
  const [past, setPast] = useState(false);
  const pixels = 'pixels' in distance ? distance.pixels : undefined;
  const screens = 'screens' in distance ? distance.screens : 0;

  useEffect(() => {
    const look = () => setPast(window.scrollY > (pixels ?? screens * window.innerHeight));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels, screens]);

  return past;
}
