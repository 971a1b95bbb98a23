import type { ReadSource, Settled } from './data.ts';

/** Turns a call into one that never rejects. `status` is 0 without a response. */
export async function settle<T>(call: Promise<T>): Promise<Settled<T>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
    return {
      ok: false,
      status: typeof status === 'number' ? status : 0,
      message: error instanceof Error ? error.message : '',
    };
  }
}

/** On the server a page waits for its data; in the browser it is shown at once and filled in as data arrives. */
export async function source<T>(call: Promise<T>): Promise<{ of: ReadSource<T> }> {
  const settled = settle(call);
  return { of: import.meta.env.SSR ? await settled : settled };
}

/** Whether the API refused a read: there is no such page, and trying again does not help. */
export const isMissing = (of: ReadSource<unknown> | undefined): boolean =>
  !(of instanceof Promise) && of?.ok === false && of.status >= 400 && of.status < 500 && of.status !== 429;
