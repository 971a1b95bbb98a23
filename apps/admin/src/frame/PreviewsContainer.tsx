import { ApiError } from '@vitrin/api-client/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { newEntryId } from '@vitrin/contract/drafts/formDraft';
import type { HistoryKind } from '@vitrin/contract/history/history';
import type { PreviewLink, PreviewLinkDraft } from '@vitrin/contract/drafts/preview';
import { inWords } from '@vitrin/ui/admin/inWords';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { type PreviewOutcome, PreviewLinksDialog } from '@vitrin/ui/admin/PreviewLinksDialog';
import { adminPreviewText } from '@vitrin/ui/text/panelText';
import { useParams, useSearchParams } from 'react-router-dom';
import { ourClient } from '../api.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { useWork } from '../shared/underWay.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { useNow } from '../shared/useNow.ts';

export type PreviewsContainerProps = {
  open: boolean;
  /** What the form at this address stores drafts of. */
  kind: HistoryKind;
  onClose: () => void;
};

/** The links that show drafts, over the API. */
export function PreviewsContainer(props: PreviewsContainerProps) {
  const text = adminPreviewText;
  const { id } = useParams();
  const [params] = useSearchParams();
  const edited = props.kind === 'settings' ? (params.get('tab') ?? 'general') : (id ?? newEntryId);
  const queries = useQueryClient();
  useWork(props.open);
  const query = useQuery({
    queryKey: keys.previews,
    queryFn: ({ signal }) => ourClient.previews.listAll({ signal }),
    enabled: props.open,
    // Links are opened and expire meanwhile.
    staleTime: 0,
  });
  const reload = () => queries.invalidateQueries({ queryKey: keys.previews });

  async function make(body: PreviewLinkDraft): Promise<PreviewOutcome> {
    try {
      const { path } = await ourClient.previews.create({ body });
      await reload();
      return { status: 'made', link: `${location.origin}${path}` };
    } catch (error) {
      return { status: 'refused', reason: reasonOf(error) };
    }
  }

  async function revoke(link: PreviewLink): Promise<void> {
    try {
      await ourClient.previews.remove({ params: { id: link.id } });
      notifySuccess(text.revoked);
    } catch {
      tellFailure(text.revokeFailed);
    }
    await reload();
  }

  return (
    <PreviewLinksDialog
      open={props.open}
      subject={{ kind: props.kind, id: edited }}
      links={loadOf(query, text.loadFailed)}
      now={useNow()}
      onMake={make}
      onRevoke={(link) => void revoke(link)}
      onClose={props.onClose}
    />
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return adminPreviewText.makeFailed;
  if (error.status === 404) return adminPreviewText.nothingTyped;
  const isTold = error.status === 409 && error.serverMessage !== undefined;
  return isTold ? inWords(error.serverMessage) : adminPreviewText.makeFailed;
}
