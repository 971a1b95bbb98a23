import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailSettingsChange } from '@vitrin/contract/settings/mail';
import type { MailTestEnd, SettingsOutcome } from '@vitrin/ui/admin/SettingsScreen';
import { adminMailText, adminSettingsText } from '@vitrin/ui/text/panelText';
import { client, hasAdditions } from '../api.ts';
import { knownReasonOf } from '../shared/reasonOf.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { outcomeOf } from './settingsOutcome.ts';

async function test(to: string): Promise<MailTestEnd> {
  try {
    return await client.mail.test({ body: { to } });
  } catch (error) {
    return { fault: 'unknown', why: knownReasonOf(error) };
  }
}

/** How letters are sent, what saves it and what tests it; read once its tab is open. */
export function useMailSettings(isOpen: boolean) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: keys.mail,
    queryFn: ({ signal }) => client.mail.read({ signal }),
    enabled: hasAdditions && isOpen,
  });

  async function send(change: MailSettingsChange): Promise<void> {
    queries.setQueryData(keys.mail, await client.mail.save({ body: change }));
    await queries.invalidateQueries({ queryKey: keys.passwordHelp });
  }

  const save = (change: MailSettingsChange): Promise<SettingsOutcome> =>
    outcomeOf([
      {
        name: adminSettingsText.tabs.mail,
        done: send(change),
      },
    ]);

  return { mail: hasAdditions ? loadOf(query, adminMailText.loadFailed) : undefined, save, test };
}
