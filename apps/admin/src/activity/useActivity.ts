import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { activityPage } from '@vitrin/contract/history/activity';
import type { Load } from '@vitrin/contract/load';
import type { ActivityView, ListedActivity } from '@vitrin/ui/admin/ActivityScreen';
import { adminActivityText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { keys } from '../queryClient.ts';
import { tellFailure } from '../shared/tellFailure.ts';

/** The activity log, newest first, and a function that loads older entries. */
export function useActivity({ user, kind, day }: ActivityView) {
  const asked = {
    ...(user !== '' && { user }),
    ...(kind !== undefined && { kind }),
    ...(day !== '' && { day }),
  };
  const query = useInfiniteQuery({
    queryKey: [...keys.activity, asked],
    queryFn: ({ pageParam, signal }) =>
      ourClient.activity.list({
        query: { ...asked, ...(pageParam !== '' && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < activityPage ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
    // Other people add entries meanwhile.
    staleTime: 0,
  });

  async function more(): Promise<void> {
    const { isFetchNextPageError } = await query.fetchNextPage();
    if (isFetchNextPageError) tellFailure(adminActivityText.moreFailed, () => void more());
  }

  return { activity: loadOf(), more: () => void more() };

  function loadOf(): Load<ListedActivity> {
    if (query.data !== undefined) {
      const data = {
        items: query.data.pages.flat(),
        more: query.hasNextPage,
        reading: query.isFetchingNextPage,
      };
      return { status: 'ready', data };
    }
    if (query.isError && !query.isFetching)
      return { status: 'failed', error: adminActivityText.loadFailed, retry: () => void query.refetch() };
    return { status: 'loading' };
  }
}
