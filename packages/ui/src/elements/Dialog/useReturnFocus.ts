import { useRef } from 'react';

/**
 * Returns the focus to the element that had it when a pane opened, or to the element that `elsewhere` returns, if any.
 */
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
