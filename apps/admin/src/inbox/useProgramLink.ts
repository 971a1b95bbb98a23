import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser hands a link over to another program, as for e-mail and phone. */
function opensProgram(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.href !== '' && !/^https?:$/.test(link.protocol);
}

/**
 * Whether a link to another program is being followed. It leaves the page as it is, but browsers announce it like one
 * that closes the page: nobody should be asked about unfinished work then.
 */
export function useProgramLink(): boolean {
  const [isFollowed, setFollowed] = useState(false);
  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      if (!opensProgram(target)) return;
      // The browser announces it right after this event.
      flushSync(() => setFollowed(true));
      setTimeout(() => setFollowed(false));
    }
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, []);
  return isFollowed;
}
