import { useQuery } from '@tanstack/react-query';
import { LeadChart } from '@vitrin/ui/admin/LeadChart';
import { adminInboxText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';

/** The number of recent messages, over the API. */
export function LeadsContainer() {
  const query = useQuery({
    queryKey: [...keys.messageFacts, 'leads'],
    queryFn: ({ signal }) => ourClient.messages.leads({ signal }),
  });
  return <LeadChart leads={loadOf(query, adminInboxText.leads.loadFailed)} />;
}
