import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { bringCode } from './bringCode.ts';
import { whenSettled } from './whenSettled.ts';

/** The pause after which code that could not be loaded is asked for again. */
const againMs = 2_000;

export type LateProps = {
  /** It is needed now: its code is asked for at once, and as often as it takes. */
  wanted: boolean;
};

/**
 * A part of the panel that no screen shows at first. Its code comes once the screen is there, so that it is at hand
 * where the server is away when it is needed; until then it shows nothing.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LateProps> {
  const loadOnce = bringCode(load);
  let loaded: ComponentType<Props> | undefined;
  return function Late(props) {
    const { wanted } = props;
    const [Part, setPart] = useState(() => loaded);
    const queries = useQueryClient();
    const isHere = Part !== undefined;

    useEffect(() => {
      if (isHere) return undefined;
      let left = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      async function bring() {
        try {
          loaded = await loadOnce();
          if (!left) setPart(() => loaded);
        } catch {
          if (!left) timer = setTimeout(() => void bring(), againMs);
        }
      }
      if (wanted) void bring();
      else void whenSettled(queries).then(() => (left ? undefined : bring()));
      return () => {
        left = true;
        clearTimeout(timer);
      };
    }, [isHere, wanted, queries]);

    return Part && <Part {...props} />;
  };
}
