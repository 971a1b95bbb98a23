import { type ComponentType, useEffect, useState } from 'react';
import { bringCode } from './bringCode.ts';

/** The pause before failed code is requested again. */
const againMs = 2_000;

/** Resolves when the screen is there. */
let untilSettled: () => Promise<void> = () => Promise.resolve();

const codes: { load: () => Promise<unknown> }[] = [];

/** Sets the condition that late code waits for: the screen has loaded its data, and the browser is idle. */
export function bringLateAfter(settled: () => Promise<void>): void {
  untilSettled = settled;
}

/** Code that no screen needs at first; `loaded` once it is there. */
export type LateCode<Code> = { loaded: Code | undefined; load: () => Promise<Code> };

/** Names code that comes later. */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  const loadOnce = bringCode(load);
  const code: LateCode<Code> = {
    loaded: undefined,
    load: async () => {
      code.loaded = await loadOnce();
      return code.loaded;
    },
  };
  codes.push(code);
  return code;
}

/** Loads all late code that is named so far: stories are about the screen that has it. */
export async function loadLate(): Promise<void> {
  await Promise.all(codes.map((code) => code.load()));
}

/**
 * Late code, once it has loaded. It is loaded once the screen has its data, so that it is available if the server is
 * unreachable when it is needed; if it is wanted earlier, at once, and with retries.
 */
export function useLate<Code>(code: LateCode<Code>, wanted: boolean): Code | undefined {
  // Code may be a function, which a state would call.
  const [here, setHere] = useState(() => ({ loaded: code.loaded }));
  const isHere = here.loaded !== undefined;

  useEffect(() => {
    if (isHere) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function bring() {
      if (left) return;
      try {
        const loaded = await code.load();
        if (!left) setHere({ loaded });
      } catch {
        if (!left) timer = setTimeout(() => void bring(), againMs);
      }
    }
    if (wanted) void bring();
    else void untilSettled().then(bring);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [code, isHere, wanted]);

  return here.loaded;
}

export type LateProps = {
  /** It is needed now. */
  wanted: boolean;
};

/** A part of the panel that no screen shows at first; until its code is there, it shows nothing. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LateProps> {
  const code = lateCode(load);
  return function Late(props) {
    const Part = useLate(code, props.wanted);
    return Part && <Part {...props} />;
  };
}
