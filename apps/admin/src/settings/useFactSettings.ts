import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';
import type { PrivacyNotice } from '@vitrin/contract/pages/privacy';
import type { SiteInfo, SiteInfoChange } from '@vitrin/contract/settings/siteInfo';
import type { ContactSettings, SettingsOutcome } from '@vitrin/ui/admin/SettingsScreen';
import { adminSettingsText } from '@vitrin/ui/text/panelText';
import { client, hasAdditions } from '../api.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { outcomeOf } from './settingsOutcome.ts';

/** The company's facts and the notice about personal data, and what saves them. */
export function useFactSettings() {
  const queries = useQueryClient();
  const siteInfo = loadOf(
    useQuery({ queryKey: keys.siteInfo, queryFn: ({ signal }) => client.siteInfo.read({ signal }) }),
    adminSettingsText.loadFailed,
  );
  const privacy = loadOf(
    useQuery({
      queryKey: keys.privacy,
      queryFn: async ({ signal }) => (hasAdditions ? client.privacy.read({ signal }) : null),
    }),
    adminSettingsText.loadFailed,
  );

  const saveFacts = async ({ shortName, ...facts }: SiteInfoChange) => {
    const change = hasAdditions && shortName !== undefined ? { ...facts, shortName } : facts;
    queries.setQueryData(keys.siteInfo, await client.siteInfo.save({ body: change }));
  };

  /** Facts and notice are two calls; where one fails, saving again sends both once more. */
  function saveContact({ privacy: notice, ...changed }: ContactSettings): Promise<SettingsOutcome> {
    const {
      contactDelivery: _delivery,
      whatsApp: _chat,
      morePhones: _more,
      openingHours: _hours,
      coordinates: _place,
      ...facts
    } = changed;
    if (!hasAdditions) return outcomeOf([{ name: adminSettingsText.contact.ways, done: saveFacts(facts) }]);
    return outcomeOf([
      { name: adminSettingsText.contact.ways, done: saveFacts(changed) },
      {
        name: adminSettingsText.contact.privacy,
        field: 'privacy',
        done: client.privacy
          .save({ body: notice })
          .then((saved) => queries.setQueryData(keys.privacy, saved)),
      },
    ]);
  }

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
