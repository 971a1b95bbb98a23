import type { Load } from '@vitrin/contract/load';
import { ServiceFormScreen } from '@vitrin/ui/admin/ServiceFormScreen';
import { useParams } from 'react-router-dom';
import { isServiceDraft } from '../serviceDraft.ts';
import { usePreviewedSite } from '../siteFacts.ts';
import { useDraft } from '../useDraft.ts';
import { draftName, useEditedService } from '../useEditedService.ts';
import { useNow } from '../useNow.ts';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';
import { useVisit } from '../useVisit.ts';

/** The form of one service over the API: a new one, or the one in the address. */
export function ServiceFormContainer() {
  const { id } = useParams();
  const visit = useVisit();
  const now = useNow();
  const site = usePreviewedSite();
  const [draft, keepDraft] = useDraft(draftName(id), visit, isServiceDraft);
  const guard = useUnsavedGuard(() => keepDraft(null));
  const { load, save } = useEditedService(id, visit, guard.pass);
  return (
    <ServiceFormScreen
      key={visit}
      load={mapReady(load, (service) => ({ service, site }))}
      draft={draft && { ...draft.value, at: draft.at }}
      now={now}
      leaving={guard.leaving}
      onSave={save}
      onDirty={guard.setDirty}
      onDraft={keepDraft}
    />
  );
}

const mapReady = <T, U>(load: Load<T>, map: (data: T) => U): Load<U> =>
  load.status === 'ready' ? { status: 'ready', data: map(load.data) } : load;
