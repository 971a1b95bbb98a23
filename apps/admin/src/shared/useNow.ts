import { useEffect, useState } from 'react';

const minute = 60_000;

/** The current time, updated every minute, so that "5 minutes ago" stays correct on an open page. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
