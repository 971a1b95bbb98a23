import { CommandMenu } from '@vitrin/ui/admin/CommandMenu';
import { useNavigate } from 'react-router-dom';
import { useCommandEntries } from '../useCommandEntries.ts';

export type CommandContainerProps = { open: boolean; onOpen: (open: boolean) => void };

/** The command menu over everything that the panel manages. */
export function CommandContainer(props: CommandContainerProps) {
  const entries = useCommandEntries(props.open);
  const navigate = useNavigate();
  return <CommandMenu {...props} entries={entries} onGo={(href) => void navigate(href)} />;
}
