import type { UseQueryResult } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';

/** A query as a `Load`; `failure` is the message when there is nothing to show. */
export function loadOf<T>(query: UseQueryResult<T>, failure: string): Load<T> {
  if (query.data !== undefined) return { status: 'ready', data: query.data };
  if (query.isError && !query.isFetching) {
    return { status: 'failed', error: failure, retry: () => void query.refetch() };
  }
  return { status: 'loading' };
}
