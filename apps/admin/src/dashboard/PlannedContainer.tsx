import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { Plan } from '@vitrin/contract/drafts/plan';
import { PlannedList } from '@vitrin/ui/admin/PlannedList';
import { ourClient } from '../api.ts';
import { historyPlace } from '../history/historyPlace.ts';
import { keys } from '../queryClient.ts';

const hrefOf = ({ kind, id }: Plan): string =>
  kind === 'settings'
    ? adminPaths.settings(id)
    : (historyPlace(kind, id)?.back.href ?? adminPaths.dashboard());

/** Planned publications, over the API; empty until they are loaded, and on failure. */
export function PlannedContainer() {
  const { data = [] } = useQuery({
    queryKey: keys.plans,
    queryFn: ({ signal }) => ourClient.plans.listAll({ signal }),
    staleTime: 0,
  });
  return <PlannedList plans={data} hrefOf={hrefOf} />;
}
