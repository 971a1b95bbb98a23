import { skipToken, useQuery } from '@tanstack/react-query';
import { historyKinds } from '@vitrin/contract/history/history';
import { useMemo } from 'react';
import { client } from '../../api.ts';
import { keys } from '../../queryClient.ts';
import { useRole } from '../../session/session.ts';

const { plans } = client;

/** The next planned action on a list's entries, by id; empty until loaded. */
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
    // The earliest last, so that it wins.
    return new Map(waiting.toReversed().map(({ id, at }) => [id, at]));
  }, [data]);
}
