import type { MouseEvent } from 'react';

/** Whether a click with a modifier key opens the file itself, in a new tab or window. */
export const asksForFile = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
