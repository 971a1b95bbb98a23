import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CommandEntry, CommandMenu } from '@vitrin/ui/admin/CommandMenu';
import { useNavigate } from 'react-router-dom';
import { panelKinds } from '../kinds/panelKinds.ts';
import { hasAdditions } from '../api.ts';
import { keys } from '../queryClient.ts';

export type CommandContainerProps = { open: boolean; onOpen: (open: boolean) => void };

/** The command menu over everything that the panel manages. */
export function CommandContainer(props: CommandContainerProps) {
  const queries = useQueryClient();
  const { data: entries = [] } = useQuery({
    queryKey: keys.commandEntries,
    queryFn: () => readAll(queries),
    enabled: props.open,
    // The query cache knows which lists are fresh: opening the menu reads the others again.
    staleTime: 0,
  });
  const navigate = useNavigate();
  return (
    <CommandMenu {...props} entries={entries} inbox={hasAdditions} onGo={(href) => void navigate(href)} />
  );
}

/** The entries of all kinds; those of a kind that cannot be read are left out. */
async function readAll(queries: QueryClient): Promise<CommandEntry[]> {
  const kinds = await Promise.allSettled(panelKinds.map(({ readEntries }) => readEntries(queries)));
  return kinds.flatMap((kind) => (kind.status === 'fulfilled' ? kind.value : []));
}
