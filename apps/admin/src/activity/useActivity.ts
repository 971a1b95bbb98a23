import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { activityPage } from '@vitrin/contract/history/activity';
import type { ActivityView } from '@vitrin/ui/admin/ActivityScreen';
import { adminActivityText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { keys } from '../queryClient.ts';
import { grownList } from '../shared/grownList.ts';

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

  const { load, more } = grownList(query, adminActivityText);
  return { activity: load, more };
}
