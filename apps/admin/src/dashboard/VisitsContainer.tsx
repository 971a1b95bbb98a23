import { useQuery, useQueryClient } from '@tanstack/react-query';
import { VisitsCard } from '@vitrin/ui/admin/VisitsCard';
import { adminVisitsText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { keys } from '../queryClient.ts';
import { useRole } from '../session/session.ts';
import { tellFailure } from '../shared/tellFailure.ts';

/** The visit counter, over the API; empty until it is loaded, and on failure. */
export function VisitsContainer() {
  const queries = useQueryClient();
  const isOwner = useRole() === 'owner';
  const { data } = useQuery({
    queryKey: keys.visits,
    queryFn: ({ signal }) => ourClient.visits.read({ signal }),
  });
  if (data === undefined) return null;

  async function change(counting: boolean) {
    try {
      queries.setQueryData(keys.visits, await ourClient.visits.save({ body: { counting } }));
    } catch {
      tellFailure(adminVisitsText.switchFailed);
    }
  }

  return <VisitsCard report={data} onSwitch={isOwner ? (counting) => void change(counting) : undefined} />;
}
