/** The state of data that a screen gets from elsewhere; `T` is there only when it is ready. */
export type Load<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: string; retry: () => void }
  | { status: 'ready'; data: T };

/** Data that is there. */
export const ready = <T>(data: T): Load<T> => ({ status: 'ready', data });
