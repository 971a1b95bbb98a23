import { useRef } from 'react';

/** Gives the focus back to what had it when a pane opened, or to `elsewhere` where that names an element. */
export function useReturnFocus(elsewhere?: () => HTMLElement | null | undefined) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const next = elsewhere?.() ?? opener.current;
      if (next instanceof HTMLElement) next.focus();
    },
  };
}
