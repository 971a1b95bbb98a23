import type { KeyboardEvent } from 'react';

/** Enter applies a row of the editor without submitting the surrounding form; Escape closes the row. */
export function takeRowKey(event: KeyboardEvent, apply: () => void, cancel: () => void): void {
  if (event.key === 'Enter') {
    event.preventDefault();
    apply();
  } else if (event.key === 'Escape') {
    event.stopPropagation();
    cancel();
  }
}
