import { type ComponentType, useEffect, useState } from 'react';
import { bringCode } from './bringCode.ts';

/** The delay before a failed import is retried. */
const againMs = 2_000;

/** Resolves once the screen has loaded. */
let untilSettled: () => Promise<void> = () => Promise.resolve();

const codes: { load: () => Promise<unknown> }[] = [];

/** Sets the condition that late code waits for: the screen has loaded its data, and the browser is idle. */
export function bringLateAfter(settled: () => Promise<void>): void {
  untilSettled = settled;
}

/** Code that no screen needs initially; `loaded` is set once it has loaded. */
export type LateCode<Code> = { loaded: Code | undefined; load: () => Promise<Code> };

/** Registers code that is loaded later. */
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

/** Loads all late code registered so far: stories are about screens that have it. */
export async function loadLate(): Promise<void> {
  await Promise.all(codes.map((code) => code.load()));
}

/**
 * Late code, once it has loaded. Loading starts when the screen has its data, so that the code is available even if the
 * server is unreachable when it is needed; if it is wanted earlier, it loads immediately, with retries.
 */
export function useLate<Code>(code: LateCode<Code>, wanted: boolean): Code | undefined {
  // Code may be a function, which `useState` would call.
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
  /** Whether it is needed now. */
  wanted: boolean;
};

/** A component that no screen shows initially; renders nothing until its code has loaded. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LateProps> {
  const code = lateCode(load);
  return function Late(props) {
    const Part = useLate(code, props.wanted);
    return Part && <Part {...props} />;
  };
}
