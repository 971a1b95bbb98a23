import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';
import type { PersonalDataReport } from '@vitrin/contract/messages/personalData';
import type { PersonalDataCalls } from '@vitrin/ui/admin/SettingsScreen';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import { adminInboxText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { saveFile } from '../shared/saveFile.ts';

const { personalData: calls } = client;

/** The settings of visitors' data and their actions; loaded once its tab is open. */
export function usePersonalData(
  isOpen: boolean,
): ({ report: Load<PersonalDataReport> } & PersonalDataCalls) | undefined {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: keys.personalData,
    queryFn: calls ? ({ signal }) => calls.report({ signal }) : skipToken,
    enabled: isOpen,
  });
  if (calls === undefined) return undefined;
  return {
    report: loadOf(query, adminInboxText.personal.loadFailed),
    onKeep: async (months) => {
      try {
        queries.setQueryData(keys.personalData, await calls.keepFor({ body: { months } }));
        return true;
      } catch {
        return false;
      }
    },
    onFind: async (body) => {
      try {
        return await calls.find({ body });
      } catch {
        return undefined;
      }
    },
    onHand: async (body) => {
      try {
        const all = await calls.hand({ body });
        const file = new Blob([JSON.stringify(all, undefined, 2)], { type: 'application/json' });
        saveFile(file, `kisisel-veriler-${dayInIstanbul(new Date())}.json`);
        return true;
      } catch {
        return false;
      }
    },
    onErase: async (body) => {
      try {
        const done = await calls.erase({ body });
        await Promise.all(
          [keys.personalData, keys.allMessages, keys.messageFacts].map((queryKey) =>
            queries.invalidateQueries({ queryKey }),
          ),
        );
        return done;
      } catch {
        return undefined;
      }
    },
  };
}
