import type { MouseEvent } from 'react';

/** The props of a link that opens a picture or a PDF enlarged, and without JavaScript as a file. */
export const enlarging = (file: string, onEnlarge: () => void) =>
  ({
    href: file,
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent): void => {
      // With a modifier key the file itself opens, in a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onEnlarge();
    },
  }) as const;
