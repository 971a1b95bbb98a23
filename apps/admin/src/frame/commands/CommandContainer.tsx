import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { CommandMenu, type CommandMenuProps } from '@vitrin/ui/admin/CommandMenu';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { client } from '../../api.ts';
import { useCalm } from '../../shared/useCalm.ts';
import { keys } from '../../queryClient.ts';
import { useRole } from '../../session/session.ts';
import { findEntries } from './findEntries.ts';

export type CommandContainerProps = Pick<CommandMenuProps, 'opened' | 'onClose' | 'onLogout'>;

/** The debounce of the search, in milliseconds. */
const typingMs = 150;

/** The command menu over everything that the panel manages. */
export function CommandContainer(props: CommandContainerProps) {
  const queries = useQueryClient();
  const role = useRole();
  const [typed, setTyped] = useState('');
  const search = useCalm(typed.trim(), typingMs);
  const {
    data: entries = [],
    isError,
    isPending,
    isPlaceholderData,
  } = useQuery({
    queryKey: keys.commandEntries(search),
    queryFn: () => findEntries(queries, search, role),
    enabled: props.opened === 'commands' && search !== '',
    placeholderData: keepPreviousData,
    // The lists are read again by themselves.
    retry: false,
    // The query cache knows which lists are fresh: a new search loads the others again.
    staleTime: 0,
  });
  const isSearching = typed.trim() !== search || ((isPending || isPlaceholderData) && search !== '');
  const navigate = useNavigate();
  return (
    <CommandMenu
      {...props}
      entries={entries}
      unsure={isSearching ? 'searching' : isError ? 'failed' : undefined}
      inbox={client.messages !== undefined}
      role={role}
      onSearch={setTyped}
      onGo={(href) => void navigate(href)}
    />
  );
}
