import type { Load } from '@vitrin/contract/load';
import type { StoredItem } from '@vitrin/ui/admin/saving';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { isDraftOf } from './itemDraft.ts';
import { type PreviewedSite, usePreviewedSite } from './siteFacts.ts';
import { uploadPicture } from './uploadPicture.ts';
import { useDraft } from './useDraft.ts';
import { draftName, type EditedKind, useEditedItem } from './useEditedItem.ts';
import { useNow } from './useNow.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';
import { useVisit } from './useVisit.ts';

/** Everything that a form about one item gets over the API: for a new one, or the one in the address. */
export function useItemForm<Item extends StoredItem, Fields, Change extends { kind: string }>(
  kind: EditedKind<Item, Fields, Change>,
) {
  const { id } = useParams();
  const visit = useVisit();
  const now = useNow();
  const site = usePreviewedSite();
  const isDraft = useMemo(() => isDraftOf(kind.typed), [kind]);
  const [draft, keepDraft] = useDraft(draftName(kind, id), visit, isDraft);
  const guard = useUnsavedGuard(() => keepDraft(null));
  const { load, save } = useEditedItem(kind, id, visit, guard.pass);
  return {
    /** Names the visit: another one begins a fresh form. */
    visit,
    screen: {
      load: withSite(load, site),
      draft: draft && { ...draft.value, at: draft.at },
      now,
      leaving: guard.leaving,
      onSave: save,
      onDirty: guard.setDirty,
      onDraft: keepDraft,
      onUploadPicture: uploadPicture,
    },
  };
}

const withSite = <Item>(
  load: Load<Item | null>,
  site: PreviewedSite,
): Load<{ item: Item | null; site: PreviewedSite }> =>
  load.status === 'ready' ? { status: 'ready', data: { item: load.data, site } } : load;
