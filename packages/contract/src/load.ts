/** The state of data that a screen loads; `T` is only available when it is ready. */
export type Load<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: string; retry: () => void }
  | { status: 'ready'; data: T };

/** Loaded data. */
export const ready = <T>(data: T): Load<T> => ({ status: 'ready', data });
