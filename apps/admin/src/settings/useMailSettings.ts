import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailSettings, MailSettingsChange } from '@vitrin/contract/settings/mail';
import type { MailTestEnd } from '@vitrin/ui/admin/SettingsScreen';
import { adminMailText, adminSettingsText } from '@vitrin/ui/text/panelText';
import { client, ourClient } from '../api.ts';
import { knownReasonOf } from '../shared/reasonOf.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { outcomeOf } from './settingsOutcome.ts';

const { mail } = client;

async function test(to: string): Promise<MailTestEnd> {
  try {
    return await ourClient.mail.test({ body: { to } });
  } catch (error) {
    return { fault: 'unknown', why: knownReasonOf(error) };
  }
}

/** The mail settings, and functions that save and test them; loaded once its tab is open. */
export function useMailSettings(isOpen: boolean) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: keys.mail,
    queryFn: mail ? ({ signal }) => mail.read({ signal }) : skipToken,
    enabled: isOpen,
  });

  async function send(change: MailSettingsChange): Promise<MailSettings> {
    const saved = await ourClient.mail.save({ body: change });
    queries.setQueryData(keys.mail, saved);
    await queries.invalidateQueries({ queryKey: keys.passwordHelp });
    return saved;
  }

  const save = (change: MailSettingsChange, stored: MailSettings) =>
    outcomeOf(stored, [{ name: adminSettingsText.tabs.mail, done: send(change) }]);

  return { mail: mail ? loadOf(query, adminMailText.loadFailed) : undefined, save, test };
}
