import type { Leaving } from '@vitrin/ui/admin/saving';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

/** The tab that the address names, guarded: another tab would drop what is unsaved in this one. */
export function useTabGuard() {
  const [params, setParams] = useSearchParams();
  const guard = useUnsavedGuard();
  const { setDirty } = guard;
  const [dirty, setTabDirty] = useState(false);
  const [wanted, setWanted] = useState<string>();

  const tell = useCallback(
    (now: boolean) => {
      setDirty(now);
      setTabDirty(now);
    },
    [setDirty],
  );

  const open = (tab: string) => setParams({ tab }, { replace: true });
  const leaving: Leaving | undefined =
    wanted === undefined
      ? guard.leaving
      : {
          onLeave: () => {
            setWanted(undefined);
            open(wanted);
          },
          onStay: () => setWanted(undefined),
        };

  return {
    tab: params.get('tab') ?? undefined,
    leaving,
    onTab: (tab: string) => (dirty ? setWanted(tab) : open(tab)),
    onDirty: tell,
  };
}
