import { skipToken, useQuery } from '@tanstack/react-query';
import { historyKinds } from '@vitrin/contract/history/history';
import { useMemo } from 'react';
import { client } from '../../api.ts';

const { drafts } = client;

/** The ids of a list's entries that the user has drafts of; empty until loaded. */
export function useDrafted({ key }: { key: readonly string[] }): ReadonlySet<string> {
  const kind = historyKinds.find((each) => each === key[0]);
  const { data } = useQuery({
    queryKey: [...key, 'drafted'],
    queryFn: drafts ? ({ signal }) => drafts.listAll({ query: { kind }, signal }) : skipToken,
    enabled: kind !== undefined,
    // Drafts on other devices do not change any list, so nothing announces them.
    staleTime: 0,
  });
  return useMemo(() => new Set(data?.map(({ id }) => id)), [data]);
}
