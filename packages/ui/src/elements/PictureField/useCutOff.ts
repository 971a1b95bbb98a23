import { useEffect, useEffectEvent } from 'react';

/** Reports a chosen picture that lacks a part of its pixels: browsers show such a file without saying so. */
export function useCutOff(file: File | undefined, onCutOff: () => void): void {
  const report = useEffectEvent(onCutOff);
  useEffect(() => {
    if (file === undefined) return undefined;
    let isOver = false;
    async function look(chosen: File) {
      const { isCutOff } = await import('./isCutOff.ts');
      if ((await isCutOff(chosen)) && !isOver) report();
    }
    // If the file cannot be read any more, saving tells.
    look(file).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [file]);
}
