import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { SiteAtScreen, type SiteReturn } from '@vitrin/ui/admin/SiteAtScreen';
import { adminSettingsText, adminSiteAtText } from '@vitrin/ui/text/panelText';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ourClient } from '../api.ts';
import { knownReasonOf } from '../shared/reasonOf.ts';
import { useSubject } from '../frame/subject.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { useNow } from '../shared/useNow.ts';
import { historyPlace } from './historyPlace.ts';

/** The whole site at the moment in the address, over the API. */
export function SiteAtContainer() {
  const text = adminSiteAtText;
  const [params, setParams] = useSearchParams();
  const at = params.get('at') ?? undefined;
  const [before, setBefore] = useState<string>();
  const queries = useQueryClient();
  const back = { label: adminSettingsText.tabs.general, href: adminPaths.settings('general') };
  useSubject({ siteHref: sitePaths.home(), back });
  const query = useQuery({
    queryKey: [...keys.list('siteAt'), at],
    queryFn: async ({ signal }) => (await ourClient.siteAt.read({ query: { at: at ?? '' }, signal })).changes,
    enabled: at !== undefined,
    staleTime: 0,
  });

  async function returnTo(moment: string, done: (undo: string) => void): Promise<SiteReturn> {
    try {
      const restored = await ourClient.siteAt.restore({ body: { at: moment } });
      done(restored.before);
    } catch (error) {
      return { status: 'failed', reason: knownReasonOf(error) ?? text.restoreFailed };
    }
    // Everything that the panel shows may have changed.
    queries.removeQueries({ type: 'inactive' });
    await queries.invalidateQueries();
    return { status: 'done' };
  }

  return (
    <SiteAtScreen
      at={at}
      changes={at === undefined ? undefined : loadOf(query, knownReasonOf(query.error) ?? text.loadFailed)}
      placeOf={({ kind, id }) => {
        const place = historyPlace(kind, id);
        return place?.parts.find((part) => part.id === id)?.label ?? place?.back.label ?? '';
      }}
      now={useNow()}
      undoable={before !== undefined}
      onMoment={(moment) => {
        setBefore(undefined);
        setParams({ at: moment });
      }}
      onPreview={async () => {
        try {
          const draft = { subject: null, hours: 1, moment: at } as const;
          return (await ourClient.previews.create({ body: draft })).path;
        } catch {
          return undefined;
        }
      }}
      onRestore={() => returnTo(at ?? '', setBefore)}
      onUndo={() =>
        returnTo(before ?? '', () => {
          setBefore(undefined);
          notifySuccess(text.undone);
        })
      }
    />
  );
}
