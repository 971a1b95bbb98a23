import { useSearchParams } from 'react-router-dom';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

/** The tab that the address names, guarded: another tab would drop what is unsaved in this one. */
export function useTabGuard(onLeave: () => void) {
  const [, setParams] = useSearchParams();
  const { leaving, setDirty } = useUnsavedGuard(onLeave);
  return {
    leaving,
    onTab: (tab: string) => setParams({ tab }, { replace: true }),
    onDirty: setDirty,
  };
}
