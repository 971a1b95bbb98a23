import type { KeyboardEvent } from 'react';

/** A focus trap: keeps the Tab key within a dialog's buttons and links, wrapping around. */
export function keepTab(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const onEdge = at === -1 || at === (event.shiftKey ? 0 : buttons.length - 1);
  if (!onEdge) return;
  event.preventDefault();
  buttons.at(event.shiftKey ? -1 : 0)?.focus();
}
