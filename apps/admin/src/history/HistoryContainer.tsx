import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { type ReferredKind, referredBy } from '@vitrin/contract/kinds/field';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { HistoryScreen, type HistoryView, type ReturnOutcome } from '@vitrin/ui/admin/HistoryScreen';
import type { SiteContent } from '@vitrin/ui/admin/SettingsScreen';
import { PanelNotFoundScreen } from '@vitrin/ui/admin/PanelNotFoundScreen';
import { adminHistoryText } from '@vitrin/ui/text/panelText';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ourClient } from '../api.ts';
import { usePreviewedContent } from '../publicSite/usePreviewedContent.ts';
import { useSubject } from '../frame/subject.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { returnOutcome } from '../trash/returnOutcome.ts';
import { useNow } from '../shared/useNow.ts';
import { type HistoryPlace, historyPlace } from './historyPlace.ts';
import { useVersions } from './useVersions.ts';

/** The versions of the subject in the address, over the API. */
export function HistoryContainer() {
  const { kind, id } = useParams();
  const place = useMemo(() => historyPlace(kind, id), [kind, id]);
  if (place === undefined) return <PanelNotFoundScreen />;
  const Shown = kind === 'settings' && id === 'theme' ? ColorHistory : History;
  return <Shown key={`${kind} ${id}`} place={place} />;
}

/** For palettes, which are compared on the home page. */
function ColorHistory({ place }: { place: HistoryPlace }) {
  return <History place={place} home={usePreviewedContent().content} />;
}

function History({ place, home }: { place: HistoryPlace; home?: SiteContent }) {
  const text = adminHistoryText;
  const { kind, id } = place.subject;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  const { versions, gone, more } = useVersions(place.subject);
  const [view, show] = useView();
  const { read } = place;
  const about = useQuery({
    queryKey: [...keys.list('history'), 'subject', kind, id],
    queryFn: async ({ signal }) => (await read?.(signal)) ?? null,
    enabled: read !== undefined,
  }).data;
  useSubject({ siteHref: place.siteHref, ...about, back: place.back });

  const items = versions.status === 'ready' ? versions.data.items : undefined;
  const at = items?.findIndex((version) => version.id === view.open) ?? -1;
  // The oldest listed version has no previous one to compare with.
  const previous = at === -1 ? undefined : items?.[at + 1]?.id;
  const against = view.against === 'previous' && previous === undefined ? 'now' : view.against;
  const { open } = view;
  const comparison = useQuery({
    queryKey: [...keys.list('history'), kind, id, 'compared', open, against, previous, items?.[0]?.id],
    queryFn: ({ signal }) =>
      against === 'previous' && previous !== undefined
        ? ourClient.history.compare({
            params: { kind, id, version: previous },
            query: { with: open ?? '' },
            signal,
          })
        : ourClient.history.compare({ params: { kind, id, version: open ?? '' }, signal }),
    enabled: open !== undefined && items !== undefined,
    staleTime: 0,
  });
  const titles = useQueries({
    queries: referredBy(place.fields).map((of) => titleQueries[of]),
    combine: titlesById,
  });
  const referring = useMemo(() => ({ fields: place.fields, titles }), [place, titles]);

  async function restore(version: string, path?: string): Promise<ReturnOutcome> {
    let made: { id: string };
    try {
      ({ version: made } = await ourClient.history.restore({
        params: { kind, id, version },
        body: path === undefined ? {} : { path },
      }));
    } catch (error) {
      const outcome = returnOutcome(error, path, text.back.restoreFailed);
      if (outcome.status === 'failed') void queries.invalidateQueries({ queryKey: keys.list('history') });
      return outcome;
    }
    notifySuccess(text.back.done);
    // Restored content appears in lists, previews and counts; a form must not start with the former state.
    queries.removeQueries({ type: 'inactive' });
    await queries.invalidateQueries();
    show({ open: made.id, against: 'previous' }, { replace: true });
    return { status: 'back' };
  }

  return (
    <HistoryScreen
      subject={place.subject}
      title={about?.title ?? ''}
      parts={place.parts}
      versions={versions}
      gone={gone}
      view={{ open, against }}
      comparison={open === undefined ? undefined : loadOf(comparison, text.compare.loadFailed)}
      referring={referring}
      home={home}
      now={now}
      onPart={(part) => void navigate(adminPaths.history('settings', part), { replace: true })}
      onView={(wanted) => show(wanted, { replace: wanted.open === open })}
      onMore={more}
      onRestore={restore}
    />
  );
}

type Titled = { id: string; title: string };

/** Loads the titles of entries that fields refer to. */
const titleQueries: Readonly<
  Record<
    ReferredKind,
    { queryKey: readonly string[]; queryFn: (of: { signal: AbortSignal }) => Promise<readonly Titled[]> }
  >
> = {
  services: {
    queryKey: [...keys.list('services'), 'titles'],
    queryFn: ({ signal }) => ourClient.services.listAll({ signal }),
  },
  projects: {
    queryKey: [...keys.publicProjects, 'titles'],
    queryFn: ({ signal }) => ourClient.projects.listBasic({ signal }),
  },
};

const titlesById = (lists: readonly { data: readonly Titled[] | undefined }[]): ReadonlyMap<string, string> =>
  new Map(lists.flatMap(({ data = [] }) => data.map(({ id, title }) => [id, title] as const)));

/** The compared versions, kept in the address. */
function useView(): [HistoryView, (view: HistoryView, how: { replace: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const view: HistoryView = {
    open: params.get('version') ?? undefined,
    against: params.get('with') === 'previous' ? 'previous' : 'now',
  };
  const show = ({ open, against }: HistoryView, { replace }: { replace: boolean }) =>
    setParams(
      {
        ...(open !== undefined && { version: open }),
        ...(against === 'previous' && { with: against }),
      },
      { replace },
    );
  return [view, show];
}
