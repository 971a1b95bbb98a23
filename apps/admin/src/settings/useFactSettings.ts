import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';
import type { PrivacyNotice } from '@vitrin/contract/pages/privacy';
import type { SiteInfo, SiteInfoChange } from '@vitrin/contract/settings/siteInfo';
import type { ContactSettings, SettingsOutcome } from '@vitrin/ui/admin/SettingsScreen';
import { adminSettingsText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { outcomeOf } from './settingsOutcome.ts';

const { siteInfo: factCalls, privacy: noticeCalls } = client;

/** The company's facts and the privacy notice, and functions that save them. */
export function useFactSettings() {
  const queries = useQueryClient();
  const siteInfo = loadOf(
    useQuery({ queryKey: keys.siteInfo, queryFn: ({ signal }) => factCalls.read({ signal }) }),
    adminSettingsText.loadFailed,
  );
  const privacy = loadOf(
    useQuery({
      queryKey: keys.privacy,
      queryFn: async ({ signal }) => noticeCalls?.read({ signal }) ?? null,
    }),
    adminSettingsText.loadFailed,
  );

  const saveFacts = async (body: SiteInfoChange) => {
    queries.setQueryData(keys.siteInfo, await factCalls.save({ body }));
  };

  /** Facts and notice are two calls; if one fails, saving again sends both again. */
  const saveContact = ({ privacy: notice, ...facts }: ContactSettings): Promise<SettingsOutcome> =>
    outcomeOf([
      { name: adminSettingsText.contact.ways, done: saveFacts(facts) },
      ...(noticeCalls
        ? [
            {
              name: adminSettingsText.contact.privacy,
              field: 'privacy',
              done: noticeCalls
                .save({ body: notice })
                .then((saved) => queries.setQueryData(keys.privacy, saved)),
            },
          ]
        : []),
    ]);

  return {
    siteInfo,
    contact: both(siteInfo, privacy),
    saveFacts: (change: SiteInfoChange) =>
      outcomeOf([{ name: adminSettingsText.contact.ways, done: saveFacts(change) }]),
    saveContact,
  };
}

function both(
  siteInfo: Load<SiteInfo>,
  privacy: Load<PrivacyNotice | null>,
): Load<{ siteInfo: SiteInfo; privacy: PrivacyNotice | null }> {
  if (siteInfo.status !== 'ready') return siteInfo;
  if (privacy.status !== 'ready') return privacy;
  return { status: 'ready', data: { siteInfo: siteInfo.data, privacy: privacy.data } };
}
