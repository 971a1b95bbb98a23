import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '@vitrin/contract/limits';
import type { VersionedThing } from '@vitrin/ui/admin/HistoryScreen';
import { adminHistoryText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { keys } from '../queryClient.ts';
import { grownList } from '../shared/grownList.ts';
import { isGone } from '../shared/reasonOf.ts';

const size = limits.panelVersions;

/** The versions of a subject, newest first, and a function that loads older ones. */
export function useVersions(subject: VersionedThing) {
  const { kind, id } = subject;
  const query = useInfiniteQuery({
    queryKey: [...keys.list('history'), kind, id],
    queryFn: ({ pageParam, signal }) =>
      ourClient.history.list({
        params: { kind, id },
        query: { pageSize: size, ...(pageParam !== '' && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < size ? undefined : page.at(-1)?.id),
    // It may just have been saved elsewhere in the panel.
    staleTime: 0,
  });

  const { loadFailed, olderFailed: moreFailed } = adminHistoryText;
  const { load, more } = grownList(query, { loadFailed, moreFailed });
  return { versions: load, gone: isGone(query.error), more };
}
