import { useQuery } from '@tanstack/react-query';
import { ActivityScreen, type ActivityView } from '@vitrin/ui/admin/ActivityScreen';
import { useState } from 'react';
import { ourClient } from '../api.ts';
import { keys } from '../queryClient.ts';
import { useActivity } from './useActivity.ts';

/** The activity log, over the API. */
export function ActivityContainer() {
  const [view, setView] = useState<ActivityView>({ user: '', kind: undefined, day: '' });
  const { activity, more } = useActivity(view);
  const people = useQuery({
    queryKey: [...keys.users, 'accounts'],
    queryFn: ({ signal }) => ourClient.users.listAll({ signal }),
  });
  return (
    <ActivityScreen
      activity={activity}
      view={view}
      people={(people.data ?? []).map(({ id, fullName, email }) => ({ id, name: fullName || email }))}
      onView={setView}
      onMore={more}
    />
  );
}
