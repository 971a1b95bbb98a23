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
    const ending = new AbortController();
    const { signal } = ending;
    const close = () => setOpenLabel(undefined);
    const closeOutside = ({ target }: Event) => {
      if (nav.current?.contains(target instanceof Node ? target : null) !== true) close();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    // Going back may lead to the page that is still shown while the next one loads: its path then never changes.
    window.addEventListener('popstate', close, { signal });
    return () => ending.abort();
  }, [openLabel]);

  return { nav, openLabel, setOpenLabel };
}
