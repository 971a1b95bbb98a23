import { skipToken, useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';
import { keys } from '../queryClient.ts';

const { health: calls } = client;

/** Problems for the server's operator; empty for an API that reports no warnings. */
export function useServerWarnings(): readonly { code: string; message: string }[] {
  const health = useQuery({
    queryKey: keys.health,
    queryFn: calls ? ({ signal }) => calls.read({ signal }) : skipToken,
    retry: false,
  });
  return health.data?.warnings ?? [];
}
