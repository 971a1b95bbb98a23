import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import type { VersionedThing, ListedVersions } from '@vitrin/ui/admin/HistoryScreen';
import { adminHistoryText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { keys } from '../queryClient.ts';
import { isGone } from '../shared/reasonOf.ts';
import { tellFailure } from '../shared/tellFailure.ts';

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

  async function more(): Promise<void> {
    const { isFetchNextPageError } = await query.fetchNextPage();
    if (isFetchNextPageError) tellFailure(adminHistoryText.olderFailed, () => void more());
  }

  return {
    versions: loadOf(),
    gone: isGone(query.error),
    more: () => void more(),
  };

  function loadOf(): Load<ListedVersions> {
    if (query.data !== undefined) {
      const data = {
        items: query.data.pages.flat(),
        more: query.hasNextPage,
        reading: query.isFetchingNextPage,
      };
      return { status: 'ready', data };
    }
    if (query.isError && !query.isFetching)
      return { status: 'failed', error: adminHistoryText.loadFailed, retry: () => void query.refetch() };
    return { status: 'loading' };
  }
}
