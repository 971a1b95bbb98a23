import type { KeyboardEvent } from 'react';

/** Enter applies what a row of the editor holds, without sending the form around it; Escape leaves the row alone. */
export function takeRowKey(event: KeyboardEvent, apply: () => void, cancel: () => void): void {
  if (event.key === 'Enter') {
    event.preventDefault();
    apply();
  } else if (event.key === 'Escape') {
    event.stopPropagation();
    cancel();
  }
}
