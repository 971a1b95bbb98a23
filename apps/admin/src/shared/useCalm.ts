import { useEffect, useState } from 'react';

/** A debounced value; the first value and an empty one take effect at once. */
export function useCalm(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
