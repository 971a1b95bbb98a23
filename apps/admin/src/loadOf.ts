import type { UseQueryResult } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';

/** A query as screens take it; `failure` is what the panel says when there is nothing to show. */
export function loadOf<T>(query: UseQueryResult<T>, failure: string): Load<T> {
  if (query.data !== undefined) return { status: 'ready', data: query.data };
  if (query.isError && !query.isFetching) {
    return { status: 'failed', error: failure, retry: () => void query.refetch() };
  }
  return { status: 'loading' };
}
