import { useEffect, useState } from 'react';

/** A value once it has not changed for a while; at once where it is the first or becomes empty. */
export function useCalm(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
