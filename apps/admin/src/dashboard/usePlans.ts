import { useQuery } from '@tanstack/react-query';
import type { Plan } from '@vitrin/contract/drafts/plan';
import { client, ourClient } from '../api.ts';
import { keys } from '../queryClient.ts';
import { useRole } from '../session/session.ts';

/** All plans, the next one first; empty until loaded, on failure, and for authors, who have none. */
export function usePlans(): readonly Plan[] {
  const role = useRole();
  const { data = [] } = useQuery({
    queryKey: keys.plans,
    queryFn: ({ signal }) => ourClient.plans.listAll({ signal }),
    enabled: client.plans !== undefined && role !== 'author',
    staleTime: 0,
  });
  return data;
}
