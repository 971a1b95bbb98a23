import { type RefObject, useEffect, useRef, useState } from 'react';

type OpenSubmenu = {
  nav: RefObject<HTMLElement | null>;
  openLabel: string | undefined;
  setOpenLabel: (label: string | undefined) => void;
};

/** The open submenu; closed after navigation, or when a click or the focus goes elsewhere. */
export function useOpenSubmenu(currentPath: string): OpenSubmenu {
  const nav = useRef<HTMLElement>(null);
  const [openLabel, setOpenLabel] = useState<string>();
  const [pathWhenOpened, setPathWhenOpened] = useState(currentPath);

  if (pathWhenOpened !== currentPath) {
    setPathWhenOpened(currentPath);
    setOpenLabel(undefined);
  }

  useEffect(() => {
    if (openLabel === undefined) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && nav.current?.contains(event.target) === true) return;
      setOpenLabel(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    // Going back may lead to the page that is still shown while the next one loads: its path then never changes.
    const close = () => setOpenLabel(undefined);
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [openLabel]);

  return { nav, openLabel, setOpenLabel };
}
