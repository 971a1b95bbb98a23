import { skipToken, useQuery } from '@tanstack/react-query';
import type { Plan } from '@vitrin/contract/drafts/plan';
import { client } from '../api.ts';
import { keys } from '../queryClient.ts';
import { useRole } from '../session/session.ts';

const { plans } = client;

/** All plans, the next one first; empty until loaded, on failure, and for authors, who have none. */
export function usePlans(): readonly Plan[] {
  const role = useRole();
  const { data = [] } = useQuery({
    queryKey: keys.plans,
    queryFn: plans ? ({ signal }) => plans.listAll({ signal }) : skipToken,
    enabled: role !== 'author',
    staleTime: 0,
  });
  return data;
}
