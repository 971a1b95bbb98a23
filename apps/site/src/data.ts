import type { ApiClient } from '@vitrin/api-client/client';
import type { Load } from '@vitrin/contract/load';
import { createContext, useEffect, useState } from 'react';
import { type LoaderArgs, useReload } from './navigation/page.ts';

/** Provides the API's client; in browsers its code is loaded when a navigation first needs it. */
export type SiteApi = () => Promise<ApiClient>;

/** The API, for pages that call it when the visitor does something. */
export const SiteApiContext = createContext<SiteApi>(() => Promise.reject(new Error('No API')));

/** The result of a call, in a form that can be serialised into the page's data. */
export type Settled<T> = { ok: true; data: T } | { ok: false; status: number; message: string };

/** What a loader passes to a container: the result of a call (server), or a pending call (browser navigation). */
export type ReadSource<T> = Settled<T> | Promise<Settled<T>>;

/** Makes a page a 503 whose main content the server could not read: it is shown, and kept and indexed by nobody. */
export function requireRead(of: ReadSource<unknown>, { answerWith }: LoaderArgs): void {
  if (!(of instanceof Promise) && !of.ok) answerWith(503);
}

/** The state of a source in the form that screens expect; retrying loads the page's data again. */
export function useLoad<T>(from: ReadSource<T>): Load<T> {
  const reload = useReload();
  const settled = useSettled(from);
  if (settled === undefined) return { status: 'loading' };
  if (settled.ok) return { status: 'ready', data: settled.data };
  return { status: 'failed', error: settled.message, retry: reload };
}

/** The result of a source, or undefined while it is pending. */
export function useSettled<T>(from: ReadSource<T>): Settled<T> | undefined {
  const [ended, setEnded] = useState<{ from: ReadSource<T>; settled: Settled<T> }>();
  useEffect(() => {
    if (!(from instanceof Promise)) return undefined;
    let current = true;
    const wait = async (): Promise<void> => {
      const settled = await from;
      if (current) setEnded({ from, settled });
    };
    void wait();
    return () => {
      current = false;
    };
  }, [from]);
  if (!(from instanceof Promise)) return from;
  return ended?.from === from ? ended.settled : undefined;
}
