import { skipToken, useQuery } from '@tanstack/react-query';
import { historyKinds } from '@vitrin/contract/history/history';
import { useMemo } from 'react';
import { client } from '../api.ts';

const { drafts } = client;

/** The ids of a list’s entries that one has a draft of; none while that is not known. */
export function useDrafted({ key }: { key: readonly string[] }): ReadonlySet<string> {
  const kind = historyKinds.find((each) => each === key[0]);
  const { data } = useQuery({
    queryKey: [...key, 'drafted'],
    queryFn: drafts ? ({ signal }) => drafts.listAll({ query: { kind }, signal }) : skipToken,
    enabled: kind !== undefined,
    // What is typed elsewhere changes no list, so that nobody tells of it.
    staleTime: 0,
  });
  return useMemo(() => new Set(data?.map(({ id }) => id)), [data]);
}
