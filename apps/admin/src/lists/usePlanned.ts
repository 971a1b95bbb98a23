import { skipToken, useQuery } from '@tanstack/react-query';
import { historyKinds } from '@vitrin/contract/history/history';
import { useMemo } from 'react';
import { client } from '../api.ts';
import { keys } from '../queryClient.ts';
import { useRole } from '../session/session.ts';

const { plans } = client;

/** When something happens next to a list’s entries that is planned, by their ids; nothing while that is not known. */
export function usePlanned({ key }: { key: readonly string[] }): ReadonlyMap<string, string> {
  const kind = historyKinds.find((each) => each === key[0]);
  const role = useRole();
  const { data } = useQuery({
    queryKey: [...keys.plans, kind],
    queryFn: plans ? ({ signal }) => plans.listAll({ query: { kind }, signal }) : skipToken,
    enabled: kind !== undefined && role !== 'author',
    staleTime: 0,
  });
  return useMemo(() => {
    const waiting = data?.filter(({ fault }) => fault === null) ?? [];
    // The next first: it stays.
    return new Map(waiting.toReversed().map(({ id, at }) => [id, at]));
  }, [data]);
}
