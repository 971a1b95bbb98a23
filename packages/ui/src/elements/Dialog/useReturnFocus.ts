import { useRef } from 'react';

const panes = '[role="dialog"], [role="alertdialog"]';

/** For each pane that has followed another one, the element that had the focus before both. */
const inherited = new WeakMap<EventTarget, Element>();

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
      const first = event.target && inherited.get(event.target);
      const own = first ?? opener.current;
      const next = document.activeElement?.closest(panes);
      if (!next) focusOn(elsewhere?.() ?? own);
      else if (own) inherited.set(next, own);
    },
  };
}

function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}
