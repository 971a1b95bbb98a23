import { useEffect } from 'react';

/** Closes what covers the whole window when Back is pressed, since it leads to another page. */
export function useClosedByBack(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [open, onClose]);
}
