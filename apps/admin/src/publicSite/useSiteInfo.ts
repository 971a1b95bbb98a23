import { useQuery } from '@tanstack/react-query';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { client } from '../api.ts';
import { keys } from '../queryClient.ts';

/** The company's facts, once they have loaded; the frame works without them until then. */
export function useSiteInfo(): SiteInfo | undefined {
  const query = useQuery({
    queryKey: keys.siteInfo,
    queryFn: ({ signal }) => client.siteInfo.read({ signal }),
  });
  return query.data;
}
