import { useRef } from 'react';

const panes = '[role="dialog"], [role="alertdialog"]';

/** The element that had the focus before a pane that another one has followed. */
let before: Element | null = null;

/**
 * Returns the focus to the element that had it when a pane opened, or to the element that `elsewhere` returns, if any;
 * a pane that has followed keeps it, and what was typed there is not selected.
 */
export function useReturnFocus(elsewhere?: () => HTMLElement | null | undefined) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const own = opener.current === document.body ? before : opener.current;
      if (document.activeElement?.closest(panes)) before = own;
      else focusOn(elsewhere?.() ?? own);
    },
  };
}

function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}
