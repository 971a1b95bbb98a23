import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether a dialog is open on a subject at the moment of asking: when an answer arrives, the dialog may be about another
 * subject, closed, or gone along with its screen.
 */
export function useOpenOn(subject: string | undefined): (id: string) => boolean {
  const open = useRef<string>(undefined);
  useEffect(() => {
    open.current = subject;
    return () => {
      open.current = undefined;
    };
  }, [subject]);
  return useCallback((id: string) => open.current === id, []);
}
