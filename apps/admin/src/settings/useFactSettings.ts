import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';
import type { PrivacyNotice, PrivacyNoticeDraft } from '@vitrin/contract/pages/privacy';
import type { SiteInfo, SiteInfoChange } from '@vitrin/contract/settings/siteInfo';
import type { SettingsScreenProps, StoredContact } from '@vitrin/ui/admin/SettingsScreen';
import { adminSettingsText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { outcomeOf } from './settingsOutcome.ts';

const { siteInfo: factCalls, privacy: noticeCalls } = client;

/** The company's facts and the privacy notice, and functions that save them. */
export function useFactSettings() {
  const { contact: text, loadFailed } = adminSettingsText;
  const queries = useQueryClient();
  const siteInfo = loadOf(
    useQuery({ queryKey: keys.siteInfo, queryFn: ({ signal }) => factCalls.read({ signal }) }),
    loadFailed,
  );
  const privacy = loadOf(
    useQuery({
      queryKey: keys.privacy,
      queryFn: async ({ signal }) => noticeCalls?.read({ signal }) ?? null,
    }),
    loadFailed,
  );

  async function sendFacts(body: SiteInfoChange): Promise<SiteInfo> {
    const saved = await factCalls.save({ body });
    queries.setQueryData(keys.siteInfo, saved);
    return saved;
  }

  async function sendNotice(calls: NonNullable<typeof noticeCalls>, body: PrivacyNoticeDraft) {
    const saved = await calls.save({ body });
    queries.setQueryData(keys.privacy, saved);
    return saved;
  }

  /** Facts and notice are two calls, each made if something of it has changed. */
  const saveContact: SettingsScreenProps['onSaveContact'] = ({ privacy: notice, ...facts }, stored) =>
    outcomeOf(stored, [
      ...(Object.keys(facts).length > 0
        ? [{ name: text.ways, done: sendFacts(facts).then((info) => ({ siteInfo: info })) }]
        : []),
      ...(noticeCalls && notice
        ? [
            {
              name: text.privacy,
              field: 'privacy',
              done: sendNotice(noticeCalls, notice).then((saved) => ({ privacy: saved })),
            },
          ]
        : []),
    ]);

  return {
    siteInfo,
    contact: both(siteInfo, privacy),
    saveFacts: (change: SiteInfoChange, stored: SiteInfo) =>
      outcomeOf(stored, [{ name: text.ways, done: sendFacts(change) }]),
    saveContact,
  };
}

function both(siteInfo: Load<SiteInfo>, privacy: Load<PrivacyNotice | null>): Load<StoredContact> {
  if (siteInfo.status !== 'ready') return siteInfo;
  if (privacy.status !== 'ready') return privacy;
  return { status: 'ready', data: { siteInfo: siteInfo.data, privacy: privacy.data } };
}
